import { type Chooser, randomAction } from '../../src/ai/random';
import { seededDice, seedGenerator } from '../../src/kernel/dice';
import { naval } from '../../src/rules/naval';
import { battleById } from '../../src/scenarios/all';

/** Ships that only move and ram: with marines random play scuttles most of them in the first turn. */
const BATTLE = 'diekplus';

/** Whole random games at sea on bare state. Answers the actions played. */
export function playSeaGames(choose: Chooser, games: number): number {
  const setup = naval.readPosition(battleById(BATTLE)!.position);
  if (!setup.ok) throw new Error(`${BATTLE} does not read`);
  const { context, state: start } = naval.open(setup.value, 1);
  let actions = 0;
  for (let game = 0; game < games; game++) {
    const state = naval.clone(start);
    state.generator = seedGenerator(game);
    for (let action = randomAction(naval, context, state, choose); action !== undefined; actions++) {
      naval.apply(context, state, action, seededDice);
      action = randomAction(naval, context, state, choose);
    }
  }
  return actions;
}
