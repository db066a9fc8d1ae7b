import type { Answer } from './protocol';

/** How often whoever is at work says so, in milliseconds. */
const BEAT = 500;

/**
 * Tells that somebody is at work: by `beat`, which is called often by whoever computes and says so now and then, and, while `during` waits for what is being
 * fetched, by the clock.
 */
export function createHeart(say: (answer: Answer) => void, clock: () => number) {
  let last = Number.NEGATIVE_INFINITY;
  const beat = (): void => {
    const now = clock();
    if (now - last < BEAT) return;
    last = now;
    say({ kind: 'alive' });
  };
  return {
    beat,
    async during<Result>(work: () => Promise<Result>): Promise<Result> {
      beat();
      const timer = setInterval(beat, BEAT);
      try {
        return await work();
      } finally {
        clearInterval(timer);
      }
    },
  };
}
