import { type Direction, directionTo, type Hex, neighbourOf, OFF_MAP } from '../../../kernel/board';
import { type Action, type Bout, fromOf, isBout, isChain, kindOf, type Order, orderOf, toOf } from '../model/orders';
import type { Context } from '../model/types';

/*
 * Who can attack whom (B7.2.d): on hexes, two with three neighbours in common there are none, so an attack is of several on one, of one on several,
 * or of two on two of which one pair stands side by side.
 */

const around = ({ board }: Context, hex: Hex, mask: number): Hex[] => {
  const hexes: Hex[] = [];
  for (let d = 0; d < 6; d++) if (mask & (1 << d)) hexes.push(neighbourOf(board, hex, d));
  return hexes.sort((a, b) => a - b);
};

/** The two hexes that a hex and its neighbour have both beside them. */
const beside = ({ board }: Context, hex: Hex, direction: Direction): Hex[] =>
  [neighbourOf(board, hex, (direction + 5) % 6), neighbourOf(board, hex, (direction + 1) % 6)].sort((a, b) => a - b);

/** The hexes that an attack names, in reading order. */
export function boutOf(context: Context, action: Action): Bout {
  if (isBout(action)) return action;
  if (isChain(action)) return { attackers: [], defenders: [] };
  const [hex, to] = [fromOf(action), toOf(action)];
  switch (kindOf(action)) {
    case 'attackOn':
      return { attackers: around(context, hex, to), defenders: [hex] };
    case 'attackBy':
      return { attackers: [hex], defenders: around(context, hex, to) };
    case 'pairBeside':
      return { attackers: [hex, neighbourOf(context.board, hex, to)], defenders: beside(context, hex, to) };
    default:
      return { attackers: beside(context, hex, to), defenders: [hex, neighbourOf(context.board, hex, to)] };
  }
}

/** The order for hexes in reading order; undefined if they cannot attack so. */
export function orderFor(context: Context, attackers: readonly Hex[], defenders: readonly Hex[]): Order | undefined {
  const [attacker, other] = attackers;
  const [defender, target] = defenders;
  if (attacker === undefined || defender === undefined) return undefined;
  if (defenders.length === 1) return starOf(context, 'attackOn', defender, attackers);
  if (attackers.length === 1) return starOf(context, 'attackBy', attacker, defenders);
  if (attackers.length !== 2 || defenders.length !== 2) return undefined;
  return pairOf(context, 'pairBeside', attacker, other!, defenders) ?? pairOf(context, 'pairOn', defender, target!, attackers);
}

function starOf({ board }: Context, kind: 'attackOn' | 'attackBy', hex: Hex, others: readonly Hex[]): Order | undefined {
  let mask = 0;
  for (const other of others) {
    const direction = directionTo(board, hex, other);
    if (direction < 0) return undefined;
    mask |= 1 << direction;
  }
  return orderOf(kind, hex, mask);
}

function pairOf(context: Context, kind: 'pairBeside' | 'pairOn', hex: Hex, next: Hex, others: readonly Hex[]): Order | undefined {
  const direction = directionTo(context.board, hex, next);
  if (direction < 0) return undefined;
  const sides = beside(context, hex, direction);
  return sides.includes(OFF_MAP) || sides.some((side, i) => side !== others[i]) ? undefined : orderOf(kind, hex, direction);
}
