import { expect, test } from 'vitest';
import { samplingDice } from '../../src/ai/sampling';
import { tableOf } from './games';

const SIMULATIONS = 6;

test.each(['spartolus', 'salamis', 'baw-issus'])(
  '%s: what comes of a simulation does not hang on those before it on the same ground',
  async (battle) => {
    const { ai, context, state, system } = await tableOf(battle);
    const { clone, playOn } = ai.tactics;
    const dice = samplingDice();
    for (let turn = 0; state.phase !== 'over' && turn < 12; turn++) {
      for (let seed = 0; seed < SIMULATIONS; seed++) {
        const fresh = await tableOf(battle);
        const [worn, laid] = [context, fresh.context].map((ground) => {
          const ahead = clone(state);
          dice.begin(seed);
          playOn(ground, ahead, dice, 2);
          return system.printPosition(ground, ahead);
        });
        expect(worn).toEqual(laid);
      }
      dice.begin(turn);
      playOn(context, state, dice, 1);
    }
  },
);
