import type { Hex } from '../../../kernel/board';
import { type Context, LEFT, otherSide, type Ship, type State } from '../../../rules/naval/model/types';
import { scoreOf } from '../../../rules/naval/play/victory';

/** 14.2 What leaving the map from a hex brings: points for the ship's commander, below 0 for his enemy. */
export function exitPoints(context: Context, state: State, ship: Ship, from: Hex): number {
  const gone: Ship = { ...ship, hex: LEFT, leftFrom: from, marines: 0 };
  const ships = state.ships.map((other) => (other.id === ship.id ? gone : other));
  const own = ship.captured ? otherSide(ship.side) : ship.side;
  const balance = (score: readonly [number, number]) => score[own] - score[otherSide(own)];
  return balance(scoreOf(context, { ...state, ships })) - balance(scoreOf(context, state));
}
