import { distance, type Hex } from '../../kernel/board';
import { NOBODY } from '../../kernel/system';
import { campHex } from '../../rules/ancients/ground';
import { legalActions } from '../../rules/ancients/legal';
import { campSide } from '../../rules/ancients/options/deployment';
import { type Action, facingOf, hexOf, kindOf, orderIn } from '../../rules/ancients/orders';
import { type Context, otherSide, type Side, type State, UNDEPLOYED, type Unit } from '../../rules/ancients/types';

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

/** The next order of a deployment: each camp in the middle of its own edge, units in line before them, facing the enemy; undefined once all stand. */
export function deploymentOf(context: Context, state: State, side: Side): Action | undefined {
  const matters = legalActions(context, state, NOBODY).filter((action) => kindOf(orderIn(action)) !== 'end');
  if (matters.length > 0) return campOf(context, campSide(state), matters);
  const waiting = state.units.find((unit) => unit.hex === UNDEPLOYED && legalActions(context, state, unit.id).length > 0);
  if (!waiting) return undefined;
  const goal = enemyHex(context, state, side);
  const camp = campHex(context, state, side);
  const { board } = context;
  const front = rank(context, waiting);
  const wide = context.types[waiting.type]!.class === 'cavalry' ? 0.6 : 0;
  let best: Action | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of legalActions(context, state, waiting.id)) {
    const order = orderIn(action);
    const hex = hexOf(order);
    const next = board.neighbours[hex * 6 + facingOf(order)]!;
    const aside = camp < 0 ? 0 : Math.abs(board.q[hex]! - board.q[camp]!);
    const ahead = next < 0 ? -3 : distance(board, hex, goal) - distance(board, next, goal);
    const score = 2 * ahead - front * distance(board, hex, goal) + wide * aside;
    if (score <= most) continue;
    most = score;
    best = action;
  }
  return best;
}

/** A die, or a side's camp: to the middle of the second row from its own edge, as near as may be. */
function campOf({ board }: Context, side: Side, matters: readonly Action[]): Action | undefined {
  const row = side === 0 ? board.rows - 2 : 1;
  let best: Action | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const action of matters) {
    const order = orderIn(action);
    if (kindOf(order) !== 'camp') return action;
    const hex = hexOf(order);
    const off = 2 * Math.abs(Math.floor(hex / board.columns) - row) + Math.abs((hex % board.columns) - board.columns / 2);
    if (off >= least) continue;
    least = off;
    best = action;
  }
  return best;
}
