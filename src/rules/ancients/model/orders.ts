import type { Direction, Hex } from '../../../kernel/board';
import { NO_HEX } from '../../../kernel/notation';

export const ORDER_KINDS = [
  'move',
  'off',
  'enter',
  'place',
  'shoot',
  'attack',
  'assault',
  'away',
  'retreat',
  'stand',
  'press',
  'halt',
  'advance',
  'hold',
  'end',
  // Of optional rules: each is known only where an option in force brings it.
  'roll',
  'camp',
  'deploy',
  'dismount',
  'aside',
  'charge',
  'activate',
  'restrain',
  'lead',
  'rally',
  'gather',
  'hit',
  'tactic',
  'challenge',
  'accept',
  'withdraw',
] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/**
 * An order as one small integer, so that a legal list of hundreds costs next to nothing: kind, unit, hex and facing.
 * `move` to the unit's own hex is a turn in place; `enter` brings a reserve in; `assault` attacks from beside the map (5.d).
 * For `away` and `advance` the hex field holds the number of leaders.
 */
export type Order = number;

/** A move by way of certain hexes, or one that goes on after entering the map. The order says where it ends. */
export interface Route {
  readonly order: Order;
  readonly via: readonly Hex[];
  readonly entry?: { readonly hex: Hex; readonly facing: Direction };
}

export type Action = Order | Route;

/** The facing field of an order that asks for none, the unit field of one that names none. */
export const ANY_FACING = 6;
export const NO_UNIT = 511;

const KIND_CODE = Object.fromEntries(ORDER_KINDS.map((kind, i) => [kind, i])) as Record<OrderKind, number>;

export function orderOf(kind: OrderKind, unit = NO_UNIT, hex = NO_HEX, facing = ANY_FACING): Order {
  return (KIND_CODE[kind] << 24) | (unit << 15) | (hex << 3) | facing;
}

export const kindOf = (order: Order): OrderKind => ORDER_KINDS[order >> 24]!;
export const unitOf = (order: Order): number => (order >> 15) & 511;
export const hexOf = (order: Order): Hex => (order >> 3) & 4095;
export const facingOf = (order: Order): Direction => order & 7;
/** For `away` and `advance`. */
export const countOf = hexOf;

export const orderIn = (action: Action): Order => (typeof action === 'number' ? action : action.order);
export const routeIn = (action: Action): Route | undefined => (typeof action === 'number' ? undefined : action);

/** `advance` with all leaders. */
export const ALL_LEADERS = NO_HEX;
