import type { Direction, Hex } from '../../kernel/board';
import type { Assault } from '../../rules/ancients/model/assault';
import { MELEE_TABLE, ODDS, type Odds } from '../../rules/ancients/model/data';
import type { Context, State, Unit } from '../../rules/ancients/model/types';
import { leadersAt } from '../../rules/ancients/play/leaders';
import { oddsAgainst, oddsOf } from '../../rules/ancients/play/odds';

/** Everything is weighed in strength points. */

/** What a unit is worth less once disordered, and what a disordered one still is, as shares of its full strength. */
const DISORDER = 0.35;
const REMAINS = 0.8;
/** A camp's point, a leader, and what an army's panic brings, each in strength points. */
const CAMP = 8;
export const LEADER = 7;
const PANIC = 14;

export const worthOf = (context: Context, unit: Unit): number =>
  context.armies[unit.side].campUnit === unit.id ? CAMP : context.types[unit.type]!.full;

/** What its side loses when a unit is eliminated, panic included if that brings the army to its level. */
export function lossIfGone(context: Context, state: State, unit: Unit): number {
  const worth = worthOf(context, unit);
  const { panic, campUnit } = context.armies[unit.side];
  const army = state.armies[unit.side];
  const { full } = context.types[unit.type]!;
  const panics = panic > 0 && !army.panicked && unit.id !== campUnit && army.lost < panic && army.lost + full >= panic;
  return (unit.disordered ? REMAINS * worth : worth) + (panics ? PANIC : 0) + LEADER * 0.17 * leadersWith(state, unit);
}

/** What an AD or DD costs a unit's side. */
export function lossIfStruck(context: Context, state: State, unit: Unit): number {
  if (unit.disordered) return lossIfGone(context, state, unit);
  return DISORDER * worthOf(context, unit) + LEADER * 0.17 * leadersWith(state, unit);
}

const leadersWith = (state: State, unit: Unit): number => (unit.hex < 0 ? 0 : leadersAt(state.armies[unit.side], unit.hex));

/** How often each result falls in a column, of six. */
const TIMES = Object.fromEntries(
  ODDS.map((odds) => {
    const times = { AD: 0, M: 0, DD: 0, DE: 0 };
    for (const result of MELEE_TABLE[odds]) times[result]++;
    return [odds, times];
  }),
) as Readonly<Record<Odds, { readonly AD: number; readonly M: number; readonly DD: number; readonly DE: number }>>;

/** The exact expectation of a fight in a column: what the target loses less what the attacker does. */
function gainIn(context: Context, state: State, odds: Odds, attacker: Unit, target: Unit): number {
  const { AD, M, DD, DE } = TIMES[odds];
  const ours = lossIfStruck(context, state, attacker);
  const theirs = lossIfStruck(context, state, target);
  const mutual = (target.disordered ? 0 : theirs) - (attacker.disordered ? 0 : ours);
  return (M * mutual + DD * theirs + DE * lossIfGone(context, state, target) - AD * ours) / 6;
}

/** What the attack of a unit in a direction is worth to it; 0 if it is not allowed. */
export function gainAgainst(context: Context, state: State, attacker: Unit, target: Unit, at: Hex, direction: Direction): number {
  const odds = oddsAgainst(context, state, attacker, target, at, direction);
  return odds ? gainIn(context, state, odds, attacker, target) : 0;
}

/** What an attack is worth to whoever makes it; undefined if it is not allowed. */
export function gainOf(context: Context, state: State, assault: Assault): number | undefined {
  const odds = oddsOf(context, state, assault);
  return odds && gainIn(context, state, odds, assault.attacker, assault.target);
}
