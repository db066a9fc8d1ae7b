import { describe, expect, test } from 'vitest';
import { balanceOf } from '../../../src/ai/balance';
import type { DuelResult } from '../../../src/ai/duel';
import { binsAboutNought, binsOf } from '../../../src/ui/lab/bins';
import { fairness, favourOf, ofHundred } from '../../../src/ui/lab/verdict';

const game = (winner: 0 | 1 | 2): DuelResult => ({ winner, score: [0, 0], turn: 6, thought: [[], []], scored: [[], []] });
const balance = (first: number, second: number, drawn = 0) =>
  balanceOf(
    ['centurion', 'centurion'],
    ([1, 2, 0] as const).flatMap((winner, i) => Array.from({ length: [first, second, drawn][i]! }, () => game(winner))),
  );

describe('games in a hundred', () => {
  test.each([
    [1, 2, 0],
    [1, 1, 1],
    [33, 167, 0],
    [5, 1, 1],
    [19, 19, 2],
    [200, 200, 1],
    [0, 0, 7],
    [0, 3, 0],
  ])('%i, %i and %i drawn make a hundred', (...counts) => {
    const { wins, draws } = ofHundred(balance(...counts));
    expect(wins[0] + wins[1] + draws).toBe(100);
    expect(Math.min(...wins, draws)).toBeGreaterThanOrEqual(0);
  });
  test.each([
    [19, 19, 2],
    [1, 1, 1],
    [200, 200, 1],
    [3, 3, 0],
  ])('%i and %i wins are said to be as many', (...counts) => {
    const { wins } = ofHundred(balance(...counts));
    expect(wins[0]).toBe(wins[1]);
  });
  test('nobody who wins less often is said to win more often', () => {
    expect(ofHundred({ games: 1000, wins: [394, 393], draws: 213 })).toMatchObject({
      wins: [39, 39],
      draws: 22,
      leader: 0,
    });
    for (let first = 0; first <= 60; first++)
      for (let second = 0; second <= first; second++)
        for (const draws of [0, 1, 7, 20]) {
          const found = ofHundred({ games: first + second + draws, wins: [first, second], draws });
          expect(found.wins[0], `${first} ${second} ${draws}`).toBeGreaterThanOrEqual(found.wins[1]);
          expect(found.wins[0] + found.wins[1] + found.draws).toBe(100);
        }
  });
  test('54 wins of 100 may be ten more or fewer; of 400, five', () => {
    expect(ofHundred(balance(54, 46))).toEqual({ wins: [54, 46], draws: 0, leader: 0, margin: 10 });
    expect(ofHundred(balance(184, 216))).toMatchObject({ wins: [46, 54], leader: 1, margin: 5 });
  });
});

describe('who is favoured', () => {
  test.each([
    ['even', 22, 18],
    ['even', 0, 0],
    ['slight', 230, 170],
    ['clear', 130, 70],
    ['strong', 190, 10],
    ['strong', 1, 30],
  ] as const)('%s: %i to %i', (favour, first, second) => expect(favourOf(balance(first, second))).toBe(favour));
  test('a battle is even where one half lies within the interval of its games, though the rounded one ends there', () => {
    const [spartolus, diekplus] = [balance(142, 103, 155), balance(168, 207, 25)];
    expect([spartolus.interval[0], diekplus.interval[1]]).toEqual([0.5, 0.5]);
    expect([favourOf(spartolus), favourOf(diekplus)]).toEqual(['even', 'even']);
    // Its interval begins at 0.50003.
    const beyond = balance(149, 109, 158);
    expect(beyond.interval[0]).toBe(0.5);
    expect(favourOf(beyond)).toBe('slight');
  });
  test('one battle is fairer than another where the games tell', () => {
    expect(fairness(balance(210, 190), balance(330, 70))).toBe('fairer');
    expect(fairness(balance(70, 330), balance(210, 190))).toBe('lessFair');
    expect(fairness(balance(11, 9), balance(13, 7))).toBe('asFair');
    // As far from even, only on the other side.
    expect(fairness(balance(70, 330), balance(330, 70))).toBe('asFair');
  });
});

describe('bars', () => {
  test('hold every value once, side by side', () => {
    const values = Array.from({ length: 200 }, (_, i) => (i * i) % 41);
    const bins = binsOf(values);
    expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(values.length);
    expect(bins.length).toBeLessThanOrEqual(13);
    for (const [i, { from }] of bins.entries()) if (i > 0) expect(from).toBe(bins[i - 1]!.to + 1);
  });
  test('about nought: it has one of its own in the middle, the first side’s leads stand at the left', () => {
    for (const most of [1, 4, 6, 7, 25]) {
      const values = [0, most, -most, 1, -1, -1];
      const bins = binsAboutNought(values);
      const middle = (bins.length - 1) / 2;
      expect(bins[middle]).toMatchObject({ from: 0, to: 0, count: 1 });
      expect(bins.slice(0, middle).reduce((sum, { count }) => sum + count, 0)).toBe(2);
      expect(bins.slice(middle + 1).reduce((sum, { count }) => sum + count, 0)).toBe(3);
      expect(bins.length).toBeLessThanOrEqual(13);
      for (const { from, to } of bins) expect(from).toBeLessThanOrEqual(to);
    }
  });
  test('those of one of two are as many as those of both', () => {
    expect(binsAboutNought([1], [1, -9]).map(({ from }) => from)).toEqual(binsAboutNought([-9], [1, -9]).map(({ from }) => from));
    expect(binsOf([4], [3, 20])).toHaveLength(binsOf([20], [3, 20]).length);
  });
});
