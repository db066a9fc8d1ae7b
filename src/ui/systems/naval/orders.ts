import type { Direction, Hex } from '../../../kernel/board';
import { type Action, ANY_FACING, ANY_HEX, type Order, orderOf } from '../../../rules/naval/model/orders';
import type { Ship } from '../../../rules/naval/model/types';

/* What is ordered at the table, in the form that the rules take. */

/** 14.5 To its own hex: a turn in place. Without a facing: the one of least cost. */
export const sailOrder = (ship: Ship, goal: Hex, facing: Direction | undefined): Order =>
  orderOf('move', ship.hex, goal, facing ?? ANY_FACING);

/** 14.6 From a hex into the one that lies `towards`; `out`: on to the far side. */
export const ramOrder = (ship: Ship, from: Hex, towards: Direction, out: boolean): Order =>
  orderOf(out ? 'through' : 'ram', ship.hex, from, towards);

/** 14.5 Leaves the map from a hex, or the usual one. */
export const leaveOrder = (ship: Ship, from: Hex | undefined): Order => orderOf('leave', ship.hex, from ?? ANY_HEX);

/** 14.7.e */
export const scuttleOrder = (ship: Ship): Order => orderOf('scuttle', ship.hex);

/** 14.7 A marine point goes to a hex beside. */
export const stepOrder = (from: Hex, to: Hex): Order => orderOf('step', from, to);

/** 14.8.d */
export const declareOrder = (from: Hex, target: Hex): Order => orderOf('declare', from, target);

/** 14.8 A declared attack is made. */
export const attackOrder = (by: 'boarding' | 'archery', from: Hex, target: Hex): Order =>
  orderOf(by === 'boarding' ? 'board' : 'archery', from, target);

/** 14.9 */
export const shotOrder = (ship: Ship, target: Hex): Order => orderOf('shoot', ship.hex, target);

export const answerOrder = (answer: 'capture' | 'sink' | 'spare' | 'marine' | 'hull'): Order => orderOf(answer);

export const END: Action = orderOf('end');
