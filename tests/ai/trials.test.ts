import { expect, test } from 'vitest';
import type { Tactics } from '../../src/ai/tactics';
import { createTrials } from '../../src/ai/trials';

/** A game of one piece with ten lines, of which any is as good as any. */
const game = {
  clone: (state: object) => state,
  playOn: () => undefined,
  value: () => 0,
  lines: () => Array.from({ length: 10 }, (_, line) => line),
  take: () => undefined,
} as unknown as Tactics<object, object, number>;

function weighed(milliseconds: number | undefined, tick: number): { simulations: number; best: number | undefined } {
  let time = 0;
  const trials = createTrials(game, { simulations: 4000, milliseconds, width: 10, reply: 1, doubt: 1, joint: 0 }, () => {
    time += tick;
    return time;
  });
  trials.begin(true);
  const found = trials.findingOf({}, {}, 0, 1, 1)!;
  return { simulations: trials.simulations(), best: found.lines[0]!.line };
}

test('when the time is out nothing more is tried, and the script’s own line stays', () => {
  expect(weighed(1, 5)).toEqual({ simulations: 0, best: 0 });
  // In the midst of it: no more than what was begun.
  expect(weighed(8, 5)).toEqual({ simulations: 10, best: 0 });
});

test('a budget of simulations knows no time', () => expect(weighed(undefined, 1000).simulations).toBeGreaterThan(1000));
