import { expect, test } from 'vitest';
import { distance, printHex } from '../../../src/kernel/board';
import { openMatch } from '../../../src/kernel/match';
import { ancients } from '../../../src/rules/ancients/index';
import { baw } from '../../../src/rules/baw/index';
import { naval } from '../../../src/rules/naval/index';
import { shootersAt as onLand } from '../../../src/ui/systems/ancients/shooters';
import { shootersAt as inAncientWorld } from '../../../src/ui/systems/baw/shooters';
import { shootersAt as atSea } from '../../../src/ui/systems/naval/shooters';

/** Who could shoot at E5, were the heavy infantry of E6 there, with woods in a hex. */
function atE5(woods: string): number[] {
  const map = { columns: 9, rows: 9, woods };
  const opened = openMatch(
    ancients,
    { system: 'ancients', map, armies: [{ units: ['HI E6/1'] }, { units: ['LA E4/4', 'LA C4/1', 'LA G3/4'] }] },
    1,
  );
  if (!opened.ok) throw new Error('no such field');
  const { context, state } = opened.value;
  const held = state.units[0]!;
  expect(onLand(context, state, held.hex, held).map(({ unit }) => unit.id)).toEqual([1]);
  expect(onLand(context, state, 0, undefined)).toEqual([]);
  return onLand(context, state, held.hex - context.board.columns, held).map(({ unit }) => unit.id);
}

test('on land: whoever has a hex in its arc, range and sight could shoot at it, from where it stands', () => {
  expect(atE5('A1')).toEqual([1, 3]);
  expect(atE5('F3 F4')).toEqual([1]);
});

test('on land: whoever has no arrows left could shoot at nobody (13.6)', () => {
  const shooters = (optional: object) => {
    const armies = [{ units: ['HI E6/1'] }, { units: ['LA E4/4', 'LA D5/3'] }];
    const opened = openMatch(ancients, { options: ['13.6'], map: { columns: 9, rows: 9 }, armies, optional }, 1);
    if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
    const { context, state } = opened.value;
    return onLand(context, state, state.units[0]!.hex, undefined).map(({ unit }) => printHex(context.board, unit.hex));
  };
  expect(shooters({})).toEqual(['E4', 'D5']);
  expect(shooters({ volleys: 'E4=0 D5=1' })).toEqual(['D5']);
});

test('at sea: ballistae to three hexes, marines at two, those ashore at one', () => {
  const waters = {
    system: 'naval',
    map: { columns: 9, rows: 7, land: 'F4 F5 F6' },
    types: { five: { as: 'large', crew: 3, marines: 2, ballista: true }, trireme: { as: 'small', crew: 4, marines: 1 } },
    turn: 1,
    turns: 2,
    player: 1,
    phase: 'movement',
    die: 5,
    fleets: [
      { name: 'Rome', ships: ['trireme E5/1'] },
      { name: 'Carthage', ships: ['five E2/4', 'trireme E3/4', 'trireme E7/1'], ashore: 'F5 F6' },
    ],
  };
  const opened = openMatch(naval, waters, 1);
  if (!opened.ok) throw new Error('no such waters');
  const { context, state } = opened.value;
  const shooters = atSea(context, state, state.ships[0]!.hex, undefined).map(({ ship, by }) => [ship?.id, ...by]);
  expect(shooters).toContainEqual([3, 'archery']);
  expect(shooters).toContainEqual([2, 'archery']);
  const beside = state.ashore.filter(({ hex }) => distance(context.board, hex, state.ships[0]!.hex) === 1);
  expect(beside.length).toBeGreaterThan(0);
  expect(atSea(context, state, state.ships[0]!.hex, undefined).flatMap(({ ship, hex }) => (ship ? [] : [hex]))).toEqual(
    beside.map(({ hex }) => hex),
  );
  expect(atSea(context, state, 0, undefined)).toEqual([]);
});

test('in the Ancient World: whoever has range and sight and is not held by an enemy beside it, the disordered not', () => {
  const field = {
    system: 'baw',
    map: { columns: 9, rows: 9, forest: 'F4' },
    armies: [
      { name: 'Rome', units: ['LEG E5', 'LEG B5'] },
      { name: 'Carthage', units: ['SLG E3', 'ARC G4', 'LI D5', 'ARC C5', 'SLG C4 disorganised', 'AUX E6'] },
    ],
  };
  const opened = openMatch(baw, field, 1);
  if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
  const { context, state } = opened.value;
  const shooters = inAncientWorld(context, state, state.units[0]!.hex).map(
    ({ id, hex }) => `${context.types[state.units[id]!.type]!.name} ${printHex(context.board, hex)}`,
  );
  expect(shooters).toContain('SLG E3');
  expect(shooters).not.toContain('SLG C4');
  expect(shooters).not.toContain('ARC G4');
  expect(shooters, 'B8.e held by the legion beside it').not.toContain('ARC C5');
  expect(inAncientWorld(context, state, 0)).toEqual([]);
});
