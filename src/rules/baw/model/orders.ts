import type { Hex } from '../../../kernel/board';
import { NO_HEX } from '../../../kernel/notation';

export const ORDER_KINDS = [
  'fire',
  'move',
  'leave',
  'leaderMove',
  'leaderLeave',
  'enter',
  'leaderEnter',
  // Attacks of several on one, of one on several, of two on two: the attackers beside each other, or the defenders.
  'attackOn',
  'attackBy',
  'pairBeside',
  'pairOn',
  // Answers.
  'evade',
  'stand',
  'lose',
  'retreat',
  'advance',
  'hold',
  'recall',
  'end',
] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/**
 * An order as one whole number: kind, `from`, `to`, and what enters. `from` and `to` are hexes, but: of a leader on the map `from` is his id; of an attack
 * on or by a hex `to` is the mask of the directions in which the others stand; of two on two `from` is the first of the two side by side, `to` the direction
 * of the second; of a `recall` they are leader and type. What enters comes to `from` and goes on to `to`: a type, or a leader's id.
 */
export type Order = number;

/** B7.8 A retreat that displaces: the hex of the unit, and those that it and the displaced go to. */
interface Chain {
  readonly chain: readonly Hex[];
}

/** Attackers and defenders that cannot stand as an attack wants them. */
export interface Bout {
  readonly attackers: readonly Hex[];
  readonly defenders: readonly Hex[];
}

export type Action = Order | Chain | Bout;

const KIND_CODE = Object.fromEntries(ORDER_KINDS.map((kind, i) => [kind, i])) as Record<OrderKind, number>;
const WHO = 2 ** 29;

export function orderOf(kind: OrderKind, from: number = NO_HEX, to: number = NO_HEX, who = 0): Order {
  return (KIND_CODE[kind] | (from << 5) | (to << 17)) + who * WHO;
}

/** An order of a unit or leader on the map whose `to` is still 0, with its `to`. */
export const goingTo = (order: Order, to: number): Order => order | (to << 17);

export const kindOf = (order: Order): OrderKind => ORDER_KINDS[order & 31]!;
export const fromOf = (order: Order): number => (order >>> 5) & 4095;
export const toOf = (order: Order): number => (order >>> 17) & 4095;
export const whoOf = (order: Order): number => Math.floor(order / WHO);
/** `whoOf` an order that names nobody there is. */
export const NO_ONE = 4095;

export const isChain = (action: Action): action is Chain => typeof action === 'object' && 'chain' in action;
export const isBout = (action: Action): action is Bout => typeof action === 'object' && 'attackers' in action;

const ATTACKS: readonly OrderKind[] = ['attackOn', 'attackBy', 'pairBeside', 'pairOn'];
const ANSWERS: readonly OrderKind[] = ['evade', 'stand', 'lose', 'retreat', 'advance', 'hold'];
export const isAttackKind = (kind: OrderKind): boolean => ATTACKS.includes(kind);
export const isAnswerKind = (kind: OrderKind): boolean => ANSWERS.includes(kind);

/** What an action is; hexes that cannot attack as they stand are still an attack. */
export function kindIn(action: Action): OrderKind {
  if (isChain(action)) return 'retreat';
  return isBout(action) ? 'attackOn' : kindOf(action);
}
