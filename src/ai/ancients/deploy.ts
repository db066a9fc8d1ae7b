import { distance, type Hex } from '../../kernel/board';
import { NOBODY } from '../../kernel/hexGame';
import { type Action, facingOf, hexOf, kindOf, type Order, orderIn } from '../../rules/ancients/model/orders';
import { type Context, otherSide, type Side, type State, UNDEPLOYED, type Unit } from '../../rules/ancients/model/types';
import { campSide } from '../../rules/ancients/options/deployment';
import { campHex, survey, unitAt } from '../../rules/ancients/play/ground';
import { legalActions } from '../../rules/ancients/play/legal';

/** 13.3 Where the enemy is or will come from: his camp, else the far side of the map from one's own, else its middle. */
function enemyHex(context: Context, state: State, side: Side): Hex {
  const { board } = context;
  const theirs = campHex(context, state, otherSide(side));
  if (theirs >= 0) return theirs;
  const own = campHex(context, state, side);
  return own >= 0 ? board.size - 1 - own : Math.floor(board.size / 2);
}

/** How far to the front a unit belongs: heavy foot before all, missiles behind it, horse to the wings. */
function rank(context: Context, unit: Unit): number {
  const { class: kind, missile, full } = context.types[unit.type]!;
  if (missile) return 0.4;
  return kind === 'cavalry' ? 0.6 : full >= 4 ? 1 : 0.8;
}

/** The next order of a deployment: each camp in the middle of its own edge, units in line before them, facing the enemy, then the leaders; undefined once all stand. */
export function deploymentOf(context: Context, state: State, side: Side): Action | undefined {
  const matters = legalActions(context, state, NOBODY).filter((action) => kindOf(orderIn(action)) !== 'end');
  const leaders = matters.filter((action) => kindOf(orderIn(action)) === 'place');
  if (matters.length > leaders.length) return campOf(context, campSide(state), matters);
  const waiting = state.units.find((unit) => unit.hex === UNDEPLOYED && legalActions(context, state, unit.id).length > 0);
  return waiting ? unitOrder(context, state, side, waiting) : leaderOrder(context, state, side, leaders);
}

function unitOrder(context: Context, state: State, side: Side, unit: Unit): Action | undefined {
  const goal = enemyHex(context, state, side);
  const camp = campHex(context, state, side);
  const { board } = context;
  const front = rank(context, unit);
  const wide = context.types[unit.type]!.class === 'cavalry' ? 0.6 : 0;
  return bestBy(legalActions(context, state, unit.id), (order) => {
    const hex = hexOf(order);
    const next = board.neighbours[hex * 6 + facingOf(order)]!;
    const aside = camp < 0 ? 0 : Math.abs(board.q[hex]! - board.q[camp]!);
    const ahead = next < 0 ? -3 : distance(board, hex, goal) - distance(board, next, goal);
    return 2 * ahead - front * distance(board, hex, goal) + wide * aside;
  });
}

/**
 * With the camp: it stays when the units go, while leaders of the side that moves first cannot, and what the enemy attacks first are the units before it.
 * Without a camp with the unit that is farthest from the enemy; alone only where there is none.
 */
function leaderOrder(context: Context, state: State, side: Side, places: readonly Action[]): Action | undefined {
  const { board, types } = context;
  const goal = enemyHex(context, state, side);
  survey(context, state);
  return bestBy(places, (order) => {
    const hex = hexOf(order);
    const unit = unitAt(context, state, hex);
    const away = distance(board, hex, goal);
    if (!unit) return away;
    return away + (types[unit.type]!.class === 'camp' ? 2 : 1) * board.size;
  });
}

/** The first of the best. */
function bestBy(actions: readonly Action[], scoreOf: (order: Order) => number): Action | undefined {
  let best: Action | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const score = scoreOf(orderIn(action));
    if (score <= most) continue;
    most = score;
    best = action;
  }
  return best;
}

/** A die, or a side's camp: to the middle of the second row from its own edge, as near as may be. */
function campOf({ board }: Context, side: Side, matters: readonly Action[]): Action | undefined {
  const row = side === 0 ? board.rows - 2 : 1;
  const die = matters.find((action) => kindOf(orderIn(action)) !== 'camp');
  if (die !== undefined) return die;
  return bestBy(matters, (order) => {
    const hex = hexOf(order);
    return -2 * Math.abs(Math.floor(hex / board.columns) - row) - Math.abs((hex % board.columns) - board.columns / 2);
  });
}
