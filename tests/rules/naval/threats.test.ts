import { describe, expect, test } from 'vitest';
import { parseHex } from '../../../src/kernel/board';
import { naval } from '../../../src/rules/naval';
import { extentsOf } from '../../../src/rules/naval/play/extents';
import { type Threat, threatsTo } from '../../../src/rules/naval/play/threats';

const types = {
  galley: { as: 'small', crew: 4, marines: 1 },
  tower: { as: 'large', crew: 2, marines: 2, ballista: true, corvus: true },
};

function opened(own: readonly string[], enemy: readonly string[], rest: object = {}, theirs: object = {}) {
  const read = naval.readPosition({
    system: 'naval',
    map: { columns: 12, rows: 9 },
    types,
    phase: 'movement',
    die: 3,
    fleets: [{ ships: own }, { ships: enemy, ...theirs }],
    ...rest,
  });
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return naval.open(read.value, 1);
}

/** The threats to the first ship of the first fleet. */
function threatsIn(...given: Parameters<typeof opened>): readonly Threat[] {
  const { context, state } = opened(...given);
  const before = JSON.stringify(state);
  const found = threatsTo(context, state, state.ships[0]!);
  expect(JSON.stringify(state), 'nothing is changed').toBe(before);
  return found;
}

describe('a ram (14.6)', () => {
  test('into the flank, with the least die that brings it there', () => {
    // North of a ship that lies across: two hexes ahead and the ram, 6 points of crew 4.
    const [threat] = threatsIn(['small E6/3'], ['galley E3/4']);
    expect(threat?.ram).toMatchObject({ kind: 'flank', die: 2, sinks: 5, damages: 1 });
  });

  test('is not told where no die is enough, nor of a sinking ship', () => {
    expect(threatsIn(['small E9/3'], ['galley E1/4'])).toEqual([]);
    expect(threatsIn(['small E6/3'], ['galley E3/4 damaged sinking marines=0'])).toEqual([]);
  });

  test('in the enemy’s movement goes by the die that has fallen and the ships still to move', () => {
    const his = { player: 2, die: 1 };
    expect(threatsIn(['small E6/3'], ['small E3/4'], his).some(({ ram }) => ram)).toBe(false);
    expect(threatsIn(['small E6/3'], ['small E3/4'], { ...his, die: 4 })[0]?.ram).toMatchObject({ kind: 'flank', die: undefined });
    expect(threatsIn(['small E6/3'], ['small E3/4 moved'], { ...his, die: 4 })).toEqual([]);
  });

  test('is that of the turn after once the fleet has moved, and none once it has moved for the last time', () => {
    const moved = { turn: 19, turns: 20, player: 2, die: undefined };
    for (const phase of ['attacks', 'ballistae'])
      expect(threatsIn(['small E6/3', 'tower L9/1'], ['galley E3/4'], { ...moved, phase })[0]?.ram).toMatchObject({ die: 2 });
    const last = { turn: 20, turns: 20, die: undefined, phase: 'attacks' };
    expect(threatsIn(['galley E6/3'], ['galley E5/4'], { ...last, player: 2 })[0]).toMatchObject({ ram: undefined, boarding: { need: 5 } });
    expect(threatsIn(['galley E6/3'], ['tower E5/4'], { ...last, player: 2, phase: 'ballistae' })[0]).toMatchObject({
      ram: undefined,
      boarding: undefined,
      ballista: { need: 6 },
    });
    expect(threatsIn(['galley E6/3'], ['galley E5/4'], { ...last, player: 1 })[0]?.ram).toBeDefined();
  });
});

describe('marines and ballistae (14.8, 14.9)', () => {
  test('board where the ship can lie alongside, a corvus helping', () => {
    const [threat] = threatsIn(['small E6/3'], ['tower E4/4']);
    expect(threat?.boarding).toMatchObject({ need: 4, die: 1 });
    expect(threat?.ballista).toMatchObject({ need: 6, die: 1 });
    expect(threat?.archery).toMatchObject({ need: 6, die: 1 });
    expect(threat?.marines).toBe(2);
  });

  test('no marines, no boarding; no sight, no shot (14.8.g)', () => {
    expect(threatsIn(['small E6/3'], ['galley E4/4 marines=0'])[0]?.boarding).toBeUndefined();
    const walled = { map: { columns: 12, rows: 9, land: 'D5 D6 E5 F5 F6 E7 D7 F7' } };
    expect(threatsIn(['small E6/3'], ['tower E4/4'], walled)).toEqual([]);
  });

  test('from ashore only at the next hex (14.8.c)', () => {
    const land = { map: { columns: 12, rows: 9, land: 'E5 E3' } };
    const found = threatsIn(['small E6/3'], [], land, { ashore: 'E5 E3' });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ ship: undefined, marines: 1, archery: { need: 6 }, boarding: undefined, ram: undefined });
  });
});

describe('beyond a ship that is rammed (14.6)', () => {
  // The enemy rams E4 through its stern and comes out at E3, which costs 4 points, and can come there in no other way.
  const lame = 'galley E5/1 damaged';

  test('marines board and shoot, and a ballista shoots, from the far side', () => {
    const from = parseHex(opened([], [lame]).context.board, 'E3')!;
    expect(threatsIn(['small E2/3', 'small E4/1'], [lame])).toMatchObject([
      { ram: undefined, boarding: { from, die: 4, need: 5, through: true } },
    ]);
    expect(threatsIn(['small E1/3', 'small E4/1'], [lame])).toMatchObject([
      { boarding: undefined, archery: { from, die: 4, through: true } },
    ]);
    const [shot] = threatsIn(['small F1/3', 'small E4/1'], ['tower E5/1']);
    expect(shot).toMatchObject({ ballista: { from, die: 2, through: true } });
  });

  test('goes by the die that has fallen', () => {
    const his = { player: 2, die: 4 };
    expect(threatsIn(['small E2/3', 'small E4/1'], [lame], his)).toMatchObject([{ boarding: { die: undefined, through: true } }]);
    expect(threatsIn(['small E2/3', 'small E4/1'], [lame], { ...his, die: 3 })).toEqual([]);
  });

  test('is reached, and what lies about it can be boarded, but not rammed: a ram ends the move', () => {
    const { context, state } = opened(['small E2/3', 'small E4/1'], [lame]);
    const at = (name: string) => parseHex(context.board, name)!;
    const [{ reach, board, hit, ram } = undefined!] = extentsOf(context, state, 1);
    expect(reach.get(at('E3'))).toEqual({ from: at('E3'), die: 4, through: true });
    expect(board.get(at('E2'))).toEqual({ from: at('E3'), die: 4, through: true });
    expect(hit.get(at('F1'))).toEqual({ from: at('E3'), die: 4, through: true, by: 'archery' });
    expect(reach.get(at('E5'))).toEqual({ from: at('E5'), die: 1, through: false });
    expect([ram.has(at('E4')), ram.has(at('E2'))]).toEqual([true, false]);
    const blocked = opened(['small E2/3', 'small E4/1', 'small E3/1'], [lame]);
    expect(extentsOf(blocked.context, blocked.state, 1)[0]!.reach.has(at('E3'))).toBe(false);
  });

  test('is not told where the same can be done without it', () => {
    const from = parseHex(opened([], [lame]).context.board, 'E5')!;
    for (const [rest, die] of [[{}, 1] as const, [{ player: 2, die: 6 }, undefined] as const])
      expect(threatsIn(['small E4/1'], ['galley E5/1'], rest)).toMatchObject([{ boarding: { from, die, through: false } }]);
  });
});
