import { describe, expect, test } from 'vitest';
import { createAccount } from '../../src/ai/account';
import { BUDGETS, createPlayer, type PlayerName } from '../../src/ai/players';
import { type SamplingDice, samplingDice } from '../../src/ai/sampling';
import { carryThrough, simulate } from '../../src/ai/simulate';
import { NO_PIECE, type Tactics, type Task } from '../../src/ai/tactics';
import { meanOf, race } from '../../src/ai/trials';
import { seededDice } from '../../src/kernel/dice';
import type { BareState, Side } from '../../src/kernel/twoSides';
import { tableOf } from './games';

const HOLDER = { generator: [] };
const FACES = [1, 2, 3, 4, 5, 6];

describe('dice begun with a face', () => {
  const dice = samplingDice();
  const thrown = (times: number) => Array.from({ length: times }, () => dice.roll(HOLDER, 'melee', 6));

  test('show it at the first roll, at whatever they are aimed, and no other roll is another for it', () => {
    for (const face of FACES) {
      dice.begin(7, face - 1);
      dice.aim(3);
      expect(thrown(1)).toEqual([face]);
      dice.aim(5);
      const shown = thrown(9);
      dice.begin(7);
      dice.aim(5);
      expect(thrown(9)).toEqual(shown);
    }
  });

  test('fit a die of any sides, and forget the face when they begin anew', () => {
    dice.begin(7, 8);
    expect(dice.roll(HOLDER, 'points', 4)).toBe(1);
    dice.begin(7);
    const usual = thrown(5);
    dice.begin(9, 2);
    dice.begin(7);
    expect(thrown(5)).toEqual(usual);
  });
});

/** A game of one die: a line wins where it falls so high, and all else is thrown after. */
const game = {
  horizon: 1,
  clone: () => ({ won: 0 }),
  playOn: (_: object, state: object, dice: SamplingDice) => dice.roll(HOLDER, 'after', 6) && state,
  value: (_: object, { won }: { won: number }) => won,
  take(_: object, state: { won: number }, __: number, line: number, dice: SamplingDice) {
    dice.aim(line);
    state.won = dice.roll(HOLDER, 'melee', 6) >= line ? 1 : -1;
  },
} as unknown as Tactics<object, object, number>;

test('what hangs on one die is weighed exactly, however few the simulations are', () => {
  const lines = [5, 4, 6, 3];
  const branches = lines.map((line) => ({ state: {}, takes: [{ piece: NO_PIECE, line }] }));
  for (const simulations of [10, 100, 1000]) {
    const account = createAccount({ ...BUDGETS.legate, simulations }, () => 0);
    account.begin(true);
    const search = race(account, branches, { side: 0, playerTurns: 1, from: 0, until: 1, doubt: 0.5, faces: true });
    const { runs } = carryThrough(game, {}, search);
    for (const [i, line] of lines.entries()) expect(meanOf(runs[i]!)).toBeCloseTo((2 * (7 - line)) / 6 - 1, 9);
  }
});

test('whoever else does a part of the samples, each has its face', () => {
  const branches = [{ state: {}, takes: [{ piece: NO_PIECE, line: 4 }] }];
  const part = (from: number, samples: number) => [
    ...simulate(game, {}, { side: 0, playerTurns: 1, branches, from, samples, faces: true }, samplingDice()),
  ];
  expect([...part(0, 2), ...part(2, 3), ...part(5, 1)]).toEqual([-1, -1, -1, 1, 1, 1]);
});

/** What a search asks for where a side may fight for the first time. */
async function asked(battle: string, phase: string, player: PlayerName, simulations: number) {
  const { system, ai, context, state } = await tableOf(battle);
  const script = createPlayer(system, ai, 'centurion', 1);
  const linesOf = (side: Side) => ai.tactics.lines(context, state, side, NO_PIECE, BUDGETS.legate.width);
  while (state.phase !== phase || linesOf(system.decider(context, state)!).length < 2)
    system.apply(context, state, script.decide(context, state), seededDice);
  const search = createPlayer(system, ai, player, 1, { simulations }).deciding!(context, state);
  const tasks: Task<BareState, unknown>[] = [];
  const dice = samplingDice();
  for (let step = search.next(); !step.done; step = search.next(simulate(ai.tactics, context, step.value, dice))) tasks.push(step.value);
  return tasks;
}

describe.each([
  ['megiddo', 'melee'],
  ['magnesia', 'fire'],
  ['mylae', 'attacks'],
])('%s, %s:', (battle, phase) => {
  test('the legate goes through all faces, each as often', async () => {
    const tasks = await asked(battle, phase, 'legate', 2000);
    expect(tasks.length).toBeGreaterThan(1);
    for (const { faces, samples, from } of tasks) {
      expect(faces).toBe(true);
      expect([samples % 6, from % 6]).toEqual([0, 0]);
    }
  });

  test.each([
    ['tribune', 2000],
    ['legate', 300],
  ] as const)('the %s with %d simulations throws', async (player, simulations) => {
    const tasks = await asked(battle, phase, player, simulations);
    expect(tasks.length).toBeGreaterThan(0);
    for (const { faces } of tasks) expect(faces).toBeFalsy();
  });
});
