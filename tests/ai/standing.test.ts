import { expect, test } from 'vitest';
import { samplingDice } from '../../src/ai/sampling';
import { expectationOf } from '../../src/ai/tactics';
import { shareWon } from '../../src/ai/weighing';
import { SYSTEM_IDS, type SystemId } from '../../src/rules/ids';
import type { Battle } from '../../src/scenarios/battle';
import { battlesOf, sampleOf } from '../battles';
import { some } from '../extent';
import { tableOf } from './games';

const BATTLES: Readonly<Record<SystemId, readonly Battle[]>> = {
  ancients: sampleOf('ancients'),
  naval: sampleOf('naval'),
  baw: some(battlesOf('baw'), 3),
};
const GAMES = 30;
/** Of what is expected of the first side. */
const FIFTHS = 5;

/** Of all beginnings of player turns in games of the script: what was expected of the first side, and what came. */
async function forecasts(system: SystemId): Promise<{ expected: number; came: number }[]> {
  const told: { expected: number; came: number }[] = [];
  const dice = samplingDice();
  for (const { id } of BATTLES[system]) {
    const { ai, context, state: start, system: rules } = await tableOf(id);
    for (let game = 0; game < GAMES; game++) {
      const state = ai.tactics.clone(start);
      const expected: number[] = [];
      dice.begin(game);
      while (state.phase !== 'over') {
        expected.push(expectationOf(ai.tactics.value(context, state, 0)));
        ai.tactics.playOn(context, state, dice, 1);
      }
      const { winner } = rules.outcome(context, state)!;
      for (const each of expected) told.push({ expected: each, came: shareWon(winner) });
    }
  }
  return told;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

test.each(SYSTEM_IDS)('%s: who is expected to win wins the more often', async (system) => {
  const told = await forecasts(system);
  const won = Array.from({ length: FIFTHS }, (_, fifth) =>
    mean(told.filter(({ expected }) => Math.min(FIFTHS - 1, Math.floor(FIFTHS * expected)) === fifth).map(({ came }) => came)),
  );
  expect(won).toEqual([...won].sort((a, b) => a - b));
  expect(won[0]).toBeLessThan(0.2);
  expect(won[FIFTHS - 1]).toBeGreaterThan(0.8);
  // Of a forecast that knows the share of wins alone this is the variance.
  const base = mean(told.map(({ came }) => came));
  const missed = mean(told.map(({ expected, came }) => (came - expected) ** 2));
  expect(missed).toBeLessThan(0.8 * mean(told.map(({ came }) => (came - base) ** 2)));
});
