import { type Direction, type Hex, opposite } from '../../../kernel/board';
import { perObject } from '../../../kernel/perObject';
import {
  type Action,
  ANY_FACING,
  facingOf,
  hexOf,
  kindOf,
  type Order,
  orderIn,
  orderOf,
  routeIn,
} from '../../../rules/ancients/model/orders';
import type { Reach } from '../../../rules/ancients/model/scratch';
import type { Context, State, Unit } from '../../../rules/ancients/model/types';
import { optional } from '../../../rules/ancients/options';
import { measuredDrive } from '../../../rules/ancients/play/drive';
import { woodsDisorder } from '../../../rules/ancients/play/footing';
import { surveyMover, unitAt } from '../../../rules/ancients/play/ground';
import { reachGround } from '../../../rules/ancients/play/mobility';
import { entryFacings, legalEntries, legalMoves, mayMove, trailOf } from '../../../rules/ancients/play/movement';
import { createReach, flood } from '../../../rules/ancients/play/reach';
import { memoPerPiece } from '../../table/contract/memo';
import type { LandReach } from './board/facts';

/** Where a unit can go: the facings open at each hex, the marks for the map, and whether it can leave. */
export interface Ways {
  readonly marks: readonly LandReach[];
  readonly facings: ReadonlyMap<Hex, number>;
  readonly leaves: boolean;
}

const ownReach = perObject(({ board }: Context): Reach => createReach(board));

/** What a flood shuns: friends whom passing through would disorder, or who would disorder the unit (6.c), and woods that would (T2). */
type Shunned = 'friendsAndWoods' | 'friends' | 'nobody';

/** Floods around a unit. */
function floodAround(context: Context, state: State, unit: Unit, reach: Reach, shunned: Shunned): void {
  surveyMover(context, state, unit);
  const drive = measuredDrive(context, state, unit);
  const { scratch, types, board } = context;
  const type = types[unit.type]!;
  const shut = scratch.shut.slice();
  if (shunned === 'friendsAndWoods') for (let hex = 0; hex < board.size; hex++) if (woodsDisorder(context, unit, hex)) shut[hex] = 1;
  if (shunned !== 'nobody') {
    for (const friend of state.units) {
      if (friend.side === unit.side && friend.hex >= 0 && friend !== unit && !(friend.disordered && unit.disordered)) shut[friend.hex] = 1;
    }
  }
  const ground = { ...reachGround(context, state, unit, drive), shut };
  flood(board, ground, reach, { hex: unit.hex, facings: 1 << unit.facing, cost: 0, leaves: true }, type.ma);
}

/** What the way of an order to each hex costs, which does least harm and then costs least, and where that harms nobody. Leaves `reach` with all that is reached. */
function leastHarm(context: Context, state: State, unit: Unit, reach: Reach): { costs: ReadonlyMap<Hex, number>; clean: ReadonlySet<Hex> } {
  const costs = new Map<Hex, number>();
  const flooded = (shunned: Shunned): void => {
    floodAround(context, state, unit, reach, shunned);
    for (const hex of reach.hexes.slice(0, reach.count)) if (!costs.has(hex)) costs.set(hex, reach.costs[hex]!);
  };
  flooded('friendsAndWoods');
  const clean = new Set(costs.keys());
  flooded('friends');
  flooded('nobody');
  return { costs, clean };
}

/** The ways of a unit on the map. A unit that may not be ordered now has those it would have, without promise. */
export const waysOf = memoPerPiece(
  (context: Context, state: State, unit: Unit): Ways => (unit.hex < 0 ? entryWays(context, state, unit) : moveWays(context, state, unit)),
);

/** 4.d Whether all that a unit can do is leave the map. */
export function onlyLeaves(context: Context, state: State, unit: Unit): boolean {
  const { facings, leaves } = waysOf(context, state, unit);
  return leaves && facings.size === 0;
}

function moveWays(context: Context, state: State, unit: Unit): Ways {
  const facings = new Map<Hex, number>();
  let leaves = false;
  const bound = mayMove(context, state, unit);
  if (bound) {
    for (const order of legalMoves(context, state, unit)) {
      if (kindOf(order) === 'off') leaves = true;
      else facings.set(hexOf(order), (facings.get(hexOf(order)) ?? 0) | (1 << facingOf(order)));
    }
  }
  const reach = ownReach(context);
  const { costs, clean } = leastHarm(context, state, unit, reach);
  const quickest = measuredDrive(context, state, unit)?.ends === 'highest';
  const { ma } = context.types[unit.type]!;
  const marks: LandReach[] = [];
  for (let i = 1; i < reach.count; i++) {
    const hex = reach.hexes[i]!;
    if (bound ? !facings.has(hex) : context.scratch.unitAt[hex]) continue;
    const harm = !clean.has(hex);
    const cost = quickest ? reach.costs[hex]! : costs.get(hex)!;
    marks.push({ hex, left: context.scratch.stops[hex] ? 0 : ma - cost, ...(harm ? { harm } : {}) });
  }
  return { marks, facings, leaves };
}

function entryWays(context: Context, state: State, unit: Unit): Ways {
  const facings = new Map<Hex, number>();
  for (const action of legalEntries(context, state, unit)) {
    const order = orderIn(action);
    facings.set(hexOf(order), (facings.get(hexOf(order)) ?? 0) | (1 << facingOf(order)));
  }
  const marks = [...facings.keys()].map((hex) => ({
    hex,
    left: undefined,
    ...(woodsDisorder(context, unit, hex) ? { harm: true } : {}),
  }));
  return { marks, facings, leaves: false };
}

/** The order that brings a unit to a hex; without a facing it stays as it arrives. */
export function orderTo(context: Context, state: State, unit: Unit, hex: Hex, facing?: Direction): Action {
  if (unit.hex >= 0) {
    const plain = orderOf('move', unit.id, hex, facing ?? ANY_FACING);
    return context.options.includes('13.1') && hex !== unit.hex ? throughNoZone(context, state, unit, plain) : plain;
  }
  return entryOrder(context, state, unit, hex, facing);
}

/** 13.1 The same move by way of a hex beside its start or its end, where that leaves no enemy zone and harms nobody else; the cheapest of these. */
function throughNoZone(context: Context, state: State, unit: Unit, plain: Order): Action {
  const found = trailOf(context, state, unit, plain);
  const left = found && optional().zoneLeft(context, state, unit, found.hexes);
  if (!found || left === undefined || left === unit.hex) return plain;
  const harm = harmOn(context, state, unit, found.hexes).length;
  const beside = (hex: Hex) => [0, 1, 2, 3, 4, 5].map((d) => context.board.neighbours[hex * 6 + d]!);
  let best: Action = plain;
  let least = Number.POSITIVE_INFINITY;
  for (const via of new Set([...beside(unit.hex), ...beside(hexOf(plain))])) {
    if (via < 0 || via === unit.hex || via === hexOf(plain)) continue;
    const route = { order: plain, via: [via] };
    const other = trailOf(context, state, unit, route);
    // What leaves no zone has one harm less than what does.
    if (!other || other.trail.cost >= least || harmOn(context, state, unit, other.hexes).length >= harm) continue;
    if (optional().zoneLeft(context, state, unit, other.hexes) !== undefined) continue;
    least = other.trail.cost;
    best = route;
  }
  return best;
}

/** 6.h Of all ways in, the one that does least harm, then the cheapest. What cannot be is an order too: it will be refused. */
function entryOrder(context: Context, state: State, unit: Unit, goal: Hex, facing: Direction | undefined): Action {
  const at = context.armies[unit.side].reserves[unit.group]!.at;
  if (at.includes(goal)) {
    const open = entryFacings(context, goal);
    const straight = [1, 2, 0, 3, 4, 5].find((d) => (open >> d) & 1) ?? 0;
    return orderOf('enter', unit.id, goal, facing ?? straight);
  }
  let best: Action = { order: orderOf('enter', unit.id, goal, facing ?? ANY_FACING), via: [], entry: { hex: at[0]!, facing: 0 } };
  let least = Number.POSITIVE_INFINITY;
  for (const action of legalEntries(context, state, unit)) {
    const route = routeIn(action);
    if (!route?.entry || hexOf(route.order) !== goal) continue;
    if (facing !== undefined && facingOf(route.order) !== facing) continue;
    const wanted = { ...route, order: orderOf('enter', unit.id, goal, facing ?? ANY_FACING) };
    const found = trailOf(context, state, unit, wanted);
    if (!found) continue;
    const weight = found.trail.friends * 100 + found.trail.cost;
    if (weight >= least) continue;
    least = weight;
    best = wanted;
  }
  return best;
}

/** Somebody that a move will disorder, and by which rule; or a unit that will not attack since it leaves an enemy zone (13.1). */
export interface Harm {
  readonly unit: number;
  readonly hex: Hex;
  readonly rule: '6.c' | 'T2' | '13.1';
}

export interface Way {
  readonly hexes: readonly Hex[];
  readonly facing: Direction;
  readonly cost: number;
  readonly left: number;
  readonly harm: readonly Harm[];
  /** The direction of the step from off the map. */
  readonly enters: Direction | undefined;
}

/** What an order to move would do, step by step; undefined if there is no such way. */
export function wayOf(context: Context, state: State, unit: Unit, action: Action): Way | undefined {
  const order = orderIn(action);
  const { ma } = context.types[unit.type]!;
  if (kindOf(order) === 'move' && hexOf(order) === unit.hex) {
    const facing = facingOf(order) === ANY_FACING ? unit.facing : facingOf(order);
    return { hexes: [unit.hex], facing, cost: 1, left: ma - 1, harm: [], enters: undefined };
  }
  const found = trailOf(context, state, unit, action);
  if (!found) return undefined;
  const { hexes, trail } = found;
  const enters = unit.hex < 0 ? (routeIn(action)?.entry?.facing ?? facingOf(order)) : undefined;
  const facing = facingOf(order) === ANY_FACING ? (trail.steps.at(-1) ?? enters ?? unit.facing) : facingOf(order);
  return { hexes, facing, cost: trail.cost, left: ma - trail.cost, harm: harmOn(context, state, unit, hexes), enters };
}

function harmOn(context: Context, state: State, unit: Unit, hexes: readonly Hex[]): Harm[] {
  const harm: Harm[] = [];
  let disordered = unit.disordered;
  for (const hex of unit.hex < 0 ? hexes : hexes.slice(1)) {
    const friend = hex === unit.hex ? undefined : unitAt(context, state, hex);
    if (friend && friend.id !== unit.id) {
      if (!friend.disordered) harm.push({ unit: friend.id, hex, rule: '6.c' });
      if (!disordered) harm.push({ unit: unit.id, hex, rule: '6.c' });
      disordered = true;
    } else if (!disordered && woodsDisorder(context, unit, hex)) {
      harm.push({ unit: unit.id, hex, rule: 'T2' });
      disordered = true;
    }
  }
  const left = state.extra ? optional().zoneLeft(context, state, unit, hexes) : undefined;
  if (left !== undefined) harm.push({ unit: unit.id, hex: left, rule: '13.1' });
  return harm;
}

/** The hexes ahead of a unit, and the other three, its flank. */
export function frontAndFlank(context: Context, hex: Hex, facing: Direction): { front: Hex[]; beside: Hex[] } {
  const at = (d: Direction) => context.board.neighbours[hex * 6 + (d % 6)]!;
  const on = (directions: number[]) => directions.map((d) => at(facing + d)).filter((there) => there >= 0);
  return { front: on([0, 1, 5]), beside: on([2, opposite(0), 4]) };
}
