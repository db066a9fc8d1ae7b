import { expect, test } from 'vitest';
import { type Filmed, MOST_SHOTS, shotsOf } from '../../../src/ui/report/shots';

const plays = (count: number, of: (i: number) => Partial<Filmed>): Filmed[] =>
  Array.from({ length: count }, (_, i) => ({ at: i + 1, isFight: false, ends: false, ...of(i) }));

test('a film shows the start, every fight, how each phase has ended, and the end, in order', () => {
  const shots = shotsOf(
    plays(10, (i) => ({ isFight: i === 3, ends: i === 6 || i === 9 })),
    10,
  );
  expect(shots.map(({ at }) => at)).toEqual([0, 4, 7, 10]);
  const [start, fight, phase, end] = shots.map(({ ms }) => ms);
  expect(fight).toBeGreaterThan(phase!);
  expect(Math.min(start!, end!)).toBeGreaterThan(fight!);
});

test('of a battle of very many fights it shows as many as it has room for, from all of it', () => {
  const shots = shotsOf(
    plays(1000, () => ({ isFight: true })),
    1000,
  );
  expect(shots.length).toBeLessThanOrEqual(MOST_SHOTS + 2);
  expect(shots.length).toBeGreaterThan(MOST_SHOTS / 2);
  expect(shots.at(-2)!.at).toBeGreaterThan(900);
  expect(shots.at(-1)!.at).toBe(1000);
});

test('a battle of which nothing has been played has a start and an end', () => {
  expect(shotsOf([], 0).map(({ at }) => at)).toEqual([0, 0]);
});
