import { expect, test } from 'vitest';
import { createAccount } from '../../src/ai/account';
import { createPlanner, takeOf } from '../../src/ai/plans';
import { BUDGETS } from '../../src/ai/players';
import { carryThrough } from '../../src/ai/simulate';
import type { Budget, Finding, Posture, Tactics } from '../../src/ai/tactics';
import { byWings } from '../../src/ai/wings';
import { createBoard } from '../../src/kernel/board';

/** Three pieces, each at 0 or 1. Alone nobody gains by going to 1; together they do. Lines 2 and 3 are never allowed, 3 rolls dice. */
interface Places {
  readonly at: number[];
}

const worth = ([a = 0, b = 0, c = 0]: readonly number[]): number => (a + b + c === 3 ? 1 : a + b === 2 ? 0.5 : -0.1 * (a + b + c));

function game(postures: readonly Posture<number>[]): Tactics<object, Places, number> {
  return {
    clone: ({ at }: Places) => ({ at: [...at] }),
    playOn: () => undefined,
    value: (_: object, { at }: Places) => worth(at),
    rolls: (line: number) => line === 3,
    may: (_: object, __: Places, line: number) => line < 2,
    take(_: object, { at }: Places, piece: number, line: number | undefined) {
      if (line !== undefined) at[piece] = line;
    },
    postures: (_: object, __: Places, ___: number, count: number) => postures.slice(0, count),
  } as unknown as Tactics<object, Places, number>;
}

const budget: Budget = { ...BUDGETS.legate, simulations: 4000, reply: 0, postures: 2 };

const found = (piece: number): Finding<number> => ({
  piece,
  lines: [undefined, 1, 2].map((line) => ({ line, value: 0 })),
});

function improved(postures: readonly Posture<number>[] = [], changes: Partial<Budget> = {}): unknown[] {
  const tactics = game(postures);
  const own = { ...budget, ...changes };
  const planner = createPlanner(
    tactics,
    createAccount(own, () => 0),
    own,
  );
  const made = carryThrough(
    tactics,
    {},
    planner.choose({ context: {}, state: { at: [0, 0, 0] }, side: 0, until: 1 }, [0, 1, 2].map(found)),
  );
  return made!.map(takeOf).map(({ line }) => line);
}

test.each([1, 4])('what two pieces gain only together is found, and then what the third adds, of plans made apart: %i', (plans) =>
  expect(improved([], { plans })).toEqual([1, 1, 1]),
);

test('a posture that is better becomes the plan, with lines that no piece had of itself', () => {
  const takes = [1.5, 1.5, 0].map((line, piece) => ({ piece, line }));
  const postures = [{ name: 'advance', isWhole: true, takes }] as const;
  expect(improved(postures)).toEqual([1.5, 1.5, 0]);
  expect(improved(postures, { postures: 0 }), 'where it may be tried').toEqual([1, 1, 1]);
});

test.each([
  ['a move', 2],
  ['what rolls dice', 3],
])('%s that is not allowed is no plan', (_, line) => {
  const takes = [0, 1, 2].map((piece) => ({ piece, line }));
  expect(improved([{ name: 'withdraw', isWhole: true, takes }])).toEqual([1, 1, 1]);
});

test('wings are thirds of the line, along its longer side', () => {
  const board = createBoard(12, 12);
  const takes = [5, 3, 1, 2, 4, 0].map((piece) => ({ piece, line: piece }));
  const across = byWings(board, 'hold', takes, (piece) => 24 + 2 * piece);
  expect(across.map((each) => each.takes.map(({ piece }) => piece))).toEqual([
    [5, 3, 1, 2, 4, 0],
    [1, 0],
    [3, 2],
    [5, 4],
  ]);
  const along = byWings(board, 'hold', takes, (piece) => 5 + 12 * piece);
  expect(along.slice(1).map((each) => each.takes.map(({ piece }) => piece))).toEqual([
    [1, 0],
    [3, 2],
    [5, 4],
  ]);
});
