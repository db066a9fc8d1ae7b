import type { Direction, Hex } from '../../../kernel/board';
import { NO_HEX } from '../../../kernel/notation';

export const ORDER_KINDS = [
  'move',
  'ram',
  'through',
  'leave',
  'scuttle',
  'step',
  'declare',
  'board',
  'archery',
  'shoot',
  // Answers: `sink` is the attacker's `scuttle` of an undefended ship.
  'capture',
  'sink',
  'spare',
  'marine',
  'hull',
  'end',
] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/**
 * An order as one small integer, so that a legal list of hundreds costs next to nothing: kind, the hex it is given to, another hex, a facing.
 * The other hex is where a `move` ends (its own: a turn in place), from where a `ram` or a `through` (a ram that comes out on the far side) is
 * made, towards the facing, and from where a ship `leave`s; else the goal or the target.
 */
export type Order = number;

/** A ram that cannot be one: its target is not next to the hex rammed from, or what is named beyond is not the far side. */
export interface Misaimed {
  readonly order: Order;
  readonly target: Hex;
  readonly beyond: Hex | undefined;
}

export type Action = Order | Misaimed;

/** The facing field of an order that asks for none. */
export const ANY_FACING = 6;
/** Of a `leave` that names no hex. */
export const ANY_HEX = 4094;

const KIND_CODE = Object.fromEntries(ORDER_KINDS.map((kind, i) => [kind, i])) as Record<OrderKind, number>;

export function orderOf(kind: OrderKind, from: Hex = NO_HEX, to: Hex = NO_HEX, facing: Direction = ANY_FACING): Order {
  return (KIND_CODE[kind] << 27) | (from << 15) | (to << 3) | facing;
}

export const kindOf = (order: Order): OrderKind => ORDER_KINDS[order >> 27]!;
export const fromOf = (order: Order): Hex => (order >> 15) & 4095;
export const toOf = (order: Order): Hex => (order >> 3) & 4095;
export const facingOf = (order: Order): Direction => order & 7;

export const orderIn = (action: Action): Order => (typeof action === 'number' ? action : action.order);
export const misaimIn = (action: Action): Misaimed | undefined => (typeof action === 'number' ? undefined : action);
