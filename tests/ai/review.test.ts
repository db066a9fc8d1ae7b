import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openGame } from '../../src/ai/games';
import type { ReviewedPlay, Told } from '../../src/ai/protocol';
import { type Reviewed, review } from '../../src/ai/review';
import { opposed } from '../ui/systems/ancients/opposed';

const position = { ...opposed(['HI E6/1', 'HI A9/1'], ['HI E5/4', 'LC K1/4']), phase: 'melee' };

test('each face of a die is worth what its result leaves, and the one that fell what has come of it', async () => {
  const {
    plays: [play],
  } = review(await openGame('ancients', position, 1), [{ order: 'E6xE5', dice: [6] }]);
  expect(play).toMatchObject({ at: 1, dice: [{ name: 'melee', by: 0, fell: 6 }] });
  const [die] = play!.dice;
  expect(die!.faces).toHaveLength(6);
  expect(die!.faces[5]).toBeCloseTo(play!.after, 9);
  // 9.3 At even odds the last face disorders the defender, the first the attacker.
  expect(Math.max(...die!.faces)).toBe(die!.faces[5]);
  expect(die!.faces[0]).toBeLessThan(die!.faces[5]!);
});

test('plays without dice have nothing to review', async () => {
  expect(review(await openGame('ancients', position, 1), [{ order: 'end' }])).toEqual({ plays: [] });
});

test('a game is gone through bit by bit, and comes to the same', async () => {
  const { position: begun, plays } = JSON.parse(readFileSync('tests/replay/spartolus.json', 'utf8')) as {
    position: unknown;
    plays: Told[];
  };
  const whole = review(await openGame('ancients', begun, 1), plays);
  expect(whole.next).toBeUndefined();
  expect(whole.plays.length).toBeGreaterThan(5);
  const bits: ReviewedPlay[] = [];
  let times = 0;
  for (let from: number | undefined = 0; from !== undefined; times++) {
    const bit: Reviewed = review(await openGame('ancients', begun, 1), plays, { from, isEnough: () => true });
    bits.push(...bit.plays);
    from = bit.next;
  }
  expect(times).toBeGreaterThan(5);
  expect(bits).toEqual(whole.plays);
});
