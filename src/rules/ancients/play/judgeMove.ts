import type { Hex } from '../../../kernel/board';
import type { Refusal } from '../../../kernel/game';
import { NO_HEX } from '../../../kernel/notation';
import { type Action, ANY_FACING, facingOf, hexOf, kindOf, type Order, orderIn, routeIn } from '../model/orders';
import type { Context, State, Unit } from '../model/types';
import { mayEndSo, measuredDrive } from './drive';
import { campAt, survey, surveyMover, unitAt } from './ground';
import { moveRequestOf } from './movement';
import { isEntry } from './reinforcements';
import { findTrail, type MoveRequest, OUT, type Trail, type Waiver } from './trail';

/** Why its own marks keep a unit from moving in any phase; with `now`, what it has done in this one counts too. */
export function keptFromMoving(context: Context, unit: Unit, now: boolean): Refusal | undefined {
  if (context.armies[unit.side].campUnit === unit.id) return { rule: '6.j.1', why: 'campMoves', hexes: [unit.hex] };
  if (unit.plundering) return { rule: '6.j.2', why: 'plundererMoves', hexes: [unit.hex] };
  if (unit.volley) return { rule: '6.k', why: 'volleyMoves', hexes: [unit.hex] };
  return now && unit.moved ? { rule: '6.a', why: 'movedAlready', hexes: [unit.hex] } : undefined;
}

/** Why a move or a departure is refused, in the order of the notation. `unit` stands in the hex that the order names. */
export function judgeMove(context: Context, state: State, action: Action, unit: Unit | undefined): Refusal | undefined {
  survey(context, state);
  if (!unit || unit.side !== state.player || unit.hex < 0) return { rule: '6.a', why: 'noUnitThere' };
  return keptFromMoving(context, unit, true) ?? context.hooks.barsMove?.(context, state, unit) ?? judgeWay(context, state, action, unit);
}

/** 5.a, 5.b, then as a move. */
export function judgeEntry(context: Context, state: State, action: Action, unit: Unit | undefined): Refusal | undefined {
  survey(context, state);
  const hex = routeIn(action)?.entry?.hex ?? hexOf(orderIn(action));
  if (!unit || unit.moved || hex >= context.board.size || !isEntry(context, state, unit, hex)) return { rule: '5.a', why: 'notDue' };
  const holder = unitAt(context, state, hex);
  if (holder && holder.side !== unit.side) return { rule: '5.b', why: 'entryBlocked', hexes: [hex] };
  return context.hooks.barsMove?.(context, state, unit) ?? judgeWay(context, state, action, unit);
}

/** The goal of a move: off the map, or held. */
function judgeGoal(context: Context, state: State, action: Action, unit: Unit, goal: Hex): Refusal | undefined {
  if (goal === NO_HEX || goal >= context.board.size) return { rule: '6.g', why: 'goalOffMap' };
  const holder = unitAt(context, state, goal);
  const camp = campAt(context, state, goal);
  const there = holder && holder.id !== unit.id ? holder : camp && (goal !== unit.hex || routeIn(action)) ? camp : undefined;
  return there && { rule: '6.c', why: there.side === unit.side ? 'friendThere' : 'enemyThere', hexes: [goal] };
}

/** From "goal off the map" on. */
function judgeWay(context: Context, state: State, action: Action, unit: Unit): Refusal | undefined {
  const order = orderIn(action);
  const leaves = kindOf(order) === 'off';
  const goal = hexOf(order);
  if (!leaves) {
    const refusal = judgeGoal(context, state, action, unit, goal);
    if (refusal) return refusal;
    if (goal === unit.hex && !routeIn(action)) return judgeTurn(context, state, order, unit);
  }
  surveyMover(context, state, unit);
  const drive = unit.hex < 0 ? undefined : measuredDrive(context, state, unit);
  const via = routeIn(action)?.via ?? [];
  if (via.some((hex) => hex === NO_HEX || hex >= context.board.size)) return { rule: '6.d', why: 'waypointOffMap' };
  const request = moveRequestOf(context, unit, action, drive);
  const passes = (waiver: Waiver) => findTrail(context, state, request, waiver) !== undefined;
  const trail = findTrail(context, state, request);
  if (trail && (!drive || endsWell(context, state, request, trail))) return undefined;
  if (drive && passes({ drive: true })) return { rule: drive.rule, why: drive.why, hexes: [unit.hex] };
  if (passes({ drive: true, rivers: true })) return { rule: 'T1', why: 'riverBetween' };
  if (passes({ drive: true, woods: true })) return { rule: 'T2', why: 'woodsStop' };
  if (passes({ drive: true, camp: true })) return { rule: '6.j.3', why: 'campStops' };
  if (leaves) return { rule: '6.g', why: 'cannotLeave', values: { points: request.points } };
  if (passesButForTurn(context, state, request)) return { rule: '6.e', why: 'noPointForTurn', values: { points: request.points } };
  return tooFar(context, state, request);
}

/** Whether a move that can be made ends as its drive demands, and, where that demands haste, takes no detour by its waypoints. */
function endsWell(context: Context, state: State, request: MoveRequest, trail: Trail): boolean {
  const drive = request.drive!;
  if (request.goal === OUT) return drive.leaving !== 'barred';
  const facing = request.facing === ANY_FACING ? trail.steps.at(-1)! : request.facing;
  if (!mayEndSo(context, state, request.unit, drive, request.goal, facing)) return false;
  if (drive.ends !== 'highest') return true;
  if (request.goal === request.unit.hex) return false;
  return request.via.length === 0 || trail.cost === findTrail(context, state, { ...request, via: [] })?.cost;
}

function tooFar(context: Context, state: State, request: MoveRequest): Refusal {
  const far = findTrail(context, state, { ...request, points: request.points + 12, facing: ANY_FACING }, { drive: true });
  const values: Record<string, number> = far ? { points: request.points, cost: far.cost } : { points: request.points };
  return { rule: '6.d', why: far ? 'tooFar' : 'noWay', values };
}

function passesButForTurn(context: Context, state: State, request: MoveRequest): boolean {
  return request.facing !== ANY_FACING && findTrail(context, state, { ...request, facing: ANY_FACING }, { drive: true }) !== undefined;
}

/** 6.e A turn in place. */
function judgeTurn(context: Context, state: State, order: Order, unit: Unit): Refusal | undefined {
  if (facingOf(order) === unit.facing) return { rule: '6.e', why: 'facesSoAlready', hexes: [unit.hex] };
  if (context.types[unit.type]!.ma < 1) return { rule: '6.e', why: 'noPointForTurn', values: { points: 0 } };
  const drive = measuredDrive(context, state, unit);
  if (!drive) return undefined;
  surveyMover(context, state, unit);
  const fits = mayEndSo(context, state, unit, drive, unit.hex, facingOf(order));
  return fits ? undefined : { rule: drive.rule, why: drive.why, hexes: [unit.hex] };
}
