import { expect, test } from 'vitest';
import { openGame } from '../../src/ai/games';
import { WORTHWHILE } from '../../src/ai/simulationPool';
import { worthOf } from '../../src/ai/weighing';
import { skirmish } from '../ui/systems/ancients/skirmish';

test('what a moment is worth is asked in tasks that are worth sharing out among workers', async () => {
  const game = await openGame('ancients', skirmish, 1);
  const { context, state } = game;
  const search = worthOf(game, { context, state, side: 0 });
  const turns: number[] = [];
  for (let step = search.next(); !step.done; ) {
    const { branches, samples, playerTurns } = step.value;
    expect(branches.length * samples).toBeGreaterThanOrEqual(WORTHWHILE);
    turns.push(playerTurns);
    step = search.next(new Float64Array(branches.length * samples));
  }
  expect(turns.filter((n) => n % 2 === 0)).toHaveLength(turns.length / 2);
});
