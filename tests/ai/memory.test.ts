import { describe, expect, test } from 'vitest';
import { type SamplingDice, samplingDice } from '../../src/ai/sampling';
import { POSTURES } from '../../src/ai/tactics';
import { type Table, tableOf } from './games';

/** Plays one player turn after the other, each in another posture, or as the script would. */
function toItsEnd({ ai, context, state }: Table, dice: SamplingDice): void {
  for (let turn = 0; state.phase !== 'over'; turn++) ai.tactics.playOn(context, state, dice, 1, POSTURES[turn % (POSTURES.length + 1)]);
}

describe('what a script remembers of a battle changes nothing', () => {
  test.each(['spartolus', 'megiddo', 'argentoratum'])('%s: games in one context end as each does in a fresh one', async (battle) => {
    const used = await tableOf(battle);
    const dice = samplingDice();
    for (let game = 0; game < 24; game++) {
      // Every other game is played a second time over.
      const seed = game >> 1;
      const fresh = await tableOf(battle);
      const known = { ...used, state: used.ai.tactics.clone(used.state) };
      dice.begin(seed);
      toItsEnd(known, dice);
      dice.begin(seed);
      toItsEnd(fresh, dice);
      expect(known.state).toEqual(fresh.state);
    }
  });
});
