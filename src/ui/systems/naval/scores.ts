import type { Hex } from '../../../kernel/board';
import { type Context, LEFT, otherSide, type Ship, type State } from '../../../rules/naval/model/types';
import { scoreOf } from '../../../rules/naval/play/victory';

/** 14.2 What leaving the map from a hex changes: by how many points its commander is better off against his enemy, and how many the enemy gains. */
export function exitPoints(context: Context, state: State, ship: Ship, from: Hex): { readonly worth: number; readonly enemy: number } {
  const gone: Ship = { ...ship, hex: LEFT, leftFrom: from, marines: 0 };
  const ships = state.ships.map((other) => (other.id === ship.id ? gone : other));
  const own = ship.captured ? otherSide(ship.side) : ship.side;
  const [before, after] = [scoreOf(context, state), scoreOf(context, { ...state, ships })];
  const enemy = after[otherSide(own)] - before[otherSide(own)];
  return { worth: after[own] - before[own] - enemy, enemy };
}
