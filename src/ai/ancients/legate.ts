import { NOBODY } from '../../kernel/system';
import { applyAction } from '../../rules/ancients/apply';
import { judgeAction, knownOf, legalActions } from '../../rules/ancients/legal';
import { legalAttacks, mayAttack } from '../../rules/ancients/melee';
import { cloneState } from '../../rules/ancients/open';
import { type Action, type Order, orderOf } from '../../rules/ancients/orders';
import { deciderOf } from '../../rules/ancients/sequence';
import type { Context, Side, State, Unit } from '../../rules/ancients/types';
import { type Chooser } from '../random';
import { samplingDice } from '../sampling';
import { centurion } from './centurion';
import { fieldOf } from './field';
import { moversOf, spotsOf } from './march';
import { playOn } from './script';
import { valueOf } from './value';

const END = orderOf('end');
const dice = samplingDice();

/** One line that might be taken: what is done with a copy of the state before the script plays on. */
interface Line {
  readonly action: Action | undefined;
  readonly try: (state: State) => void;
  sum: number;
  count: number;
}

export interface LegateOptions {
  readonly width: number;
  /** Samples for each line in the first round. */
  readonly samples: number;
  /** Player turns beyond the own one. */
  readonly reply: number;
}

export let simulations = 0;

/** Searches its own turn over the script, unit by unit; the rest of the turn, the reply and its own next turn are played by the script with the same dice for all lines. */
export function createLegate({ width, samples, reply }: LegateOptions) {
  let key = '';
  const seen = new Set<number>();
  return (context: Context, truth: State, choose: Chooser): Action | undefined => {
    const state = knownOf(context, truth);
    const side = deciderOf(state);
    if (side === undefined) return undefined;
    const now = `${state.turn} ${state.player} ${state.phase}`;
    if (now !== key) {
      key = now;
      seen.clear();
    }
    if (!state.attack && !state.extra?.asked) {
      if (state.phase === 'movement') {
        const move = searchMove(context, state, side);
        if (move !== undefined) return move;
      }
      if (state.phase === 'melee') {
        const attack = searchAttack(context, state, side);
        if (attack !== undefined) return attack;
        if (!judgeAction(context, truth, END)) return END;
      }
    }
    return centurion(context, truth, choose);
  };

  function searchMove(context: Context, state: State, side: Side): Action | undefined {
    const field = fieldOf(context, state, side);
    for (const unit of moversOf(context, state, field).slice()) {
      if (seen.has(unit.id) || unit.panicked) continue;
      seen.add(unit.id);
      const spots = spotsOf(context, state, fieldOf(context, state, side), unit, width);
      if (spots.length < 2) continue;
      const lines = spots.map((order): Line => ({
        action: order,
        sum: 0,
        count: 0,
        try: (copy) => {
          const mover = copy.units[unit.id]!;
          if (order === undefined) mover.moved = true;
          else applyAction(context, copy, order, dice);
        },
      }));
      const best = compare(context, state, side, lines);
      if (best.action !== undefined) return best.action;
    }
    return undefined;
  }

  function searchAttack(context: Context, state: State, side: Side): Action | undefined {
    const lines: Line[] = [{ action: undefined, sum: 0, count: 0, try: (copy) => applyAction(context, copy, END, dice) }];
    for (const unit of state.units) {
      if (unit.side !== side || !mayAttack(context, state, unit)) continue;
      for (const order of legalAttacks(context, state, unit))
        lines.push({ action: order, sum: 0, count: 0, try: (copy) => applyAction(context, copy, order, dice) });
    }
    if (lines.length < 2) return undefined;
    return compare(context, state, side, lines).action;
  }

  /** Successive halving with the same dice for all lines. */
  function compare(context: Context, state: State, side: Side, lines: Line[]): Line {
    let rest = lines;
    let from = 0;
    for (let n = samples; rest.length > 1; n *= 2) {
      for (let sample = from; sample < from + n; sample++) for (const line of rest) simulate(context, state, side, line, sample);
      from += n;
      rest = [...rest].sort((a, b) => b.sum / b.count - a.sum / a.count).slice(0, Math.max(1, rest.length >> 1));
    }
    return rest[0]!;
  }

  function simulate(context: Context, state: State, side: Side, line: Line, sample: number): void {
    simulations++;
    const copy = cloneState(state);
    dice.begin(sample * 7919 + state.turn * 31);
    line.try(copy);
    playOn(context, copy, dice, 1 + reply);
    line.sum += valueOf(context, copy, side);
    line.count++;
  }
}
