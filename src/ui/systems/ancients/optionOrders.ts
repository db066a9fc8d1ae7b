import { type Hex, parseHex } from '../../../kernel/board';
import { NOBODY } from '../../../kernel/hexGame';
import { type Action, hexOf, kindOf, type OrderKind, orderIn } from '../../../rules/ancients/model/orders';
import { type Context, type Phase, type State, UNDEPLOYED, type Unit } from '../../../rules/ancients/model/types';
import { optional } from '../../../rules/ancients/options';
import { leadersToPlace } from '../../../rules/ancients/play/leaders';
import { ancients } from '../../../rules/ancients/system';
import { memoPerPiece } from '../../table/contract/memo';

/** An order of an optional rule as the hand meets it: its kind, and the words behind it (`gather D4` → `D4`). */
export interface OptionOrder {
  readonly kind: OrderKind;
  readonly action: Action;
  readonly words: readonly string[];
}

/** Given on the map rather than by a button. */
const ON_MAP: ReadonlySet<OrderKind> = new Set(['camp', 'hit', 'deploy', 'place', 'lead', 'activate', 'restrain']);

export const optionOrderOf = (context: Context, state: State, action: Action): OptionOrder => ({
  kind: kindOf(orderIn(action)),
  action,
  words: ancients.printAction(context, state, action).split(' ').slice(1),
});

const ordersOf = memoPerPiece((context: Context, state: State, { id }: { readonly id: number }): readonly OptionOrder[] =>
  ancients.legal(context, state, id).flatMap((action) => {
    const kind = kindOf(orderIn(action));
    // What answers an option's question is its own, whatever the kind.
    if (!state.extra?.asked && !context.orders.has(kind)) return [];
    return [optionOrderOf(context, state, action)];
  }),
);

/** The legal orders of optional rules: a unit's own, or, without a unit, those that no unit gives. */
export const optionOrdersOf = (context: Context, state: State, unit?: Unit): readonly OptionOrder[] =>
  context.orders.size === 0 ? [] : ordersOf(context, state, unit ?? { id: NOBODY });

/** Those that a button gives. */
export const buttonOrders = (context: Context, state: State, unit?: Unit): readonly OptionOrder[] =>
  optionOrdersOf(context, state, unit).filter(({ kind }) => !ON_MAP.has(kind));

/** The hexes that an order names. */
export const hexesNamed = ({ board }: Context, { words }: OptionOrder): Hex[] =>
  words.flatMap((word) => {
    const hex = parseHex(board, word);
    return hex !== undefined && hex >= 0 ? [hex] : [];
  });

/** Given by a click on the hex that they name. */
const BY_HEX: ReadonlySet<OrderKind> = new Set(['camp', 'hit', 'withdraw', 'retreat']);

/** The orders that a click on a hex gives, by their hexes: a camp's place, a target that is hit, where a leader or a unit goes. */
export function hexOrders(context: Context, state: State): ReadonlyMap<Hex, Action> {
  const map = new Map<Hex, Action>();
  if (state.attack) return map;
  for (const { kind, action, words } of optionOrdersOf(context, state)) {
    const hex = BY_HEX.has(kind) ? parseHex(context.board, words[0] ?? '') : undefined;
    if (hex !== undefined && hex >= 0) map.set(hex, action);
  }
  return map;
}

/** The orders by which a leader is in hand: in the phase in which he walks (V5), in the melee (13.8). */
const BY_LEADER: Partial<Record<Phase, OrderKind>> = { leaders: 'lead', melee: 'challenge' };
export const leaderOrderIn = ({ phase }: State): OrderKind | undefined => BY_LEADER[phase];

/** V5 Where the leaders of a hex may go, 13.8 whom they may challenge. */
export function leaderOrders(context: Context, state: State, from: Hex): ReadonlyMap<Hex, Action> {
  const map = new Map<Hex, Action>();
  for (const { kind, action, words } of optionOrdersOf(context, state)) {
    if (kind !== leaderOrderIn(state) || parseHex(context.board, words[0] ?? '') !== from) continue;
    const to = parseHex(context.board, words[1] ?? '');
    if (to !== undefined && to >= 0) map.set(to, action);
  }
  return map;
}

/** 13.3 Where a leader may be placed while his side deploys. */
export const leaderPlaces = (context: Context, state: State): Hex[] =>
  optionOrdersOf(context, state).flatMap(({ kind, action }) => (kind === 'place' ? [hexOf(orderIn(action))] : []));

/** 13.3 Leaders of the deploying side that find a place and wait for it. */
export const undeployedLeaders = (context: Context, state: State): number =>
  leaderPlaces(context, state).length > 0 ? leadersToPlace(state) : 0;

/** 13.3 Those whom it has to place: before its camp stands nobody can say who finds a place. */
export const leadersWaiting = (context: Context, state: State): number =>
  optional().placesUnits(state) ? undeployedLeaders(context, state) : leadersToPlace(state);

/** 13.3 Units of the deploying side that are not on the map yet; its camp is no such unit. */
export const undeployed = ({ armies }: Context, { units, player }: State): Unit[] =>
  units.filter((unit) => unit.hex === UNDEPLOYED && unit.side === player && unit.id !== armies[player].campUnit);

/** Whether a unit may be given an order of a kind: placed (13.3), activated or held (V2). */
export function joins(context: Context, state: State, kind: 'deploy' | 'activate' | 'restrain', unit: Unit): boolean {
  return optionOrdersOf(context, state, unit).some((order) => order.kind === kind);
}
