import { describe, expect, test } from 'vitest';
import { comeToRam, trailFrom } from '../../../../src/ui/systems/naval/board/trail';
import { createTeller, mapFacts } from '../../../../src/ui/systems/naval/facts';
import { readyPieces } from '../../../../src/ui/systems/naval/ready';
import { sit } from './atTheTable';

const names = { ship: ({ id }: { id: number }) => String(id), landing: () => 'ashore' };

/** One ship a side. */
const meeting = (first: string, second: string) =>
  sit({
    fleets: [
      { name: 'Rome', ships: [first] },
      { name: 'Carthage', ships: [second] },
    ],
    victory: undefined,
  });

describe('what the board is told of ships', () => {
  test('what has not changed is the same object', () => {
    const { match, context, play } = sit();
    const tell = createTeller(context, names);
    const before = tell(match.state, undefined);
    expect(tell(match.state, undefined)).toBe(before);
    const entry = play('F5-F6');
    const after = tell(match.state, entry);
    expect(after.ships.filter((facts, i) => facts !== before.ships[i]).map(({ id }) => id)).toEqual([4]);
    expect(after.ashore).toBe(before.ashore);
    expect(mapFacts(context)).toBe(mapFacts(context));
    expect([...context.land].filter((land, hex) => land === 1 && mapFacts(context).land[hex] === 1)).toHaveLength(6);
  });

  test('faces, crews, marines, engines and who commands', () => {
    const { match, context, hex } = sit();
    const { ships, ashore } = createTeller(context, names)(match.state, undefined);
    const at = (name: string) => ships.find((ship) => ship.hex === hex(name));
    expect(at('D6')).toMatchObject({ size: 'large', crew: 2, fullCrew: 2, marines: 2, ballista: true, corvus: true, commander: 0 });
    expect(at('B3')).toMatchObject({ damaged: true, crew: 0, fullCrew: 4 });
    expect(at('E8')).toMatchObject({ sinking: true, ballista: false });
    expect(at('B2')).toMatchObject({ side: 1, commander: 0, captured: true });
    expect(ashore).toEqual([{ hex: hex('A2'), side: 0, count: 2, name: 'ashore' }]);
  });

  test('a ship that has moved shows its way once, turning, and its mark', () => {
    const { match, context, hex, play } = sit();
    const tell = createTeller(context, names);
    tell(match.state, undefined);
    const turned = play('A4/2');
    const moved = tell(match.state, turned).ships.find(({ acted }) => acted);
    expect(moved?.trail).toEqual([
      { hex: hex('A4'), facing: 0 },
      { hex: hex('A4'), facing: 1 },
    ]);
    match.goTo(0);
    expect(tell(match.state, undefined).ships.some(({ trail, acted }) => trail !== undefined || acted)).toBe(false);
  });

  test('a rammer that comes out on the far side sails through', () => {
    const { match, context, hex, play } = meeting('trireme C5/1', 'trireme C4/1');
    const tell = createTeller(context, names);
    tell(match.state, undefined);
    const rammed = play('C5xC4-C3');
    const [rammer] = tell(match.state, rammed).ships;
    expect(rammer?.trail?.at(0)).toEqual({ hex: hex('C5'), facing: 0 });
    expect(rammer?.trail?.at(-1)).toEqual({ hex: hex('C3'), facing: 0 });
  });

  test('who moves and rams in one order comes there first, is unharmed until the blow, and sails on from there', () => {
    const { match, context, hex, play } = meeting('trireme C6/1', 'trireme C4/4');
    const tell = createTeller(context, names);
    const before = tell(match.state, undefined);
    const rammed = play('C6-C5xC4');
    const now = tell(match.state, rammed);
    const held = comeToRam(before, now, 700);
    expect(held.ships[0]).toMatchObject({ hex: hex('C5'), facing: 0, damaged: before.ships[0]!.damaged, takes: 700 });
    expect(held.ships[0]?.trail?.map((pose) => pose.hex)).toEqual([hex('C6'), hex('C5')]);
    expect(held.ships[1]).toBe(before.ships[1]);
    // Not the way to C5 once more.
    expect(trailFrom(held.ships[0], now.ships[0]!)?.map((pose) => pose.hex)).not.toContain(hex('C6'));
    expect(trailFrom(before.ships[0], now.ships[0]!)).toBe(now.ships[0]!.trail);
  });

  test('those who can do nothing are dimmed; enemies never are', () => {
    const { match, context } = sit();
    const { ships } = createTeller(context, names)(match.state, undefined);
    const bright = ships.filter(({ commander, dimmed }) => commander === 0 && !dimmed).map(({ id }) => id);
    expect(bright).toEqual([...readyPieces(context, match.state)]);
    expect(ships.some(({ commander, dimmed }) => commander === 1 && dimmed)).toBe(false);
    expect(ships.find(({ sinking }) => sinking)?.dimmed).toBe(true);
  });
});
