import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import type { PlayerName } from '../../src/ai/players';
import { battles } from '../../src/scenarios';
import { playBetween, tableOf } from './games';

vi.setConfig({ testTimeout: 60_000 });

/** Sums of all orders of a game of every battle. Whoever changes how a script plays measures it anew (README, “How strong the computer players are”) and then writes its new sum here. */
const SUMS: readonly (readonly [PlayerName, string])[] = [
  ['recruit', '3b57241d718f'],
  ['optio', '34ac6c19d455'],
  ['centurion', '1eacea35a3fd'],
];

test.each(SUMS)('%s is frozen', async (name, sum) => {
  const hash = createHash('sha256');
  for (const { id } of battles) hash.update(playBetween(await tableOf(id), [name, name], 1).join(' '));
  expect(hash.digest('hex').slice(0, 12)).toBe(sum);
});
