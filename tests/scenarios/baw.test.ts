import { describe, expect, test } from 'vitest';
import { DIRECTIONS, type Hex, neighbourOf, OFF_MAP, printHex } from '../../src/kernel/board';
import { openMatch } from '../../src/kernel/match';
import { baw } from '../../src/rules/baw';
import { GROUNDS, type Ground, RESERVE, SIDES, type Side } from '../../src/rules/baw/model/types';
import type { Battle } from '../../src/scenarios/battle';
import { leaderName } from '../../src/ui/systems/baw/leaderNames';
import { battlesOf } from '../battles';
import { cornersOf } from './water';

function open(position: unknown, seed = 1) {
  const opened = openMatch(baw, position, seed);
  if (!opened.ok) throw new Error(opened.faults.map(({ at, expected, found }) => `${at}: expected ${expected}, found ${found}`).join('\n'));
  return opened.value;
}

/** Rally, demoralisation and disintegration of the first side and the second, as they are printed; 0: none. */
const PRINTED: Readonly<Record<string, readonly [first: readonly number[], second: readonly number[]]>> = {
  'baw-teutoburg': [
    [0, 100, 140],
    [0, 80, 160],
  ],
  'baw-pharsalus': [
    [2, 90, 150],
    [2, 100, 160],
  ],
  'baw-cannae': [
    [2, 90, 140],
    [3, 75, 110],
  ],
  'baw-arbela': [
    [3, 75, 100],
    [1, 50, 80],
  ],
  'baw-issus': [
    [2, 60, 75],
    [2, 50, 65],
  ],
  'baw-carrhae': [
    [1, 50, 60],
    [1, 130, 155],
  ],
  'baw-metaurus': [
    [2, 100, 120],
    [2, 100, 120],
  ],
  'baw-idistaviso': [
    [2, 170, 200],
    [1, 170, 200],
  ],
  'baw-megiddo': [
    [3, 60, 75],
    [1, 65, 80],
  ],
  'baw-kadesh': [
    [0, 75, 90],
    [2, 75, 90],
  ],
  'baw-trasimene': [
    [0, 80, 100],
    [0, 80, 100],
  ],
  'baw-munda': [
    [3, 170, 200],
    [2, 180, 210],
  ],
  'baw-boudicca': [
    [0, 0, 0],
    [0, 0, 0],
  ],
  'baw-adrianople': [
    [2, 130, 160],
    [1, 120, 150],
  ],
};

test('the fourteen battles are there', () =>
  expect(
    battlesOf('baw')
      .map(({ id }) => id)
      .sort(),
  ).toEqual(Object.keys(PRINTED).sort()));

describe.each(battlesOf('baw'))('$id', (battle: Battle) => {
  const { context, state } = open(battle.position);
  const { board } = context;
  const name = (hex: Hex) => printHex(board, hex);
  const groundAt = (hex: Hex): Ground => GROUNDS[context.ground[hex]!]!;
  const around = (hex: Hex) => DIRECTIONS.map((d) => neighbourOf(board, hex, d));
  const isEdge = (hex: Hex) => around(hex).includes(OFF_MAP);
  const hexes = Array.from({ length: board.size }, (_, hex) => hex);

  test('opens in its first fire phase, sound, and reads again as it is printed', () => {
    expect(baw.check(context, state)).toEqual([]);
    expect(state).toMatchObject({ turn: 1, player: 0, phase: 'fire', attack: null });
    const printed = baw.printPosition(context, state);
    expect(baw.printPosition(open(printed).context, open(printed).state)).toEqual(printed);
  });

  test('rallies, is demoralised and disintegrates at what is printed for it', () => {
    const numbers = context.armies.map(({ rally, demoralisation, disintegration }) => [rally, demoralisation, disintegration]);
    expect(numbers).toEqual(PRINTED[battle.id]);
  });

  test('has as many counters as it says, and is of two sides whose names its armies bear', () => {
    expect(SIDES.map((side) => state.units.filter((unit) => unit.side === side).length)).toEqual(battle.size.counters);
    expect(context.armies.map((army) => army.name)).toEqual(battle.sides.map(({ name }) => name.en));
  });

  test('is played by the options that it recommends, B16.1 wherever the ground has levels', () => {
    expect(battle.recommended).toEqual(context.options);
    expect(context.options.includes('B16.1')).toBe(context.level.some((level) => level > 0));
  });

  test('puts everybody where he can fight: nobody in a river or in water, no enemies next to each other', () => {
    const standing = state.units.filter((unit) => unit.hex >= 0);
    expect(standing.filter(({ hex }) => ['river', 'ford'].includes(groundAt(hex))).map(({ hex }) => name(hex))).toEqual([]);
    const side = new Map(standing.map((unit) => [unit.hex, unit.side]));
    const touching = standing.filter((unit) => around(unit.hex).some((hex) => side.has(hex) && side.get(hex) !== unit.side));
    expect(touching.map(({ hex }) => name(hex))).toEqual([]);
  });

  test('puts its leaders with units of their own', () => {
    const held = new Map(state.units.map((unit) => [unit.hex, unit.side]));
    const alone = state.leaders.filter((leader) => leader.hex !== RESERVE && held.get(leader.hex) !== leader.side);
    expect(alone.map(({ id }) => context.leaders[id])).toEqual([]);
  });

  test('has rivers that run on, from an edge of the map or the sea, with fords in them', () => {
    const wet = new Set(hexes.filter((hex) => ['river', 'ford'].includes(groundAt(hex))));
    const ends = (hex: Hex) => isEdge(hex) || around(hex).some((near) => near !== OFF_MAP && groundAt(near) === 'sea');
    for (const hex of wet) {
      const reached = new Set([hex]);
      for (const from of reached) for (const near of around(from)) if (wet.has(near)) reached.add(near);
      expect([...reached].some(ends), `${name(hex)} is water by itself`).toBe(true);
      if (groundAt(hex) === 'ford')
        expect(
          [...reached].some((one) => groundAt(one) === 'river'),
          `${name(hex)} fords nothing`,
        ).toBe(true);
    }
  });

  test('has streams that run on: each goes on at either end, comes to other water, or to the edge of the map', () => {
    const sides = hexes.flatMap((hex) =>
      DIRECTIONS.filter((d) => context.stream[hex * 6 + d] === 1 && hex < neighbourOf(board, hex, d)).map((d) => ({
        at: `${name(hex)}/${d + 1}`,
        corners: cornersOf(board, hex, d),
      })),
    );
    const isWater = (hex: Hex) => ['river', 'ford', 'sea'].includes(groundAt(hex));
    const isEnd = (corner: string) => sides.filter(({ corners }) => corners.some((one) => one.name === corner)).length === 1;
    const ending = sides.filter(({ corners }) =>
      corners.some((corner) => isEnd(corner.name) && !corner.hexes.includes(OFF_MAP) && !corner.hexes.some(isWater)),
    );
    expect(ending.map(({ at }) => at)).toEqual([]);
  });

  test('brings its reserves in where somebody can stand, in the course of the battle', () => {
    for (const { reserves } of context.armies) {
      for (const { turn, at } of reserves) {
        expect(turn).toBeLessThanOrEqual(context.turns);
        expect(at.filter((hex) => context.entryCost[hex] === 0 || !isEdge(hex)).map(name)).toEqual([]);
      }
    }
  });

  test('disintegrates no army before it has lost a third, and each before it has lost four fifths', () => {
    const strengthOf = (side: Side) =>
      state.units.filter((unit) => unit.side === side).reduce((sum, unit) => sum + context.types[unit.type]!.strength, 0);
    for (const side of SIDES) {
      const destroyed = context.victory.find(({ term, by }) => term === 'destroy' && by !== side)?.strength ?? 0;
      const level = context.armies[side].disintegration || destroyed;
      expect(level).toBeGreaterThanOrEqual(strengthOf(side) / 3);
      expect(level).toBeLessThanOrEqual((strengthOf(side) * 4) / 5);
    }
  });

  test('says what wins it, with the numbers of its terms', () => {
    for (const { strength, points } of context.victory)
      for (const language of ['en', 'fr'] as const)
        expect(battle.special.some((said) => said[language].includes(String(strength || points)))).toBe(true);
  });
});

test('leaders whose names French writes in its own way are those of the battles', () => {
  const leaders = battlesOf('baw').flatMap(({ position }) => open(position).context.leaders);
  const french = leaders.map((name) => [name, leaderName(name, 'fr')] as const).filter(([name, said]) => name !== said);
  expect(Object.fromEntries(french)).toMatchObject({ Caesar: 'César', Alexander: 'Alexandre', Ramesses: 'Ramsès' });
  expect(leaders.filter((name) => leaderName(name, 'en') !== name)).toEqual([]);
});
