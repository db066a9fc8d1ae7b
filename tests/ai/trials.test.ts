import { expect, test } from 'vitest';
import { createAccount } from '../../src/ai/account';
import { BUDGETS } from '../../src/ai/players';
import { carryThrough } from '../../src/ai/simulate';
import type { Tactics } from '../../src/ai/tactics';
import { race } from '../../src/ai/trials';

/** A game in which each of ten lines brings as much as its number says. */
const game = {
  clone: () => ({ line: 0 }),
  playOn: () => undefined,
  value: (_: object, { line }: { line: number }) => line / 10,
  may: () => true,
  take(_: object, state: { line: number }, __: number, line: number) {
    state.line = line;
  },
} as unknown as Tactics<object, object, number>;

function raced(milliseconds: number | undefined, tick: number, best = 0): { simulations: number; best: number } {
  let time = 0;
  const account = createAccount({ ...BUDGETS.legate, simulations: 4000, milliseconds }, () => {
    time += tick;
    return time;
  });
  account.begin(true);
  const lines = [5, 4, 3, 2, 1, 0, best, 1, 2, 3];
  const branches = lines.map((line) => ({ state: {}, takes: [{ piece: 1, line }] }));
  const search = race(account, branches, { side: 0, playerTurns: 2, from: 0, until: 1, doubt: 1 });
  const { best: won } = carryThrough(game, {}, search);
  return { simulations: account.simulations(), best: won };
}

test('the best wins if it is better than the first', () => {
  expect(raced(undefined, 0, 9).best).toBe(6);
  expect(raced(undefined, 0, 4).best).toBe(0);
});

test('when the time is out nothing more is tried, and the first stays', () => expect(raced(1, 5, 9)).toEqual({ simulations: 0, best: 0 }));

test('a time that ends in the midst of it is kept, whatever was asked for last', () => {
  const { simulations } = raced(100, 5);
  expect(simulations).toBeGreaterThan(0);
  expect(simulations).toBeLessThan(400);
});

test('a budget of simulations knows no time', () => {
  const { simulations } = raced(undefined, 1000);
  expect(simulations).toBeGreaterThan(1000);
  expect(simulations).toBeLessThanOrEqual(4000 + 40);
});
