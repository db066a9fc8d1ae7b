import { type Board, createBoard, DIRECTIONS, type Hex, OFF_MAP, opposite } from '../../../kernel/board';
import { createSight } from '../../../kernel/sight';
import { TERRAIN_COST } from '../model/data';
import type { MapSetup } from '../model/setup';
import { type Context, HEXSIDES, type Hexside, type Scratch, type Side, type State, type Unit } from '../model/types';
import { createReach } from './reach';

const RIVER = 1 + HEXSIDES.indexOf('river');
const FORD = 1 + HEXSIDES.indexOf('ford');

export interface Ground {
  board: Board;
  hexsides: Uint8Array;
  steps: readonly [Uint8Array, Uint8Array];
  entries: readonly [Uint8Array, Uint8Array];
  cover: Uint8Array;
  woods: Uint8Array;
  sight: Context['sight'];
  scratch: Scratch;
}

/** The tables of a map. Phalanxes pay 1 for every step, whatever the hex and the hexside (6.f). */
export function createGround(map: MapSetup): Ground {
  const board = createBoard(map.columns, map.rows);
  const hexsides = new Uint8Array(board.size * 6);
  for (const [code, kind] of HEXSIDES.entries()) {
    for (const { hex, direction } of map.hexsides[kind]) {
      hexsides[hex * 6 + direction] = 1 + code;
      const beyond = board.neighbours[hex * 6 + direction]!;
      if (beyond !== OFF_MAP) hexsides[beyond * 6 + opposite(direction)] = 1 + code;
    }
  }
  const entries = [Uint8Array.from(map.terrain, (terrain) => TERRAIN_COST[terrain]), new Uint8Array(board.size).fill(1)] as const;
  const steps = [new Uint8Array(board.size * 6), new Uint8Array(board.size * 6)] as const;
  for (let hex = 0; hex < board.size; hex++) {
    for (const d of DIRECTIONS) {
      const at = hex * 6 + d;
      const next = board.neighbours[at]!;
      if (next === OFF_MAP || hexsides[at] === RIVER) continue;
      steps[0][at] = entries[0][next]! + (hexsides[at] === FORD ? 1 : 0);
      steps[1][at] = 1;
    }
  }
  return {
    board,
    hexsides,
    steps,
    entries,
    cover: Uint8Array.from(map.terrain, (terrain) => (terrain === 'hill' || terrain === 'woods' || terrain === 'village' ? 1 : 0)),
    woods: Uint8Array.from(map.terrain, (terrain) => (terrain === 'woods' ? 1 : 0)),
    sight: createSight(board),
    scratch: {
      reach: createReach(board),
      unitAt: new Uint16Array(board.size),
      campAt: new Uint16Array(board.size),
      stops: new Uint8Array(board.size),
      shut: new Uint8Array(board.size),
      away: new Int16Array(board.size),
    },
  };
}

export function hexsideAt(context: Context, hex: Hex, direction: number): Hexside | undefined {
  const code = context.hexsides[hex * 6 + direction]!;
  return code === 0 ? undefined : HEXSIDES[code - 1];
}

export const isRiver = (context: Context, hex: Hex, direction: number): boolean => context.hexsides[hex * 6 + direction] === RIVER;

/** Writes into the scratch tables who stands where. A unit on its own camp meets whoever comes first (FAQ 13). */
export function survey(context: Context, state: State): void {
  const { unitAt, campAt } = context.scratch;
  unitAt.fill(0);
  campAt.fill(0);
  const { units } = state;
  for (let side = 0; side < 2; side++) {
    const id = context.armies[side]!.campUnit;
    if (id < 0) continue;
    const { hex } = units[id]!;
    if (hex < 0) continue;
    campAt[hex] = id + 1;
    unitAt[hex] = id + 1;
  }
  for (let i = 0; i < units.length; i++) {
    const { hex } = units[i]!;
    if (hex >= 0 && campAt[hex] !== i + 1) unitAt[hex] = i + 1;
  }
}

/** `survey`, and where a mover of this side may not enter (enemy units) or must stop (woods T2, the enemy's open camp 6.j.3). */
export function surveyFor(context: Context, state: State, side: Side): void {
  survey(context, state);
  const { shut, stops } = context.scratch;
  shut.fill(0);
  stops.set(context.woods);
  const { units } = state;
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!;
    if (unit.side !== side && unit.hex >= 0) shut[unit.hex] = 1;
  }
  const open = openCampOf(context, state, (1 - side) as Side);
  if (open >= 0) stops[open] = 1;
}

/** `surveyFor` the mover's side with the mover taken off the map: a camp it stood on holds the hex behind it (FAQ 13). */
export function surveyMover(context: Context, state: State, unit: Unit): void {
  surveyFor(context, state, unit.side);
  const { unitAt, campAt } = context.scratch;
  if (unit.hex >= 0) unitAt[unit.hex] = campAt[unit.hex]!;
}

/** Hex of a side's camp, standing or fallen; -1: it has none, or none that has been placed (13.3). */
export function campHex(context: Context, { extra }: State, side: Side): number {
  const { camp, campUnit } = context.armies[side];
  return extra && campUnit >= 0 ? extra.deployment.at[side] : camp;
}

/** Hex of a side's open camp, or -1; a camp that is being plundered is not open (6.j.3). */
export function openCampOf(context: Context, state: State, side: Side): number {
  if (!state.armies[side].campOpen) return -1;
  const camp = campHex(context, state, side);
  return state.units.some((unit) => unit.plundering && unit.hex === camp) ? -1 : camp;
}

/** After `survey`: the unit that meets whoever comes to a hex. */
export function unitAt(context: Context, state: State, hex: Hex): Unit | undefined {
  const found = context.scratch.unitAt[hex];
  return found ? state.units[found - 1] : undefined;
}

/** After `survey`: the standing camp in a hex. */
export function campAt(context: Context, state: State, hex: Hex): Unit | undefined {
  const found = context.scratch.campAt[hex];
  return found ? state.units[found - 1] : undefined;
}
