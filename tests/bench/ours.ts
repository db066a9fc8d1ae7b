import { type Chooser, randomAction, seededChooser } from '../../src/ai/random';
import { seededDice, seedGenerator } from '../../src/kernel/dice';
import type { Opened } from '../../src/kernel/game';
import { ancients } from '../../src/rules/ancients';
import { hexOf, orderIn, unitOf } from '../../src/rules/ancients/model/orders';
import type { Context, State } from '../../src/rules/ancients/model/types';
import { legalOf } from '../../src/rules/ancients/play/legal';
import { assaultOn, meleeOdds } from '../../src/rules/ancients/play/odds';
import { battleById } from '../../src/scenarios/all';
import { createMatchStore } from '../../src/store/match';
import { timed } from './timed';

/** The battle that everything is measured on. */
export const BATTLE = 'megiddo';

export function openBattle(): Opened<Context, State> {
  const setup = ancients.readPosition(battleById(BATTLE)!.position);
  if (!setup.ok) throw new Error(`${BATTLE} does not read`);
  return ancients.open(setup.value, 1);
}

/** Whole random games on bare state. Answers the actions played and a checksum that only the same games give. */
export function playGames(
  { context, state: start }: Opened<Context, State>,
  choose: Chooser,
  games: number,
): { actions: number; checksum: number } {
  let actions = 0;
  let checksum = 0;
  for (let game = 0; game < games; game++) {
    const state = ancients.clone(start);
    state.generator = seedGenerator(game);
    for (let action = randomAction(ancients, context, state, choose); action !== undefined; ) {
      ancients.apply(context, state, action, seededDice);
      actions++;
      action = randomAction(ancients, context, state, choose);
    }
    checksum = (checksum * 31 + state.armies[0].lost * 64 + state.armies[1].lost) | 0;
  }
  return { actions, checksum };
}

/** States from the middle of random games, a few of every phase. */
export function sampleStates({ context, state: start }: Opened<Context, State>, count: number): State[] {
  const states: State[] = [];
  for (let seed = 1; states.length < count; seed++) {
    const choose = seededChooser(seed);
    const state = ancients.clone(start);
    state.generator = seedGenerator(seed);
    for (let action = randomAction(ancients, context, state, choose); action !== undefined; ) {
      if (choose(25) === 0) states.push(ancients.clone(state));
      ancients.apply(context, state, action, seededDice);
      action = randomAction(ancients, context, state, choose);
    }
  }
  return states.slice(0, count);
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;

export const microCloneState = ({ state }: Opened<Context, State>): number => 1000 * timed(20_000, () => ancients.clone(state));

/** The median over every unit that may move in the sampled states, each measured on its own. */
export function microLegalList({ context }: Opened<Context, State>, states: readonly State[]): number {
  const each: number[] = [];
  for (const state of states.filter(({ phase }) => phase === 'movement')) {
    for (const unit of state.units.filter(({ side, hex, moved }) => side === state.player && hex >= 0 && !moved)) {
      each.push(1000 * timed(200, () => legalOf(context, state, unit)));
    }
  }
  return median(each);
}

export function microOdds({ context }: Opened<Context, State>, states: readonly State[]): number {
  const each: number[] = [];
  for (const state of states.filter(({ phase, attack }) => phase === 'melee' && !attack)) {
    for (const action of ancients.legal(context, state)) {
      const order = orderIn(action);
      const attacker = state.units[unitOf(order)];
      const target = state.units.find(({ hex, side }) => hex === hexOf(order) && side !== state.player);
      if (attacker && target)
        each.push(1000 * timed(500, () => meleeOdds(context, state, assaultOn(context, attacker, target, target.hex, 0))));
    }
  }
  return median(each);
}

/** Random actions through the store, game after game; microseconds an action from the time that the log has `after` entries. */
export function storeActions(actions: number, after: number): number {
  const { store, begin, play, entries } = createMatchStore(() => undefined);
  const position = { ...(battleById(BATTLE)!.position as object), turns: 999 };
  const choose = seededChooser(7);
  let seed = 1;
  const start = () => begin({ position, seed: seed++, names: ['', ''], title: '' });
  start();
  let spent = 0;
  let counted = 0;
  for (let i = 0; i < actions; i++) {
    const { context, state } = store.getState().now!;
    const action = randomAction(ancients, context, state, choose);
    if (action === undefined) {
      start();
      continue;
    }
    const timing = entries().length >= after;
    const began = timing ? performance.now() : 0;
    play(action);
    if (timing) {
      spent += performance.now() - began;
      counted++;
    }
  }
  return counted > 0 ? (1000 * spent) / counted : Number.NaN;
}
