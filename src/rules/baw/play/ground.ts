import { type Board, createBoard, type Hex, neighbourOf, OFF_MAP } from '../../../kernel/board';
import { createSight, isLineFree } from '../../../kernel/sight';
import { SLOPE_COST, STEP_COSTS, STREAM_COST, TERRAIN, type Terrain } from '../model/data';
import type { MapSetup, Setup } from '../model/setup';
import {
  type Context,
  type Flood,
  type ForestVariant,
  GROUNDS,
  type Scratch,
  type Side,
  type SlopeVariant,
  type State,
  type Unit,
} from '../model/types';

type Terrains = Pick<Context, 'board' | 'ground' | 'level' | 'stream' | 'stepCost' | 'entryCost' | 'shut' | 'seen' | 'sight' | 'scratch'>;

/** B2 The ground's tables of a battle. */
export function createGround({ map, forest, slope }: Pick<Setup, 'map' | 'forest' | 'slope'>): Terrains {
  const board = createBoard(map.columns, map.rows);
  const entryCost = map.ground.map((ground) => terrainCost(ground, forest));
  const tables = {
    board,
    ground: map.ground,
    level: map.level,
    stream: map.stream,
    stepCost: stepCosts(board, map, entryCost, slope),
    entryCost,
    shut: entryCost.map((cost) => (cost === 0 ? 1 : 0)),
    sight: createSight(board),
    scratch: createScratch(board),
  };
  return { ...tables, seen: seenFrom(tables) };
}

/** B2.2 What the ground of a hex costs, with the battle's variant of forest; 0 where nobody may be. */
export function terrainCost(ground: number, forest: ForestVariant): number {
  const name = GROUNDS[ground]!;
  if (name !== 'forest' || forest === undefined) return TERRAIN[name].cost;
  return forest === 'closed' ? 0 : forest;
}

/** B2.b */
function stepCosts(board: Board, map: MapSetup, entryCost: Uint8Array, slope: SlopeVariant): Uint8Array {
  const costs = new Uint8Array(board.size * 6);
  for (let at = 0; at < costs.length; at++) {
    const from = Math.floor(at / 6);
    const to = board.neighbours[at]!;
    if (to === OFF_MAP || entryCost[to] === 0) continue;
    const climbs = map.level[from] !== map.level[to] && slope !== 'shift';
    costs[at] = entryCost[to]! + (climbs ? SLOPE_COST : 0) + (map.stream[at] ? STREAM_COST : 0);
  }
  return costs;
}

/** B8.f Whether a hex blocks the sight from one hex to another. */
export function blocksSight({ ground, level }: Pick<Context, 'ground' | 'level'>, from: Hex, to: Hex, hex: Hex): boolean {
  const name = GROUNDS[ground[hex]!]!;
  return name === 'forest' || name === 'rampart' || (level[hex]! > level[from]! && level[hex]! > level[to]!);
}

/** The hexes at range 2 around each hex that are in sight of it. */
function seenFrom({ board, ground, level, sight }: Pick<Context, 'board' | 'ground' | 'level' | 'sight'>): Int16Array {
  const seen = new Int16Array(board.size * 12).fill(OFF_MAP);
  for (let from = 0; from < board.size; from++) {
    for (let k = 0; k < 12; k++) {
      const to = hexAtRange2(board, from, k);
      if (to === OFF_MAP) continue;
      if (isLineFree(board, sight(from, to), from, (hex) => blocksSight({ ground, level }, from, to, hex))) seen[from * 12 + k] = to;
    }
  }
  return seen;
}

/** The twelve hexes at range 2: straight on in each direction, then between each direction and the next. */
function hexAtRange2(board: Board, from: Hex, k: number): Hex {
  const direction = k % 6;
  const step = (hex: Hex, by: number): Hex => (hex === OFF_MAP ? OFF_MAP : neighbourOf(board, hex, by));
  if (k < 6) return step(step(from, direction), direction);
  const next = (direction + 1) % 6;
  const one = step(step(from, direction), next);
  return one === OFF_MAP ? step(step(from, next), direction) : one;
}

function createFlood(size: number): Flood {
  return {
    labels: new Int32Array(size),
    base: 0,
    floor: 0,
    spots: new Int16Array(size),
    count: 0,
    frontier: Array.from({ length: STEP_COSTS }, () => new Int16Array(size)),
    waiting: new Int32Array(STEP_COSTS),
  };
}

function createScratch({ size }: Board): Scratch {
  return {
    stood: [],
    isSure: true,
    unitAt: new Int16Array(size),
    sideAt: new Uint8Array(size),
    zones: [new Uint8Array(size), new Uint8Array(size)],
    noZone: new Uint8Array(size),
    flood: createFlood(size),
    melee: {
      open: new Uint8Array(size),
      bound: new Uint8Array(size),
      able: new Uint8Array(size),
      openNear: new Uint8Array(size),
      boundNear: new Uint8Array(size),
      masks: new Uint8Array(size),
      masked: new Int16Array(size),
    },
  };
}

/**
 * Brings the scratch tables up to who is where and what both sides control (B6.a): of the units only those that do not stand where they stood are looked at.
 * Of any state, sound or not, the tables come out as if they had been empty before.
 */
export function survey(context: Context, state: State): void {
  const { board, scratch } = context;
  const { units } = state;
  const { stood } = scratch;
  const goesOn = stood.length === units.length && scratch.isSure;
  if (!goesOn) forget(scratch, units.length);
  const { neighbours, size } = board;
  // Where a unit is of no side this fails half-way.
  scratch.isSure = false;
  let isShared = false;
  for (let i = 0; i < units.length; i++) {
    const { hex, side } = units[i]!;
    const place = hex >= 0 && hex < size ? hex * 2 + side : NOWHERE;
    const was = stood[i]!;
    if (place === was) continue;
    stood[i] = place;
    if (was >= 0) lift(scratch, neighbours, (was & 1) as Side, i, was >> 1);
    if (place < 0) continue;
    const other = scratch.unitAt[hex]!;
    if (other !== 0 && units[other - 1]!.hex === hex) isShared = true;
    scratch.unitAt[hex] = i + 1;
    scratch.sideAt[hex] = side + 1;
    countAround(neighbours, scratch.zones[side], hex);
  }
  scratch.isSure = !isShared;
  // Who is found in a hex that two share does not hang on what was asked before.
  if (isShared && goesOn) survey(context, state);
}

/** Off the map, wherever that is. */
const NOWHERE = -1;

function forget({ stood, unitAt, sideAt, zones }: Scratch, count: number): void {
  stood.length = 0;
  for (let i = 0; i < count; i++) stood.push(NOWHERE);
  unitAt.fill(0);
  sideAt.fill(0);
  for (const zone of zones) zone.fill(0);
}

/** Another may stand there by now. */
function lift({ unitAt, sideAt, zones }: Scratch, neighbours: Int16Array, side: Side, i: number, hex: Hex): void {
  if (unitAt[hex] === i + 1) {
    unitAt[hex] = 0;
    sideAt[hex] = 0;
  }
  const zone = zones[side];
  for (let at = hex * 6; at < hex * 6 + 6; at++) {
    const next = neighbours[at]!;
    if (next >= 0) zone[next]!--;
  }
}

/** Counts one more for each hex around a hex. */
export function countAround(neighbours: Int16Array, table: Uint8Array, hex: Hex): void {
  for (let at = hex * 6; at < hex * 6 + 6; at++) {
    const next = neighbours[at]!;
    if (next >= 0) table[next]!++;
  }
}

/** The unit in a hex, where no table has been filled. */
export function findUnit({ units }: State, hex: Hex): Unit | undefined {
  for (let i = 0; i < units.length; i++) if (units[i]!.hex === hex) return units[i];
  return undefined;
}

/** After `survey`: the unit in a hex. */
export function unitAt(context: Context, state: State, hex: Hex): Unit | undefined {
  const found = context.scratch.unitAt[hex];
  return found ? state.units[found - 1] : undefined;
}

/** After `survey`: whether an enemy unit stands next to a hex. */
export const isInZone = (context: Context, side: 0 | 1, hex: Hex): boolean => context.scratch.zones[(1 - side) as 0 | 1][hex]! > 0;

export const typeOf = (context: Context, unit: Unit) => context.types[unit.type]!;

/** B9.c The bonus of the best of a side's leaders in a hex; 0 without one. */
export function bonusAt({ leaders }: State, side: 0 | 1, hex: Hex): number {
  let best = 0;
  for (let i = 0; i < leaders.length; i++) {
    const leader = leaders[i]!;
    if (leader.hex === hex && leader.side === side && leader.bonus > best) best = leader.bonus;
  }
  return best;
}

/** B11 Whether disorder hampers a unit in more than its defence, until it rallies; by B16.3 it does not. */
export const isHampered = ({ variants }: Context, { disorganised }: Unit): boolean => disorganised && !variants.briefDisorder;

/** The terrain of a hex as the rules' table has it. */
export const terrainAt = (context: Context, hex: Hex): Terrain => TERRAIN[GROUNDS[context.ground[hex]!]!];
