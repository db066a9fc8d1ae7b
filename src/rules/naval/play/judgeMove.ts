import { type Direction, type Hex, neighbourOf, OFF_MAP } from '../../../kernel/board';
import type { Refusal } from '../../../kernel/game';
import { NO_HEX } from '../../../kernel/notation';
import { type Action, ANY_FACING, ANY_HEX, facingOf, kindOf, misaimIn, type Order, orderIn, toOf } from '../model/orders';
import type { Context, Ship, State } from '../model/types';
import { ANY_COST, exitCost, exitNode, floodFrom, UNREACHED } from './flood';
import { controlOf, shipAt, surveyFor } from './ground';
import { farSideOf, goalOf, isFree, pointsOf, ramKindOf, usualExit } from './movement';
import { ramCost } from './ramming';

/** 14.5 Why its own state keeps a ship from moving in any phase; with `now`, what it has done in this one counts too. */
export function keptFromMoving(ship: Ship, now: boolean): Refusal | undefined {
  if (ship.sinking) return { rule: '14.5', why: 'sinking', hexes: [ship.hex] };
  return now && ship.moved ? { rule: '14.5', why: 'moved', hexes: [ship.hex] } : undefined;
}

/** After `survey`: why the ship that an order of the movement phase names may not do it, in the order of the notation. */
export function judgeShip(context: Context, state: State, action: Action, ship: Ship | undefined): Refusal | undefined {
  const order = orderIn(action);
  if (!ship) return { rule: '14.5', why: 'noShip' };
  if (controlOf(ship) !== state.player) return { rule: '14.8.j', why: 'notCommanded', hexes: [ship.hex] };
  const kept = keptFromMoving(ship, true);
  if (kept) return kept;
  if (kindOf(order) === 'move') return judgeMove(context, state, order, ship);
  return kindOf(order) === 'leave' ? judgeLeave(context, state, order, ship) : judgeRam(context, state, action, ship);
}

const tooFar = (rule: string, points: number, need: number): Refusal => ({ rule, why: 'tooFar', values: { points, need } });
const NO_WAY: Refusal = { rule: '14.5', why: 'noWay' };

function judgeMove(context: Context, state: State, order: Order, ship: Ship): Refusal | undefined {
  const hex = toOf(order);
  const facing = facingOf(order);
  if (hex >= context.board.size) return { rule: '14.5', why: 'offMap' };
  if (context.land[hex]) return { rule: '14.5', why: 'land', hexes: [hex] };
  if (hex === ship.hex && (facing === ship.facing || facing === ANY_FACING)) return { rule: '14.5', why: 'stays', hexes: [hex] };
  if (!isFree(context, ship, hex)) return { rule: '14.5', why: 'occupied', hexes: [hex] };
  const points = pointsOf(context, state, ship);
  surveyFor(context, state, controlOf(ship));
  if (goalOf(floodFrom(context, ship, points), order) >= 0) return undefined;
  const far = floodFrom(context, ship, ANY_COST);
  const goal = goalOf(far, order);
  return goal < 0 ? NO_WAY : tooFar('14.5', points, far.costs[goal]!);
}

const isEdge = ({ board }: Context, hex: Hex): boolean => {
  for (let node = hex * 6; node < hex * 6 + 6; node++) if (board.neighbours[node] === OFF_MAP) return true;
  return false;
};

function judgeLeave(context: Context, state: State, order: Order, ship: Ship): Refusal | undefined {
  const named = toOf(order);
  if (named === NO_HEX || (named !== ANY_HEX && !isEdge(context, named))) {
    return named === NO_HEX ? { rule: '14.5', why: 'noEdge' } : { rule: '14.5', why: 'noEdge', hexes: [named] };
  }
  const points = pointsOf(context, state, ship);
  surveyFor(context, state, controlOf(ship));
  const flood = floodFrom(context, ship, ANY_COST);
  const hex = named === ANY_HEX ? usualExit(context, flood, ship, points) : named;
  const node = hex < 0 ? -1 : exitNode(context, flood, hex);
  if (node < 0) return NO_WAY;
  const need = exitCost(context, flood, node);
  return need > points ? tooFar('14.5', points, need) : undefined;
}

function shutFarSide({ board }: Context, at: Hex, direction: Direction): Refusal {
  const far = neighbourOf(board, at, direction);
  return far === OFF_MAP ? { rule: '14.6.R', why: 'farSide' } : { rule: '14.6.R', why: 'farSide', hexes: [far] };
}

function judgeRam(context: Context, state: State, action: Action, ship: Ship): Refusal | undefined {
  const order = orderIn(action);
  const astray = misaimIn(action);
  const from = toOf(order);
  const direction = facingOf(order);
  const at = astray ? astray.target : context.board.neighbours[from * 6 + direction]!;
  const target = at >= 0 && at < context.board.size ? shipAt(context, state, at) : undefined;
  if (!target) return { rule: '14.6', why: 'noTarget' };
  if (controlOf(target) === state.player) return { rule: '14.6', why: 'friend', hexes: [at] };
  if (from >= context.board.size || direction === ANY_FACING) return { rule: '14.6', why: 'notAhead', hexes: [at] };
  if (astray) return { rule: '14.6', why: 'notStraight', hexes: [at] };
  const through = kindOf(order) === 'through';
  if (through && ramKindOf(direction, target.facing) === 'flank') return { rule: '14.6.c', why: 'throughFlank', hexes: [at] };
  if (through && farSideOf(context, ship, at, direction) < 0) return shutFarSide(context, at, direction);
  if (!through && !isFree(context, ship, from)) return { rule: '14.6.R', why: 'occupied', hexes: [from] };
  const points = pointsOf(context, state, ship);
  surveyFor(context, state, controlOf(ship));
  const way = floodFrom(context, ship, ANY_COST).costs[from * 6 + direction]!;
  if (way === UNREACHED) return NO_WAY;
  const need = way + ramCost(through);
  return need > points ? tooFar('14.6', points, need) : undefined;
}
