import type { Hex } from '../../../kernel/board';
import { NO_HEX } from '../../../kernel/notation';
import { type Action, type Order, orderOf } from '../../../rules/baw/model/orders';
import type { Context, Leader, State } from '../../../rules/baw/model/types';
import { orderFor } from '../../../rules/baw/play/bouts';
import { hexOfPiece, leaderOf } from './pieces';

/* What is ordered at the table, in the form that the rules take. */

/** B5.a, B9.a Brings a piece on the map to a hex. */
export function moveOrder(state: State, piece: number, to: Hex): Order {
  const goal = to < 0 ? NO_HEX : to;
  const leader = leaderOf(state, piece);
  return leader ? orderOf('leaderMove', leader.id, goal) : orderOf('move', hexOfPiece(state, piece), goal);
}

/** B13.c */
export function leaveOrder(state: State, piece: number): Order {
  const leader = leaderOf(state, piece);
  return leader ? orderOf('leaderLeave', leader.id) : orderOf('leave', hexOfPiece(state, piece));
}

/** B13.a A piece in reserve enters, and goes on. */
export function entryOrder(state: State, piece: number, entry: Hex, to: Hex): Order {
  const leader = leaderOf(state, piece);
  return leader ? orderOf('leaderEnter', entry, to, leader.id) : orderOf('enter', entry, to, state.units[piece]!.type);
}

/** B8.a */
export const shotOrder = (from: Hex, at: Hex): Order => orderOf('fire', from, at);

/** B7.2 Hexes in any order; those that cannot attack so are an order too, which is refused. */
export function attackOrder(context: Context, attackers: readonly Hex[], defenders: readonly Hex[]): Action {
  const [from, at] = [attackers, defenders].map((hexes) => [...hexes].sort((a, b) => a - b)) as [Hex[], Hex[]];
  return orderFor(context, from, at) ?? { attackers: from, defenders: at };
}

/** B16.4 */
export const recallOrder = (leader: Leader, type: number): Order => orderOf('recall', leader.id, type);

export const END: Action = orderOf('end');
