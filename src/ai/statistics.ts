/** Counts of games from the first player's side. */
export interface Tally {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

const Z = 1.96;

/** A win is 1, a draw one half. */
export const shareOf = ({ wins, draws, losses }: Tally): number => (wins + draws / 2) / Math.max(1, wins + draws + losses);

/** As a balance is written: to a thousandth. */
export const rounded = (value: number): number => Math.round(1000 * value) / 1000;

/** The 95 % interval of a share (Wilson's); whoever takes all has its end, to which rounding would only come near. */
export function intervalOf(tally: Tally): readonly [low: number, high: number] {
  const n = Math.max(1, tally.wins + tally.draws + tally.losses);
  const p = shareOf(tally);
  const middle = p + (Z * Z) / (2 * n);
  const half = Z * Math.sqrt((p * (1 - p)) / n + (Z * Z) / (4 * n * n));
  const whole = 1 + (Z * Z) / n;
  return [p === 0 ? 0 : Math.max(0, (middle - half) / whole), p === 1 ? 1 : Math.min(1, (middle + half) / whole)];
}

/** The difference in strength that a share means; endless where one side takes all. */
export const eloOf = (share: number): number => 400 * Math.log10(share / (1 - share));

/** The smallest value that so large a share of them does not exceed; 0 of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

/** What has come of samples: their sum, and the sum of their squares. */
export interface Sums {
  readonly sum: number;
  readonly squares: number;
  readonly samples: number;
}

/** Whether the mean of samples is so many standard errors above nought. */
export function isAbove({ sum, squares, samples }: Sums, errors: number): boolean {
  const mean = sum / samples;
  return mean > errors * Math.sqrt(Math.max(0, squares / samples - mean * mean) / samples);
}
