import { describe, expect, test } from 'vitest';
import { balanceOf } from '../../src/ai/balance';
import { eloOf, intervalOf, isAbove, percentile, shareOf } from '../../src/ai/statistics';
import { strengthsOf } from '../../src/lab/ladder';

describe('what games say', () => {
  test('a draw is one half', () => expect(shareOf({ wins: 3, draws: 2, losses: 5 })).toBeCloseTo(0.4));
  test('the interval of 78 in 100 is Wilson’s', () => {
    const [low, high] = intervalOf({ wins: 78, draws: 0, losses: 22 });
    expect(low).toBeCloseTo(0.689, 2);
    expect(high).toBeCloseTo(0.85, 2);
  });
  test('the interval never leaves 0 to 1', () => {
    expect(intervalOf({ wins: 5, draws: 0, losses: 0 })[1]).toBeLessThanOrEqual(1);
    expect(intervalOf({ wins: 0, draws: 0, losses: 5 })[0]).toBeGreaterThanOrEqual(0);
  });
  test('who takes all of however many games has an interval that ends at 1, and Elo without end', () => {
    for (let n = 1; n <= 400; n++) {
      const [won, lost] = [intervalOf({ wins: n, draws: 0, losses: 0 }), intervalOf({ wins: 0, draws: 0, losses: n })];
      expect([n, won[1], lost[0]]).toEqual([n, 1, 0]);
      expect(won[0]).toBeLessThan(1);
      expect(lost[1]).toBeGreaterThan(0);
      expect([eloOf(won[1]), eloOf(lost[0])]).toEqual([Infinity, -Infinity]);
    }
  });
  test('Elo of one half is nought, of three quarters 191', () => {
    expect(eloOf(0.5)).toBe(0);
    expect(eloOf(0.75)).toBeCloseTo(190.8, 1);
  });
  test('percentiles', () => {
    const values = [5, 1, 4, 2, 3];
    expect(percentile(values, 0.5)).toBe(3);
    expect(percentile(values, 0.95)).toBe(5);
    expect(percentile([], 0.5)).toBe(0);
  });
  test('a mean of one half with a standard error of one quarter is above nought by less than two of them', () => {
    const sums = { sum: 2, squares: 2, samples: 4 };
    expect(isAbove(sums, 1.99)).toBe(true);
    expect(isAbove(sums, 2)).toBe(false);
  });
});

describe('a ladder', () => {
  test('three players, each 200 Elo above the last, are found so', () => {
    const elo = [0, 200, 400];
    const share = elo.map((a) => elo.map((b) => 1 / (1 + 10 ** ((b - a) / 400))));
    const games = elo.map(() => elo.map(() => 10_000));
    const found = strengthsOf({ share, games });
    for (const [i, value] of found.entries()) expect(value).toBeCloseTo(elo[i]!, -1);
  });

  test('who wins every game is strong, not endless', () => {
    const [first, second] = strengthsOf({
      share: [
        [0, 0],
        [1, 0],
      ],
      games: [
        [0, 10],
        [10, 0],
      ],
    });
    expect(first).toBe(0);
    expect(second).toBeGreaterThan(eloOf(0.9));
    expect(second).toBeLessThan(Number.POSITIVE_INFINITY);
  });
});

describe('balance', () => {
  const game = (winner: 0 | 1 | 2, score: [number, number], first: string[], second: string[]) => ({
    winner,
    score,
    turn: 6,
    thought: [[], []] as [number[], number[]],
    scored: [first, second] as [string[], string[]],
  });
  test('counts what decided, of the winner alone', () => {
    const found = balanceOf(
      ['legate', 'legate'],
      [game(1, [2, 1], ['panic', 'camp'], ['double']), game(2, [0, 1], [], ['panic']), game(0, [1, 1], ['camp'], ['panic'])],
    );
    expect(found).toMatchObject({ games: 3, wins: [1, 1], draws: 1, share: 0.5, points: [1, 1], turns: 6, decided: { panic: 2, camp: 1 } });
  });
});
