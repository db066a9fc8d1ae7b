import { type Hex, neighbourOf, OFF_MAP } from '../../../kernel/board';
import type { Dice } from '../../../kernel/dice';
import type { Refusal } from '../../../kernel/game';
import { MOST_RALLY } from '../model/data';
import type { Emit } from '../model/events';
import { type Action, fromOf, type Order, orderOf, toOf } from '../model/orders';
import { type Context, ELIMINATED, type Leader, type Side, type State, type Unit } from '../model/types';
import { isInZone, survey } from './ground';
import { comeTo } from './movement';

/** B11.d, B11.e The most by which a unit rallies, with the best leader in its hex or next to it; 0: never. */
export function rallyNeed({ board, armies }: Context, { leaders }: { readonly leaders: readonly Leader[] }, { side, hex }: Unit): number {
  const { rally } = armies[side];
  if (rally === 0) return 0;
  let best = 0;
  for (const leader of leaders) {
    if (leader.side !== side || leader.hex < 0 || leader.bonus <= best) continue;
    const near = board.neighbours.subarray(hex * 6, hex * 6 + 6).includes(leader.hex);
    if (near || leader.hex === hex) best = leader.bonus;
  }
  return Math.min(rally + best, MOST_RALLY);
}

/** B11.d The phasing player's dice of rally; with B16.3 nobody is disorganised any more. */
export function rollRally(context: Context, state: State, dice: Dice, emit: Emit): void {
  survey(context, state);
  const rolling = state.units.filter(
    ({ side, hex, disorganised }) => side === state.player && hex >= 0 && disorganised && !isInZone(context, side, hex),
  );
  for (const unit of rolling.sort((a, b) => a.hex - b.hex)) {
    const need = rallyNeed(context, state, unit);
    if (need === 0) continue;
    const die = dice.roll(state, 'rally', 6, unit.hex);
    if (die <= need) unit.disorganised = false;
    emit?.({ kind: 'rallyRolled', rule: 'B11.d', unit: unit.id, hex: unit.hex, die, need, rallied: die <= need });
  }
}

/** B16.4 Up to which die a leader calls back; 0: never. */
export const recallNeed = ({ armies }: Context, { side, bonus }: Leader): number =>
  armies[side].rally === 0 ? 0 : Math.min(armies[side].rally + bonus, MOST_RALLY);

/** B16.4 After `survey`: where the unit would stand that a leader calls back; `OFF_MAP` where it cannot. */
function recallHex(context: Context, { side, hex }: Leader): Hex {
  const { sideAt } = context.scratch;
  if (sideAt[hex] === 0) return hex;
  for (let d = 0; d < 6; d++) {
    const next = neighbourOf(context.board, hex, d);
    if (next !== OFF_MAP && sideAt[next] === 0 && context.shut[next] === 0 && !isInZone(context, side, next)) return next;
  }
  return OFF_MAP;
}

/** B16.4 Why a leader calls nobody back in any phase; with `now`, what he has done in this one counts too. */
export function keptFromRecalling(context: Context, leader: Leader, now: boolean): Refusal | undefined {
  if (now && leader.called) return { rule: 'B16.4', why: 'called', hexes: [leader.hex] };
  return recallNeed(context, leader) === 0 ? { rule: 'B16.4', why: 'never', hexes: [leader.hex] } : undefined;
}

/** B16.4 After `survey`: what keeps a leader from calling back at all. */
function recallFault(context: Context, leader: Leader): Refusal | undefined {
  const kept = keptFromRecalling(context, leader, true);
  if (kept) return kept;
  if (isInZone(context, leader.side, leader.hex)) return { rule: 'B16.4', why: 'enemyNear', hexes: [leader.hex] };
  return recallHex(context, leader) === OFF_MAP ? { rule: 'B16.4', why: 'noHex', hexes: [leader.hex] } : undefined;
}

/** The eliminated of a side. */
export const fallenOf = ({ units }: State, side: Side): Unit[] => units.filter((unit) => unit.side === side && unit.hex === ELIMINATED);

/** The first of the eliminated of a type; undefined if there is none. */
const fallenUnit = (state: State, side: Side, type: number): Unit | undefined => fallenOf(state, side).find((unit) => unit.type === type);

/** B16.4 As far as marks tell. */
export const mayRecall = (state: State, leader: Leader): boolean => leader.side === state.player && leader.hex >= 0 && !leader.called;

/** B16.4 After `survey`. */
export function legalRecalls(context: Context, state: State, leader: Leader, list: Action[]): void {
  if (!mayRecall(state, leader) || recallFault(context, leader)) return;
  for (const type of new Set(fallenOf(state, leader.side).map((unit) => unit.type))) list.push(orderOf('recall', leader.id, type));
}

/** After `survey`. */
export function judgeRecall(context: Context, state: State, order: Order): Refusal | undefined {
  const leader = state.leaders[fromOf(order)];
  if (!leader || leader.side !== state.player || leader.hex < 0) return { rule: 'B9.a', why: 'noLeader' };
  const fault = recallFault(context, leader);
  if (fault) return fault;
  return fallenUnit(state, leader.side, toOf(order)) ? undefined : { rule: 'B16.4', why: 'noFallen' };
}

/** B16.4 After `survey`. */
export function applyRecall(context: Context, state: State, order: Order, dice: Dice, emit: Emit): void {
  const leader = state.leaders[fromOf(order)]!;
  const unit = fallenUnit(state, leader.side, toOf(order))!;
  const hex = recallHex(context, leader);
  const need = recallNeed(context, leader);
  leader.called = true;
  const die = dice.roll(state, 'recall', 6, hex);
  const back = die <= need;
  emit?.({
    kind: 'recalled',
    rule: 'B16.4',
    leader: leader.id,
    from: leader.hex,
    type: unit.type,
    die,
    need,
    unit: back ? unit.id : -1,
    hex: back ? hex : -1,
  });
  if (!back) return;
  unit.disorganised = true;
  const army = state.armies[unit.side];
  // A position may list more fallen than it counts losses.
  army.lost = Math.max(0, army.lost - context.types[unit.type]!.strength);
  comeTo(context, state, unit, hex, emit);
}
