import type { Chooser } from '../../src/ai/random';
import { distance, type Hex, neighbourOf, opposite, turnBetween } from '../../src/kernel/board';
import { naval } from '../../src/rules/naval';
import { type Action, facingOf, fromOf, kindOf, orderIn, toOf } from '../../src/rules/naval/model/orders';
import type { Context, Ship, State, VictoryTerm } from '../../src/rules/naval/model/types';

/**
 * A policy that looks no further than the next order: rams whatever it can hurt more than it is hurt, leaves where that scores, goes for the
 * nearest enemy or way out, attacks whatever its marines and ballistae reach.
 */
export function hastyAction(context: Context, state: State, choose: Chooser): Action {
  const actions = naval.legal(context, state);
  const values = actions.map((action) => worthOf(context, state, action));
  const best = Math.max(...values);
  const wanted = actions.filter((_, i) => values[i] === best);
  return wanted[choose(wanted.length)]!;
}

const commander = (ship: Ship) => (ship.captured ? 1 - ship.side : ship.side);
const shipAt = (state: State, hex: Hex) => state.ships.find((ship) => ship.hex === hex);

/** The way out that scores for a ship's own side, if there is one. */
const exitOf = ({ victory }: Context, ship: Ship): VictoryTerm | undefined =>
  ship.captured ? undefined : victory.find(({ term, by }) => term === 'exit' && by === ship.side);

/** How far a ship on this hex would be from what it wants. */
function wayFrom(context: Context, state: State, ship: Ship, hex: Hex): number {
  const goals =
    exitOf(context, ship)?.at ??
    state.ships.filter((other) => other.hex >= 0 && commander(other) !== state.player).map((other) => other.hex);
  return Math.min(99, ...goals.map((goal) => distance(context.board, hex, goal)));
}

/** A ram by what it does to the rammed ship, less what it risks: by its bow only with a better crew. */
function ramValue(context: Context, state: State, ship: Ship, from: Hex, facing: number): number {
  const target = shipAt(state, neighbourOf(context.board, from, facing));
  if (!target || target.sinking) return -1;
  const crew = (one: Ship) => (one.damaged || one.captured ? 0 : context.types[one.type]!.crew);
  const bearing = turnBetween(opposite(facing), target.facing);
  if (bearing === 0) return crew(ship) > crew(target) ? 40 : -1;
  return bearing === 3 ? 50 : 60;
}

function shipValue(context: Context, state: State, action: Action): number {
  const order = orderIn(action);
  const [kind, to] = [kindOf(order), toOf(order)];
  const ship = shipAt(state, fromOf(order))!;
  if (kind === 'leave') return exitOf(context, ship)?.at?.includes(to) ? 70 : -1;
  if (kind !== 'move') return ramValue(context, state, ship, to, facingOf(order));
  return to === ship.hex ? 0 : wayFrom(context, state, ship, ship.hex) - wayFrom(context, state, ship, to);
}

/** What is worth less than 0 is not done: `end` is worth 0, and nothing else is worth it by chance. */
function worthOf(context: Context, state: State, action: Action): number {
  switch (kindOf(orderIn(action))) {
    case 'move':
    case 'ram':
    case 'through':
    case 'leave':
      return shipValue(context, state, action);
    case 'scuttle':
    case 'step':
    case 'spare':
    case 'hull':
      return -1;
    case 'sink':
      return 0;
    case 'end':
      return 0.5;
    default:
      return 1;
  }
}
