import { describe, expect, test } from 'vitest';
import type { PlayerName } from '../../src/ai/players';
import { battles } from '../../src/scenarios/all';
import { playBetween, tableOf } from '../ai/games';

/** Who plays which battle, in turn; chance plays every one as well. */
const SCRIPTS: readonly (readonly [PlayerName, PlayerName])[] = [
  ['centurion', 'recruit'],
  ['optio', 'centurion'],
  ['recruit', 'optio'],
];

describe('every battle is played to its end', () => {
  test.each(battles.map(({ id }, i) => [id, SCRIPTS[i % SCRIPTS.length]!] as const))('%s by %j', async (id, players) => {
    const { system, context, state, ai } = await tableOf(id);
    for (const names of [['random', 'random'], players] as const) {
      const now = ai.tactics.clone(state);
      playBetween({ system, context, state: now, ai }, names, 1);
      expect(system.outcome(context, now)).toBeDefined();
      expect(system.check(context, now)).toEqual([]);
    }
  });
});
