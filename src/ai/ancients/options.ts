import { distance, type Hex } from '../../kernel/board';
import { cloneState } from '../../rules/ancients/model/clone';
import { type Action, hexOf, type OrderKind, orderIn, routeIn, unitOf } from '../../rules/ancients/model/orders';
import type { Context, Side, State, Unit } from '../../rules/ancients/model/types';
import { optional } from '../../rules/ancients/options';
import { applyAction } from '../../rules/ancients/play/apply';
import { legalShots } from '../../rules/ancients/play/fire';
import { survey, unitAt } from '../../rules/ancients/play/ground';
import { isAsked } from '../../rules/ancients/play/sequence';
import type { Chooser } from '../random';
import { samplingDice } from '../sampling';
import { bestAttack, bestOf } from './attacks';
import { answerInDuel, challengeWorthMaking } from './duels';
import { CENTURION } from './style';
import { lossIfStruck, worthOf } from './worth';

/* What the script makes of the orders of optional rules (13, 13V). */

/** 13.11 Hexes from the nearest of ours within which an enemy's elephants are worth a leader. */
const ELEPHANTS_NEAR = 4;
/** 13.10, 15.3.e The share of those who charge, on the map, who must gain by it; in the last turns any. */
const CHARGE_SHARE = 0.5;
const LAST_TURNS = 2;

/** A charge rolls none. */
const noDice = samplingDice();

/**
 * The order of an optional rule that is worth giving now, of those that belong to a phase: undefined if none is, as in a battle without such orders.
 * Leaders who walk (V5) are not among them, for simulations leave them where they are: `leadOf`. Nobody dismounts (13.12) or is held (V4).
 */
export function orderOfOption(context: Context, state: State, side: Side): Action | undefined {
  if (context.orders.size === 0 || isAsked(state)) return undefined;
  switch (state.phase) {
    case 'command':
      return asideOf(context, state, side);
    case 'movement':
      return greatest(ordersOf(context, state, side, 'activate').filter(routeIn), (group) => worthOfGroup(context, state, group));
    case 'fire':
      return gatherOf(context, state, side);
    case 'melee':
      return chargeOf(context, state, side) ?? challenge(context, state, side);
    case 'rally':
      return greatest(ordersOf(context, state, side, 'rally'), (order) => worthOf(context, state.units[unitOf(orderIn(order))]!));
    default:
      return undefined;
  }
}

/** The answer to what an optional rule asks; undefined: one is as good as another. `choose`: by what tactics are drawn (13.8). 13.2 Of one's own units that whose hit costs least. */
export function answerToOption(context: Context, state: State, choose?: Chooser): Action | undefined {
  const answers = context.orders.get(state.extra!.asked!.order)!.legal(context, state, undefined);
  const inDuel = answerInDuel(context, state, answers, choose);
  if (inDuel !== undefined) return inDuel;
  survey(context, state);
  return greatest(
    ordersOf(context, state, undefined, 'hit'),
    (hit) => -lossIfStruck(context, state, unitAt(context, state, hexOf(orderIn(hit)))!),
  );
}

/** The legal orders of a kind that units of a side give, or, without a side, those that no unit gives. */
function ordersOf(context: Context, state: State, side: Side | undefined, kind: OrderKind): Action[] {
  const rule = context.orders.get(kind);
  if (!rule) return [];
  if (side === undefined) return rule.legal(context, state, undefined);
  return state.units.flatMap((unit) => (unit.side === side && unit.hex >= 0 ? rule.legal(context, state, unit) : []));
}

function greatest(actions: readonly Action[], worth: (action: Action) => number): Action | undefined {
  let best: Action | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const value = worth(action);
    if (value <= most) continue;
    most = value;
    best = action;
  }
  return best;
}

/** V2 A group goes for the price of one unit. */
function worthOfGroup(context: Context, state: State, group: Action): number {
  survey(context, state);
  const others = routeIn(group)!.via.map((hex) => unitAt(context, state, hex)!);
  return [state.units[unitOf(orderIn(group))]!, ...others].reduce((sum, unit) => sum + worthOf(context, unit), 0);
}

/** 13.11 A leader who is away this turn, for a die for each of the enemy's elephants. */
function asideOf(context: Context, state: State, side: Side): Action | undefined {
  const isNear = (elephants: Unit): boolean =>
    state.units.some(({ side: own, hex }) => own === side && hex >= 0 && distance(context.board, hex, elephants.hex) <= ELEPHANTS_NEAR);
  return optional().elephantsAgainst(context, state).some(isNear)
    ? greatest(ordersOf(context, state, undefined, 'aside'), (order) => -presenceAt(context, state, side, hexOf(orderIn(order))))
    : undefined;
}

/** What the unit that a leader stands with is worth; least where he waits beside the map. */
function presenceAt(context: Context, state: State, side: Side, hex: Hex): number {
  const unit = state.units.find((each) => each.side === side && each.hex === hex);
  return unit ? worthOf(context, unit) : 0;
}

/** 13.10, 15.3.e The first that is worth it. */
const chargeOf = (context: Context, state: State, side: Side): Action | undefined =>
  ordersOf(context, state, undefined, 'charge').find((charge) => isWorthCharging(context, state, side, charge));

/** When enough of those who charge gain by it, for it is once in a battle. */
function isWorthCharging(context: Context, state: State, side: Side, charge: Action): boolean {
  const charged = cloneState(state);
  applyAction(context, charged, charge, noDice);
  survey(context, state);
  let gaining = 0;
  for (const unit of state.units) {
    if (unit.side !== side || unit.hex < 0) continue;
    const after = bestOf(context, charged, charged.units[unit.id]!);
    if (after > Math.max(0, bestOf(context, state, unit))) gaining++;
  }
  const isLate = state.turn > context.turns - LAST_TURNS;
  return gaining > 0 && (isLate || gaining >= CHARGE_SHARE * optional().chargersBy(context, state, charge).length);
}

/** 13.8 Before attacks if it is a good one, else after them. */
const challenge = (context: Context, state: State, side: Side): Action | undefined =>
  challengeWorthMaking(context, state, () => bestAttack(context, state, side, CENTURION.leastGain) === undefined);

/**
 * 13.6 Whoever has no shot, and not the volleys for another turn's, gathers some while there are turns to shoot them in. Without markers
 * (13.14) it costs nothing, and everybody does who has no shot.
 */
function gatherOf(context: Context, state: State, side: Side): Action | undefined {
  if (state.turn >= context.turns) return undefined;
  const { MOST_VOLLEYS, volleysATurn, volleysLeft } = optional();
  return ordersOf(context, state, side, 'gather').find((order) => {
    const unit = state.units[unitOf(orderIn(order))]!;
    const enough = context.hooks.marksVolley ? volleysATurn(context, unit) : MOST_VOLLEYS;
    return volleysLeft(context, state, unit)! < enough && legalShots(context, state, unit).length === 0;
  });
}
