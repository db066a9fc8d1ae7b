import { describe, expect, test } from 'vitest';
import { combine, evenly, momentsOf, type Outcomes } from '../../src/kernel/outcomes';

const die = evenly([1, 2, 3, 4, 5, 6]);

describe('throws combined', () => {
  test('two dice: every sum as often as it comes', () => {
    const { mean, spread, orMore, orLess } = combine([die, die], 11, 1);
    expect(mean).toBeCloseTo(7, 12);
    expect(spread).toBeCloseTo(Math.sqrt(35 / 6), 12);
    expect(orMore).toBeCloseTo(3 / 36, 12);
    expect(orLess).toBeCloseTo(35 / 36, 12);
  });

  test('below nought, with gaps and unlike shares', () => {
    const blow: Outcomes = new Map([
      [-4, 1 / 6],
      [0, 1 / 2],
      [6, 1 / 3],
    ]);
    const { mean, orMore, orLess } = combine([blow, blow, blow], 12, 2);
    expect(mean).toBeCloseTo(3 * momentsOf(blow).mean, 12);
    // 18 or, in three orders, 12 with a nought; with a loss it is 8.
    expect(orMore).toBeCloseTo((1 / 3) ** 3 + 3 * (1 / 3) ** 2 * (1 / 2), 12);
    expect(orLess).toBeCloseTo(1 - (1 / 3) ** 3, 12);
  });

  test('what lies off the grid leaves mean and spread as they are', () => {
    const shares = evenly([0.013, 0.4871, -0.2]);
    const { mean, spread, orMore, orLess } = combine(
      Array.from({ length: 40 }, () => shares),
      4,
      0.005,
    );
    expect(mean).toBeCloseTo(40 * momentsOf(shares).mean, 9);
    expect(spread).toBeCloseTo(Math.sqrt(40 * momentsOf(shares).variance), 9);
    // The sum of many is nearly normal, and 4 is its mean.
    expect(orMore).toBeGreaterThan(0.47);
    expect(orMore + orLess).toBeCloseTo(1, 1);
  });

  test('nothing thrown is nothing given', () => {
    expect(combine([], 0, 1)).toEqual({ mean: 0, spread: 0, orMore: 1, orLess: 1 });
  });
});
