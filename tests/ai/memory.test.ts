import { describe, expect, test } from 'vitest';
import { samplingDice } from '../../src/ai/sampling';
import { tableOf } from './games';

describe('what a script remembers of a battle changes nothing', () => {
  test.each(['spartolus', 'megiddo', 'argentoratum'])('%s: games in one context end as each does in a fresh one', async (battle) => {
    const used = await tableOf(battle);
    const dice = samplingDice();
    for (let game = 0; game < 24; game++) {
      // Every other game is played a second time over.
      const seed = game >> 1;
      const fresh = await tableOf(battle);
      const [known, anew] = [used.art.tactics.clone(used.state), fresh.state];
      dice.begin(seed);
      used.art.tactics.playOn(used.context, known, dice, 1000);
      dice.begin(seed);
      fresh.art.tactics.playOn(fresh.context, anew, dice, 1000);
      expect(known).toEqual(anew);
    }
  });
});
