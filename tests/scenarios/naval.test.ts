import { describe, expect, test } from 'vitest';
import { seededChooser } from '../../src/ai/random';
import { DIRECTIONS, neighbourOf, OFF_MAP, printHex } from '../../src/kernel/board';
import { openMatch } from '../../src/kernel/match';
import { naval } from '../../src/rules/naval';
import type { Battle } from '../../src/scenarios/battle';
import { fieldsOf } from '../../src/ui/pages/positionFields';
import { sketchSea } from '../../src/ui/systems/naval/pages/fleetFacts';
import { battlesOf } from '../battles';
import { WHOLE } from '../extent';
import { hastyAction } from './hasty';

function open(position: unknown, seed: number) {
  const opened = openMatch(naval, position, seed);
  if (!opened.ok) throw new Error(opened.faults.map(({ at, expected, found }) => `${at}: expected ${expected}, found ${found}`).join('\n'));
  return opened.value;
}

/** Plays a battle hastily to its end; who has won it. */
function winnerOf(battle: Battle, seed: number): 0 | 1 | 2 {
  const match = open(battle.position, seed);
  const choose = seededChooser(seed + 1);
  for (let plays = 0; !match.outcome(); plays++) {
    const action = hastyAction(match.context, match.state, choose);
    if (action === undefined || plays > 20_000) throw new Error(`${battle.id}, seed ${seed}: no way on after ${plays} plays`);
    const played = match.play(action);
    if (!played.ok) throw new Error(`${battle.id}, seed ${seed}: ${played.refusal.why}`);
  }
  return match.outcome()!.winner;
}

const GAMES = 20;

describe.each(battlesOf('naval'))('$id', (battle: Battle) => {
  const { context, state } = open(battle.position, 1);
  const { board, types } = context;
  const name = (hex: number) => printHex(board, hex);

  test('says what N means for a bow where the top of the map is not north', () => {
    const { en, fr } = battle.ground;
    const turned = !/top of the map is north[,.]/.test(en);
    expect(en.includes('For a ship’s bow, N means the top of the map.')).toBe(turned);
    expect(fr.includes('Pour la proue d’un navire, N désigne le haut de la carte.')).toBe(turned);
  });

  test('opens in its first movement phase, sound, and reads again as it is printed', () => {
    expect(naval.check(context, state)).toEqual([]);
    expect(state).toMatchObject({ turn: 1, player: 0, phase: 'movement', question: null });
    const printed = naval.printPosition(context, state);
    const again = open(printed, 1);
    expect(naval.printPosition(again.context, again.state)).toEqual(printed);
    expect(naval.legal(context, state).length).toBeGreaterThan(25);
  });

  test('has as many ships as it says, and no optional rules', () => {
    expect([0, 1].map((side) => state.ships.filter((ship) => ship.side === side).length)).toEqual(battle.size.counters);
    expect(battle.recommended).toEqual([]);
  });

  test('is of two sides whose names its fleets bear', () =>
    expect(context.fleets.map((fleet) => fleet.name)).toEqual(battle.sides.map(({ name }) => name.en)));

  test('puts every ship alone on the sea, with a hex of sea before or behind it, and every landing on land', () => {
    const hexes = state.ships.map((ship) => ship.hex);
    expect(new Set(hexes).size).toBe(hexes.length);
    expect(hexes.filter((hex) => context.land[hex] !== 0).map(name)).toEqual([]);
    expect(state.ashore.filter(({ hex }) => context.land[hex] === 0).map(({ hex }) => name(hex))).toEqual([]);
    const sea = (hex: number) => hex !== OFF_MAP && context.land[hex] === 0;
    const shut = state.ships.filter(
      ({ hex, facing }) => !sea(neighbourOf(board, hex, facing)) && !sea(neighbourOf(board, hex, (facing + 3) % 6)),
    );
    expect(shut.map(({ hex }) => name(hex))).toEqual([]);
  });

  test('has one sea, on which every ship can go everywhere', () => {
    const from = state.ships[0]!.hex;
    const reached = new Set([from]);
    for (const hex of reached) {
      for (const d of DIRECTIONS) {
        const next = neighbourOf(board, hex, d);
        if (next !== OFF_MAP && context.land[next] === 0) reached.add(next);
      }
    }
    const apart = [...context.land.keys()].filter((hex) => context.land[hex] === 0 && !reached.has(hex));
    expect(apart.map(name)).toEqual([]);
  });

  test('uses every type that it names, and carries no more marines than there is room for', () => {
    const used = new Set(state.ships.map((ship) => ship.type));
    const { types: named = {} } = battle.position as { types?: object };
    expect(Object.keys(named).filter((word) => !types.some((type, i) => type.name === word && used.has(i)))).toEqual([]);
    expect(state.ships.filter((ship) => ship.marines > (types[ship.type]!.size === 'large' ? 2 : 1)).map(({ hex }) => name(hex))).toEqual(
      [],
    );
  });

  test('lets both sides score, and says for what', () => {
    for (const side of [0, 1])
      expect(context.victory.some(({ by, points, large }) => by === side && Math.max(points, large) > 0)).toBe(true);
    for (const { en, fr } of battle.special) expect([en, fr].every((text) => text.length > 10)).toBe(true);
  });

  test('shows on its card the ships that it has', () => {
    const sketch = sketchSea(fieldsOf(battle.position));
    for (const side of [0, 1] as const) {
      const own = state.ships.filter((ship) => ship.side === side);
      const { ships, large, marines, crews, ballistae, corvi, ashore } = sketch.fleets[side];
      expect(ships).toBe(own.length);
      expect([large, marines, ballistae, corvi]).toEqual([
        own.filter(({ type }) => types[type]!.size === 'large').length,
        own.reduce((sum, ship) => sum + ship.marines, 0),
        own.filter(({ type }) => types[type]!.ballista).length,
        own.filter(({ type }) => types[type]!.corvus).length,
      ]);
      for (const { quality, ships: n } of crews) expect(own.filter(({ type }) => types[type]!.crew === quality).length).toBe(n);
      expect(ashore).toBe(state.ashore.filter((landing) => landing.side === side).reduce((sum, landing) => sum + landing.marines, 0));
    }
    expect(sketch.turns).toBe(context.turns);
  });

  test(`is lost by neither side in all of ${GAMES} hasty games`, () => {
    const winners = new Set<number>();
    for (let seed = 1; seed <= GAMES && (WHOLE || !(winners.has(1) && winners.has(2))); seed++) winners.add(winnerOf(battle, seed));
    expect([...winners]).toEqual(expect.arrayContaining([1, 2]));
  });
});
