/** A bar of a distribution: whole numbers from one to another, both counted. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const MOST_BINS = 13;

const tally = (values: readonly number[], binOf: (value: number) => number): Map<number, number> => {
  const found = new Map<number, number>();
  for (const value of values) found.set(binOf(value), (found.get(binOf(value)) ?? 0) + 1);
  return found;
};

const between = (low: number, high: number): number[] => Array.from({ length: high - low + 1 }, (_, i) => low + i);

/** Bars of one width from the least value to the greatest of `all`, which may hold more than `values`: so that two distributions have the same bars. */
export function binsOf(values: readonly number[], all: readonly number[] = values): Bin[] {
  if (all.length === 0) return [];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const width = Math.ceil((high - low + 1) / MOST_BINS);
  const found = tally(values, (value) => Math.floor((value - low) / width));
  return between(0, Math.floor((high - low) / width)).map((bin) => {
    const from = low + bin * width;
    return { from, to: from + width - 1, count: found.get(bin) ?? 0 };
  });
}

/** Bars about nought, which has one of its own and lies in the middle; from the greatest down, so that the first side’s are at the left. */
export function binsAboutNought(values: readonly number[], all: readonly number[] = values): Bin[] {
  if (all.length === 0) return [];
  const most = Math.max(1, ...all.map(Math.abs));
  const width = Math.ceil(most / ((MOST_BINS - 1) / 2));
  const binOf = (value: number) => Math.sign(value) * Math.ceil(Math.abs(value) / width);
  const found = tally(values, binOf);
  const last = binOf(most);
  return between(-last, last)
    .reverse()
    .map((bin) => {
      const ends = bin === 0 ? [0, 0] : [Math.sign(bin) * ((Math.abs(bin) - 1) * width + 1), bin * width];
      return { from: Math.min(ends[0]!, ends[1]!), to: Math.max(ends[0]!, ends[1]!), count: found.get(bin) ?? 0 };
    });
}
