import type { OrderKind } from '../../../../../rules/ancients/model/orders';

/** Typed orders that optional rules bring. */
export const typedOrders: Readonly<Partial<Record<OrderKind, readonly [order: string, text: string]>>> = {
  roll: ['roll', 'rolls for who moves first'],
  camp: ['camp C11', 'places a camp'],
  deploy: ['LI@C10/2', 'places a unit; C10@D9/3 places it elsewhere'],
  dismount: ['dismount B3', 'dismounts a unit'],
  aside: ['aside', 'sets a leader aside against elephants'],
  charge: ['charge', 'declares the barbarian charge'],
  activate: ['activate B3 B4', 'activates a unit or a group'],
  restrain: ['restrain B3', 'holds impetuous units back'],
  lead: ['lead B3 C5', 'a leader walks'],
  rally: ['rally B3', 'rallies a unit'],
  gather: ['gather D4', 'gathers arrows'],
  hit: ['hit D4', 'chooses who is hit'],
  challenge: ['challenge E5 E4', 'a leader challenges the one at E4'],
  accept: ['accept', 'accepts a challenge'],
  withdraw: ['away D4', 'refuses it, alone: the leader goes to D4 (with a unit: away 1)'],
  tactic: ['tactic prudent', 'chooses how to fight a duel: offensive, prudent, defensive'],
};
