import { readFileSync } from 'node:fs';
import { type Chooser, randomAction } from '../../src/ai/random';
import { seededDice, seedGenerator } from '../../src/kernel/dice';
import type { Opened } from '../../src/kernel/game';
import { baw } from '../../src/rules/baw';
import type { Action } from '../../src/rules/baw/model/orders';
import type { Context, State } from '../../src/rules/baw/model/types';
import { legalAttacks } from '../../src/rules/baw/play/attacks';
import { strandedBy, surveyMelee } from '../../src/rules/baw/play/bound';
import { boutOf } from '../../src/rules/baw/play/bouts';
import { survey } from '../../src/rules/baw/play/ground';
import { mayMove } from '../../src/rules/baw/play/movement';
import { floodFrom, moverOf } from '../../src/rules/baw/play/reach';
import { timed } from './timed';

/** The battle that everything is measured on, and the largest, in which fights are looked for that take long to part. */
const BATTLE = 'cannae';
const LARGE = ['idistaviso', 'munda', 'pharsalus'];

export function openBaw(battle = BATTLE): Opened<Context, State> {
  const setup = baw.readPosition(JSON.parse(readFileSync(`tests/fuzz/baw/${battle}.json`, 'utf8')));
  if (!setup.ok) throw new Error(`${battle} does not read`);
  return baw.open(setup.value, 1);
}

/** A whole random game on bare state; `watch` sees every state before its action. Answers the actions played. */
function playGame(
  { context, state: start }: Opened<Context, State>,
  choose: Chooser,
  seed: number,
  watch?: (state: State) => void,
): number {
  const state = baw.clone(start);
  state.generator = seedGenerator(seed);
  let actions = 0;
  for (let action = randomAction(baw, context, state, choose); action !== undefined; actions++) {
    watch?.(state);
    baw.apply(context, state, action, seededDice);
    action = randomAction(baw, context, state, choose);
  }
  return actions;
}

export function playBawGames(opened: Opened<Context, State>, choose: Chooser, games: number): number {
  let actions = 0;
  for (let game = 0; game < games; game++) actions += playGame(opened, choose, game);
  return actions;
}

/** States of a phase from random games, one of so many. */
function statesOf(opened: Opened<Context, State>, choose: Chooser, games: number, phase: State['phase'], oneOf: number): State[] {
  const states: State[] = [];
  for (let game = 0; game < games; game++) {
    playGame(opened, choose, game, (state) => {
      if (state.phase === phase && !state.attack && choose(oneOf) === 0) states.push(baw.clone(state));
    });
  }
  return states;
}

/** Microseconds of where a unit can be: the median over every unit that may move in states of random games. */
export function microReach(opened: Opened<Context, State>, choose: Chooser): number {
  const { context } = opened;
  const each: number[] = [];
  for (const state of statesOf(opened, choose, 2, 'movement', 60)) {
    survey(context, state);
    for (const unit of state.units)
      if (mayMove(state, unit)) each.push(1000 * timed(60, () => floodFrom(context, unit.hex, moverOf(context, unit)).count));
  }
  return each.sort((a, b) => a - b)[each.length >> 1]!;
}

/** B7.1.c Microseconds of the longest test whether an attack leaves anybody without one to fight: over all attacks that can be ordered in whole games of large battles, the least of a few goes of each. */
export function slowestParting(choose: Chooser, games: number): number {
  let worst = 0;
  for (const battle of LARGE) {
    const opened = openBaw(battle);
    const { context } = opened;
    for (const state of statesOf(opened, choose, games, 'melee', 3)) {
      survey(context, state);
      surveyMelee(context, state);
      const attacks: Action[] = [];
      legalAttacks(context, state, attacks);
      for (const attack of attacks) {
        const { attackers, defenders } = boutOf(context, attack);
        const goes = [0, 1, 2].map(() => timed(20, () => strandedBy(context, attackers, defenders)));
        worst = Math.max(worst, 1000 * Math.min(...goes));
      }
    }
  }
  return worst;
}
