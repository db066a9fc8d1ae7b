import { expect, test } from 'vitest';
import { samplingDice } from '../../src/ai/sampling';
import type { BareState } from '../../src/kernel/twoSides';
import { type Table, tableOf } from './games';

/* 13.7 What a side makes of enemy leaders whom it does not see. */

interface Army {
  readonly leaders: readonly number[];
  readonly waiting: number;
  readonly panicked: boolean;
}

const armyOf = (state: unknown): Army => (state as { armies: readonly Army[] }).armies[1]!;

/** Foot before foot, with a second rank behind that nobody sees; the leaders of the second side are in it. */
const facing = (leaders: readonly string[], options: readonly string[], more: object = {}): Promise<Table> =>
  tableOf('spartolus', {
    options,
    map: { columns: 12, rows: 16, hill: 'A6 B6 C6 D6 E6 F6 G6 H6 I6 J6 K6 L6' },
    phase: 'movement',
    player: 1,
    turns: 9,
    armies: [
      { name: 'Red', panic: 9, units: ['HI D10/1', 'HI E10/1', 'HI F10/1'], leaders: ['E10'] },
      { name: 'Blue', panic: 9, units: ['HI D8/4', 'HI E8/4', 'HI F8/4', 'HI D3/4', 'HI E3/4', 'HI F3/4'], leaders, ...more },
    ],
  });

const known = ({ ai, context, state }: Table): BareState => ai.known(context, state);
const worth = ({ ai, context }: Table, state: BareState): number => ai.tactics.value(context, state, 0);

test.each([[['13.7']], [['13.7', '13.8']]])('%j: they count, wherever they are', async (options) => {
  const table = await facing(['D3', 'E3'], options);
  expect(armyOf(known(table))).toMatchObject({ leaders: [], waiting: 2 });
  expect(worth(table, known(table))).toBeCloseTo(worth(table, table.state), 5);
});

test.each([[['13.7']], [['13.7', '13.8']]])(
  '%j: an army that has lost a leader goes on while it has another, whom nobody sees',
  async (options) => {
    const table = await facing(['E3'], options, { leadersLost: 1 });
    const dice = samplingDice();
    const placed = [0, 1, 2, 3].map((game) => {
      const state = table.ai.tactics.clone(known(table));
      dice.begin(game);
      table.ai.tactics.playOn(table.context, state, dice, 2);
      expect(armyOf(state)).toMatchObject({ panicked: false, waiting: 0 });
      return armyOf(state).leaders.length;
    });
    expect(Math.max(...placed)).toBe(1);
  },
);

test.each([[['13.7']], [['13.7', '13.8']]])('%j: what is known of them is the same wherever they stand unseen', async (options) => {
  const ratings = options.includes('13.8') ? { ratings: [4, 2] } : {};
  const places = [
    ['D3', 'E3'],
    ['F3', 'F3'],
    ['A1', 'L2'],
  ];
  const told = await Promise.all(places.map(async (leaders) => JSON.stringify(known(await facing(leaders, options, ratings)))));
  expect(new Set(told).size).toBe(1);
});

test('13.7 a leader who is seen stands where he is, and the table goes on showing no more than that', async () => {
  const table = await facing(['E8', 'E3'], ['13.7']);
  const { leaders, waiting } = armyOf(known(table));
  expect({ leaders, waiting }).toEqual({ leaders: [armyOf(table.state).leaders.at(-1)], waiting: 1 });
  const view = table.system.view!(table.context, table.state, 0);
  expect(armyOf(view)).toMatchObject({ leaders, waiting: 0 });
});
