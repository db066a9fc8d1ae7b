import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import type { PlayerName } from '../../src/ai/players';
import { sample } from '../battles';
import { playBetween, tableOf } from './games';

vi.setConfig({ testTimeout: 60_000 });

/** Sums of all orders of a game of every battle of the sample. Whoever changes how a script plays measures it anew (`src/ai/README.md`, “How strong they are”) and then writes its new sum here. */
const SUMS: readonly (readonly [PlayerName, string])[] = [
  ['recruit', 'baf2ece6680e'],
  ['optio', 'b0ed388e3bd4'],
  ['centurion', 'eda2dc076cc8'],
];

/** A battle, and what of its position is changed. */
type Game = readonly [battle: string, changes: object];
const EVERY = sample.map(({ id }): Game => [id, {}]);

/** The same of three land battles, each with optional rules that bring orders of their own. */
const UNDER_OPTIONS: readonly (readonly [PlayerName, string])[] = [
  ['recruit', '8e6ccefefd1e'],
  ['optio', '86a68f9b6c0d'],
  ['centurion', 'd9f6663810e1'],
];
const OPTIONS: readonly Game[] = [
  ['spartolus', { options: ['13V', 'V5'] }],
  ['magnesia', { options: ['13.2', '13.6', '13.11'] }],
  ['argentoratum', { options: ['13.1', '13.8', '13.10'] }],
];

/** Of a game of each with itself. */
async function sumOf(name: PlayerName, games: readonly Game[]): Promise<string> {
  const hash = createHash('sha256');
  for (const [battle, changes] of games) hash.update(playBetween(await tableOf(battle, changes), [name, name], 1).join(' '));
  return hash.digest('hex').slice(0, 12);
}

test.each(SUMS)('%s is frozen', async (name, sum) => expect(await sumOf(name, EVERY)).toBe(sum));
test.each(UNDER_OPTIONS)('%s is frozen under optional rules', async (name, sum) => expect(await sumOf(name, OPTIONS)).toBe(sum));
