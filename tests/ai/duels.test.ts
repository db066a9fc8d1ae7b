import { describe, expect, test } from 'vitest';
import { createAiSession } from '../../src/ai/aiSession';
import { prospectOf } from '../../src/ai/ancients/duels';
import type { Answer } from '../../src/ai/protocol';
import { createSimulationPool } from '../../src/ai/simulationPool';
import { battleById } from '../../src/scenarios/all';
import { ordersIn, playBetween, tableOf } from './games';

/** What the players make of duels (13.8). */

interface Army {
  readonly units: readonly string[];
  readonly leaders: readonly string[];
  readonly ratings: readonly number[];
}

const meleeOf = (red: Army, blue: Army, more: object = {}): object => ({
  options: ['13.8'],
  map: { columns: 12, rows: 12 },
  phase: 'melee',
  player: 1,
  turns: 6,
  armies: [
    { name: 'Red', panic: 99, ...red },
    { name: 'Blue', panic: 99, ...blue },
  ],
  ...more,
});

/** A leader and one beside him, with units that have no attack worth making. */
const pair = (mine: number, theirs: number, ...more: string[]) =>
  meleeOf(
    { units: ['HI E5/1', ...more], leaders: ['E5'], ratings: [mine] },
    { units: ['PX E4/4', 'PX A1/4'], leaders: ['E4'], ratings: [theirs] },
  );

test('whoever is rated higher may hope for more', () => {
  const values = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((difference) => prospectOf(difference).value);
  expect(values).toEqual([...values].sort((a, b) => a - b));
  expect(values[0]).toBeLessThan(-0.3);
  expect(values.at(-1)).toBeGreaterThan(0);
});

test('neither does better by any one tactic against how the other plays', () => {
  const chance = (faces: number) => Math.max(0, Math.min(6, faces)) / 6;
  const table = [
    [0, -1, 1],
    [1, 0, null],
    [-1, null, null],
  ];
  for (const difference of [-4, -2, -1, 0, 1, 2, 4]) {
    const { value, ways } = prospectOf(difference);
    const gain = (mine: number, theirs: number) => {
      const given = table[mine]![theirs]!;
      return given === null ? 0 : chance(1 + given + difference) - chance(1 - given - difference);
    };
    const share = (times: readonly number[], i: number) => times[i]! / times.reduce((sum, one) => sum + one, 0);
    for (const i of [0, 1, 2]) {
      const mine = [0, 1, 2].reduce((sum, j) => sum + share(ways[1], j) * gain(i, j), 0);
      const theirs = [0, 1, 2].reduce((sum, j) => sum + share(ways[0], j) * gain(j, i), 0);
      expect(mine).toBeLessThan(value + 0.03);
      expect(theirs).toBeGreaterThan(value - 0.03);
    }
  }
});

describe.each(['centurion', 'legate'] as const)('the %s', (name) => {
  test('challenges at once where it promises something', async () => {
    expect((await ordersIn(pair(5, 1, 'KT B9/1'), name, 1))[0]).toBe('challenge E5 E4');
  });

  test('makes a challenge that promises nothing all the same, for the phase does not end without', async () => {
    expect(await ordersIn(pair(1, 5), name, 2)).toEqual(['challenge E5 E4', 'accept']);
  });

  test('after an attack worth making', async () => {
    const position = meleeOf(
      { units: ['HI E5/1', 'KT H5/1'], leaders: ['E5'], ratings: [1] },
      { units: ['PX E4/4', 'LI H4/4'], leaders: ['E4'], ratings: [5] },
    );
    const orders = await ordersIn(position, name, 3);
    expect(orders[0]).toBe('H5xH4');
    expect(orders).toContain('challenge E5 E4');
  });

  test('answers for a weak leader alone by leaving, for a strong one by accepting', async () => {
    const against = (theirs: number) =>
      meleeOf(
        { units: ['HI E5/1'], leaders: ['E5'], ratings: [3] },
        { units: ['HI A1/4'], leaders: ['E4'], ratings: [theirs] },
        { optional: { asked: { order: 'accept', by: 2 }, duel: { challenge: 'E5 E4' } } },
      );
    expect((await ordersIn(against(1), name, 1))[0]).toMatch(/^away [D-F]3$/);
    expect((await ordersIn(against(5), name, 1))[0]).toBe('accept');
  });

  test('does not look at the tactic that the other has chosen', async () => {
    const chosen = await Promise.all(
      ['offensive', 'prudent', 'defensive'].map(async (tactic) => {
        const position = { ...pair(3, 4), optional: { asked: { order: 'tactic', by: 2 }, duel: { challenge: 'E5 E4', tactic } } };
        return (await ordersIn(position, name, 1))[0];
      }),
    );
    expect(new Set(chosen).size).toBe(1);
  });
});

test.each([[['13.8']], [['13.7', '13.8']]])(
  '%j: what a moment is worth, and a hint, tell whoever answers nothing of the tactic that the other has chosen',
  async (options) => {
    const position = meleeOf(
      { units: ['HI E5/1', 'HI D5/1', 'LI B9/1'], leaders: ['E5'], ratings: [2] },
      { units: ['HI E4/4', 'HI F4/4', 'LI B2/4'], leaders: ['E4'], ratings: [4] },
    );
    const told = await Promise.all(
      ['offensive', 'prudent', 'defensive'].map(async (tactic) => {
        const optional = { asked: { order: 'tactic', by: 2 }, duel: { challenge: 'E5 E4', tactic } };
        const said: Answer[] = [];
        let time = 0;
        const ask = createAiSession(
          (answer) => said.push(answer),
          () => (time += 5),
          () => 7,
          createSimulationPool(0, () => {
            throw new Error('no worker is spawned');
          }),
        );
        const { position: spartolus } = battleById('spartolus')!;
        await ask({ kind: 'lay', system: 'ancients', position: { ...spartolus, ...position, options, optional }, plays: [] });
        await ask({ kind: 'advise', id: 1, milliseconds: 500 });
        await ask({ kind: 'weigh', id: 2 });
        return said;
      }),
    );
    for (const said of told) {
      expect(said.map(({ kind }) => kind)).toEqual(['advice', 'weight']);
      expect(said).toEqual(told[0]);
    }
  },
);

test('games with duels come to an end, whoever plays', async () => {
  for (const [i, names] of (
    [
      ['recruit', 'centurion'],
      ['centurion', 'centurion'],
      ['centurion', 'recruit'],
    ] as const
  ).entries()) {
    const table = await tableOf('spartolus', { options: i === 0 ? ['13.8'] : i === 1 ? ['13.7', '13.8', '13V'] : ['13.8', '13.9'] }, i + 1);
    const orders = playBetween(table, names, 40);
    expect(orders.length).toBeGreaterThan(20);
  }
}, 60_000);
