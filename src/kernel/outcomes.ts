/* What dice can come to together: distributions of a number, combined exactly. */

/** What may come of dice and how likely each of it is: values against shares that sum to 1. */
export type Outcomes = ReadonlyMap<number, number>;

export interface Moments {
  readonly mean: number;
  readonly variance: number;
}

export function momentsOf(outcomes: Outcomes): Moments {
  let mean = 0;
  let square = 0;
  for (const [value, share] of outcomes) {
    mean += value * share;
    square += value * value * share;
  }
  return { mean, variance: Math.max(0, square - mean * mean) };
}

/** Faces that are equally likely, by what each is worth. */
export function evenly(values: readonly number[]): Outcomes {
  const outcomes = new Map<number, number>();
  for (const value of values) outcomes.set(value, (outcomes.get(value) ?? 0) + 1 / values.length);
  return outcomes;
}

/** A distribution on the numbers `least`, `least + step` and so on: the share of each. */
interface Grid {
  readonly least: number;
  readonly shares: Float64Array;
}

/** What lies between two numbers of a grid is shared out between them, so that the mean stays what it was. */
function gridOf(outcomes: Outcomes, step: number): Grid {
  const places = [...outcomes.keys()].map((value) => value / step);
  const first = Math.floor(Math.min(...places) + 1e-9);
  const shares = new Float64Array(Math.ceil(Math.max(...places) - 1e-9) - first + 1);
  for (const [value, share] of outcomes) {
    const place = value / step - first;
    const low = Math.floor(place + 1e-9);
    const part = Math.max(0, place - low);
    shares[low]! += share * (1 - part);
    if (part > 0 && low + 1 < shares.length) shares[low + 1]! += share * part;
  }
  return { least: first * step, shares };
}

function sumOf(a: Grid, b: Grid): Grid {
  const shares = new Float64Array(a.shares.length + b.shares.length - 1);
  for (const [j, share] of b.shares.entries()) {
    if (share === 0) continue;
    for (let i = 0; i < a.shares.length; i++) shares[i + j]! += a.shares[i]! * share;
  }
  return { least: a.least + b.least, shares };
}

/** What came of many throws against all that might have: `spread` is the standard deviation, the last two the chances of as much or more and of as little or less. */
export interface Combined {
  readonly mean: number;
  readonly spread: number;
  readonly orMore: number;
  readonly orLess: number;
}

/**
 * The sum of throws that do not hang on each other, and how unusual it is that they came to `gave`. Exact where all values are multiples of `step`; others
 * are put on the grid of it, which leaves mean and spread as they are.
 */
export function combine(throws: readonly Outcomes[], gave: number, step: number): Combined {
  let mean = 0;
  let variance = 0;
  let sum: Grid = { least: 0, shares: Float64Array.of(1) };
  for (const outcomes of throws) {
    const moments = momentsOf(outcomes);
    mean += moments.mean;
    variance += moments.variance;
    sum = sumOf(sum, gridOf(outcomes, step));
  }
  let orMore = 0;
  let orLess = 0;
  for (const [i, share] of sum.shares.entries()) {
    const value = sum.least + i * step;
    if (value >= gave - step / 2) orMore += share;
    if (value <= gave + step / 2) orLess += share;
  }
  return { mean, spread: Math.sqrt(variance), orMore: Math.min(1, orMore), orLess: Math.min(1, orLess) };
}
