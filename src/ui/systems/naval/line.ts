import type { Direction, Hex } from '../../../kernel/board';
import { NO_HEX } from '../../../kernel/notation';
import { perState } from '../../../kernel/perObject';
import { ANY_FACING, facingOf, type Order, orderOf, toOf } from '../../../rules/naval/model/orders';
import type { Context, State } from '../../../rules/naval/model/types';
import { mayMove } from '../../../rules/naval/play/movement';
import type { LineRules, LineWay } from '../../table/contract/line';
import { ghostOf } from './facts';
import { sailOrder } from './orders';
import { shipIn, shipOf } from './pieces';
import { voyageTo } from './ways';
import { navalWords } from './words';

/** 14.5 Ships of the phasing player that have their move before them. */
const joins = perState(
  (_context: Context, state: State): ReadonlySet<number> =>
    new Set(state.question ? [] : state.ships.filter((ship) => mayMove(state, ship)).map(({ id }) => id)),
);

function order(_context: Context, state: State, id: number, hex: Hex, facing: Direction | undefined): Order {
  const ship = shipOf(state, id);
  // Marines ashore stay there: that no ship is in their hex is what refuses them.
  if (!ship) return orderOf('move', hex, hex, facing ?? ANY_FACING);
  return hex < 0 ? orderOf('move', ship.hex, NO_HEX, facing ?? ANY_FACING) : sailOrder(ship, hex, facing);
}

function way(context: Context, state: State, id: number, action: Order): LineWay | undefined {
  const ship = shipIn(state, id);
  const facing = facingOf(action) === ANY_FACING ? undefined : facingOf(action);
  const voyage = voyageTo(context, state, ship, toOf(action), facing);
  if (!voyage) return undefined;
  const end = voyage.hexes.at(-1)!;
  return { path: { hexes: voyage.hexes, facing: voyage.facing, ghost: ghostOf(context, ship, end, voyage.facing) }, harm: [] };
}

/** 14.5 Ships that sail by one command. */
export const line: LineRules = {
  joins,
  order,
  way,
  sayHarm: () => '',
  told: new Set(['moved', 'turned']),
  words: () => navalWords().play.line,
};
