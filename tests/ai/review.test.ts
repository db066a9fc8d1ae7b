import { expect, test } from 'vitest';
import { openGame } from '../../src/ai/games';
import { review } from '../../src/ai/review';
import { opposed } from '../ui/systems/ancients/opposed';

const position = { ...opposed(['HI E6/1', 'HI A9/1'], ['HI E5/4', 'LC K1/4']), phase: 'melee' };

test('each face of a die is worth what its result leaves, and the one that fell what has come of it', async () => {
  const [play] = review(await openGame('ancients', position, 1), [{ order: 'E6xE5', dice: [6] }]);
  expect(play).toMatchObject({ at: 1, dice: [{ fell: 6 }] });
  const [die] = play!.dice;
  expect(die!.faces).toHaveLength(6);
  expect(die!.faces[5]).toBeCloseTo(play!.after, 9);
  // 9.3 At even odds the last face disorders the defender, the first the attacker.
  expect(Math.max(...die!.faces)).toBe(die!.faces[5]);
  expect(die!.faces[0]).toBeLessThan(die!.faces[5]!);
});

test('plays without dice have nothing to review', async () => {
  expect(review(await openGame('ancients', position, 1), [{ order: 'end' }])).toEqual([]);
});
