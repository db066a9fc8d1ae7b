import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHeart } from '../../src/ai/heart';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('whoever computes without a pause says that it is at work, though not at every step', () => {
  let now = 0;
  let said = 0;
  const heart = createHeart(
    () => said++,
    () => now,
  );
  for (now = 0; now < 10_000; now++) heart.beat();
  expect(said).toBeGreaterThan(10);
  expect(said).toBeLessThan(40);
});

test('while something is waited for the clock says it, and then no more', async () => {
  let said = 0;
  const heart = createHeart(
    () => said++,
    () => Date.now(),
  );
  let come: (text: string) => void = () => undefined;
  const done = heart.during(() => new Promise<string>((resolve) => (come = resolve)));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(said).toBeGreaterThan(9);
  come('there');
  expect(await done).toBe('there');
  const before = said;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(said).toBe(before);
});
