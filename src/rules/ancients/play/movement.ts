import { type Direction, type Hex, OFF_MAP } from '../../../kernel/board';
import type { Drive } from '../model/context';
import type { Emit } from '../model/events';
import { type Action, ANY_FACING, facingOf, hexOf, kindOf, type Order, orderIn, orderOf, routeIn } from '../model/orders';
import { type Context, GONE, type State, type Unit } from '../model/types';
import { demandOf, fulfils, measuredDrive } from './drive';
import { enterHex } from './entering';
import { surveyMover } from './ground';
import { exitCost, floodFrom, isPhalanx, reachGround } from './mobility';
import { flood } from './reach';
import { enteringReserve, isDue } from './reinforcements';
import { stopShort } from './stopShort';
import { findTrail, hexesOf, type MoveRequest, OUT, type Trail } from './trail';

/** 6.a, 6.j.2, 6.k Whether a unit on the map may still be given a move. */
export function mayMove(context: Context, state: State, unit: Unit): boolean {
  return (
    unit.hex >= 0 &&
    !unit.moved &&
    !unit.plundering &&
    !unit.volley &&
    context.types[unit.type]!.ma > 0 &&
    !context.hooks.barsMove?.(context, state, unit)
  );
}

/** Where ends are listed before they are copied out at their exact number; a list that grows by `push` costs twice as much. */
const ends: number[] = [];
let endCount = 0;

/** 6 Every end of a unit's move: `move` to each hex and facing in reach, turns in place, and `off`. */
export function legalMoves(context: Context, state: State, unit: Unit): number[] {
  if (!mayMove(context, state, unit)) return [];
  endCount = 0;
  surveyMover(context, state, unit);
  const drive = measuredDrive(context, state, unit);
  if (drive) return drivenMoves(context, state, unit, drive);
  const { ma } = context.types[unit.type]!;
  floodFrom(context, state, unit, undefined);
  const { hexes, count } = context.scratch.reach;
  let out = exitCost(context, unit.hex, true) <= ma;
  addTurns(unit);
  for (let i = 1; i < count; i++) {
    const hex = hexes[i]!;
    out ||= exitCost(context, hex, false) <= ma;
    addEnds(context, unit.id, hex, ma);
  }
  if (out) ends[endCount++] = orderOf('off', unit.id);
  return ends.slice(0, endCount);
}

/** `legalMoves` of a unit under a drive; it has been measured. */
function drivenMoves(context: Context, state: State, unit: Unit, drive: Drive): number[] {
  const demand = demandOf(context, state, unit, drive);
  const { reach, away } = context.scratch;
  const { ma } = context.types[unit.type]!;
  let out = false;
  for (let i = 0; i < reach.count; i++) {
    const hex = reach.hexes[i]!;
    out ||= exitCost(context, hex, i === 0) <= ma;
    if (drive.ends === 'highest') addDriven(context, unit, drive, demand, hex, ma);
    else if (away[hex]! < demand) continue;
    else if (i > 0) addEnds(context, unit.id, hex, ma);
    else addTurns(unit);
  }
  if (out && drive.leaving !== 'barred') ends[endCount++] = orderOf('off', unit.id);
  return ends.slice(0, endCount);
}

/** The facings in which a reached hex can be held, one order each. */
function addEnds(context: Context, id: number, hex: Hex, ma: number): void {
  const { reach, stops, unitAt } = context.scratch;
  if (unitAt[hex]) return;
  const facings = stops[hex] || reach.costs[hex]! >= ma ? reach.facings[hex]! : 63;
  const order = orderOf('move', id, hex, 0);
  for (let d = 0; d < 6; d++) if ((facings >> d) & 1) ends[endCount++] = order + d;
}

/** Of the ends in a reached hex those that fulfil a demand. */
function addDriven(context: Context, unit: Unit, drive: Drive, demand: number, hex: Hex, ma: number): void {
  const first = endCount;
  if (hex === unit.hex) addTurns(unit);
  else addEnds(context, unit.id, hex, ma);
  let kept = first;
  for (let i = first; i < endCount; i++) {
    const end = ends[i]!;
    if (fulfils(context, unit, drive, demand, hex, facingOf(end))) ends[kept++] = end;
  }
  endCount = kept;
}

/** 6.e */
function addTurns(unit: Unit): void {
  const order = orderOf('move', unit.id, unit.hex, 0);
  for (let d = 0; d < 6; d++) if (d !== unit.facing) ends[endCount++] = order + d;
}

/** 6.h A facing is open if the neighbour ahead is on the map and the one behind off it. */
export function entryFacings(context: Context, hex: Hex): number {
  const { neighbours } = context.board;
  let open = 0;
  for (let d = 0; d < 6; d++) {
    if (neighbours[hex * 6 + d] !== OFF_MAP && neighbours[hex * 6 + ((d + 3) % 6)] === OFF_MAP) open |= 1 << d;
  }
  return open;
}

/** 5, 6.h Every way in for a reserve, and on from each facing open at the edge. */
export function legalEntries(context: Context, state: State, unit: Unit): Action[] {
  const list: Action[] = [];
  if (!isDue(context, state, unit) || unit.moved || context.hooks.barsMove?.(context, state, unit)) return list;
  surveyMover(context, state, unit);
  for (const hex of context.armies[unit.side].reserves[unit.group]!.at) {
    if (enteringReserve(context, state, unit.side, unit.type, hex) === unit) pushEntriesAt(context, state, list, unit, hex);
  }
  return list;
}

function pushEntriesAt(context: Context, state: State, list: Action[], unit: Unit, hex: Hex): void {
  const { board, types, entries, scratch } = context;
  const { reach, shut, stops, unitAt } = scratch;
  const type = types[unit.type]!;
  const cost = entries[isPhalanx(type) ? 1 : 0][hex]!;
  const open = entryFacings(context, hex);
  if (shut[hex] || cost > type.ma || open === 0) return;
  if (!unitAt[hex]) {
    const facings = stops[hex] || cost >= type.ma ? open : 63;
    for (let d = 0; d < 6; d++) if ((facings >> d) & 1) list.push(orderOf('enter', unit.id, hex, d));
  }
  for (let d = 0; d < 6; d++) {
    if (!((open >> d) & 1)) continue;
    flood(board, reachGround(context, state, unit, undefined), reach, { hex, facings: 1 << d, cost, leaves: false }, type.ma);
    endCount = 0;
    for (let i = 1; i < reach.count; i++) addEnds(context, unit.id, reach.hexes[i]!, type.ma);
    for (const end of ends.slice(0, endCount))
      list.push({ order: orderOf('enter', unit.id, hexOf(end), facingOf(end)), via: [], entry: { hex, facing: d } });
  }
}

/** The request that a `move`, `off` or `enter` is, without asking whether it may be done. */
export function moveRequestOf(context: Context, unit: Unit, action: Action, drive: Drive | undefined): MoveRequest {
  const order = orderIn(action);
  const route = routeIn(action);
  const kind = kindOf(order);
  const type = context.types[unit.type]!;
  const phalanx = isPhalanx(type);
  const enters = kind === 'enter';
  const start = enters ? (route?.entry?.hex ?? hexOf(order)) : unit.hex;
  let facings = 1 << unit.facing;
  let paid = 0;
  if (enters) {
    facings = entryFacings(context, start);
    paid = context.entries[phalanx ? 1 : 0][start]!;
    if (route?.entry) {
      if (!((facings >> route.entry.facing) & 1)) paid++;
      facings = 1 << route.entry.facing;
    }
  }
  return {
    unit,
    points: type.ma,
    phalanx,
    start,
    facings,
    paid,
    via: route ? route.via : NO_WAYPOINTS,
    goal: kind === 'off' ? OUT : hexOf(order),
    facing: kind === 'off' ? ANY_FACING : facingOf(order),
    drive: unit.hex < 0 ? undefined : drive,
  };
}

const NO_WAYPOINTS: readonly Hex[] = [];

/** What a move would do to friends and to the mover, for the table: hexes passed, points, who will be disordered. */
export function trailOf(
  context: Context,
  state: State,
  unit: Unit,
  action: Action,
): { hexes: Hex[]; trail: Trail; request: MoveRequest } | undefined {
  surveyMover(context, state, unit);
  const request = moveRequestOf(context, unit, action, unit.hex < 0 ? undefined : measuredDrive(context, state, unit));
  const trail = findTrail(context, state, request);
  return trail && { hexes: hexesOf(context, request.start, trail), trail, request };
}

const NO_STEPS: Trail = { steps: [], cost: 0, friends: 0 };

/** 6.d–6.h The order must be legal. */
export function applyMove(context: Context, state: State, action: Action, unit: Unit, emit: Emit): void {
  const order = orderIn(action);
  const kind = kindOf(order);
  context.hooks.moves?.(context, state, unit, emit);
  unit.moved = true;
  if (kind === 'move' && hexOf(order) === unit.hex && !routeIn(action)) {
    emit?.({ kind: 'turned', rule: '6.e', unit: unit.id, hex: unit.hex, from: unit.facing, facing: facingOf(order) });
    unit.facing = facingOf(order);
    return;
  }
  // The way is chosen by what its player knows.
  const found = trailOf(context, context.hooks.viewOf?.(context, state, unit.side) ?? state, unit, action);
  if (!found) throw new Error('an illegal order was applied');
  const { hexes, trail, request } = found;
  const met = context.hooks.meets?.(context, state, unit, hexes);
  if (met !== undefined) {
    const start = unit.hex < 0 ? (routeIn(action)?.entry?.facing ?? facingAtEnd(context, order, NO_STEPS, hexes[0]!)) : unit.facing;
    return stopShort(context, state, request, trail, hexes, met, start, emit);
  }
  const from = unit.hex;
  const facing = kind === 'off' ? unit.facing : facingAtEnd(context, order, trail, hexes[0]!);
  if (kind === 'move') emit?.({ kind: 'moved', rule: '6.d', unit: unit.id, from, path: hexes, facing, cost: trail.cost });
  if (kind === 'enter') {
    emit?.({ kind: 'entered', rule: '6.h', unit: unit.id, path: hexes, facing, cost: trail.cost });
    enterHex(context, state, unit, hexes[0]!, emit);
  }
  const { stepped } = context.hooks;
  for (let i = 1; i < hexes.length; i++) {
    enterHex(context, state, unit, hexes[i]!, emit);
    stepped?.(context, state, unit, hexes[i - 1]!);
  }
  if (kind === 'off') {
    emit?.({ kind: 'exited', rule: '6.g', unit: unit.id, from, path: hexes });
    unit.hex = GONE;
  }
  unit.facing = facing;
}

/** Without a facing in the order the unit stays as its last step left it, or enters facing the lowest open direction. */
function facingAtEnd(context: Context, order: Order, trail: Trail, start: Hex): Direction {
  if (facingOf(order) !== ANY_FACING) return facingOf(order);
  const last = trail.steps.at(-1);
  if (last !== undefined) return last;
  const open = entryFacings(context, start);
  return 31 - Math.clz32(open & -open);
}
