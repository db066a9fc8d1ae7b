import type { Hex } from '../../../kernel/board';
import { STEP_COSTS } from '../model/data';
import type { Context, Flood, Side, Unit } from '../model/types';
import { isHampered, isInZone } from './ground';

const LABELS = 1024;
/** Points enough for any way there is. */
export const ANY_COST = LABELS - 8;
const LAST_LABEL = 2 ** 31 - 2 * LABELS;

/** How somebody moves: from where, for how many points, and what stops him. */
export interface Mover {
  readonly side: Side;
  readonly most: number;
  /** The enemy's zones, or none. */
  readonly zone: Uint8Array;
  /** B11.c No zone is entered at all. */
  readonly shunsZones: boolean;
  /** B10.a The first step goes to a hex in none of these zones; nothing where any step will do. */
  readonly stepsOut: Uint8Array | undefined;
}

function reach(flood: Flood, hex: Hex, cost: number): void {
  flood.labels[hex] = flood.base - cost;
  const list = cost % STEP_COSTS;
  flood.frontier[list]![flood.waiting[list]!++] = hex;
}

function begin(flood: Flood): void {
  flood.floor = flood.base;
  if (flood.floor > LAST_LABEL) {
    flood.labels.fill(0);
    flood.floor = 0;
  }
  flood.base = flood.floor + LABELS;
  flood.count = 0;
}

/** B5, B6 After `survey`: where a mover can be, from its hex; its own hex is among the spots. */
export function floodFrom(context: Context, start: Hex, mover: Mover): Flood {
  const { flood } = context.scratch;
  begin(flood);
  reach(flood, start, 0);
  return spread(context, start, mover, flood);
}

/** B13.a The same from off the map, through a hex of entry. */
export function floodThrough(context: Context, entry: Hex, mover: Mover): Flood {
  const { flood, sideAt } = context.scratch;
  begin(flood);
  const cost = context.entryCost[entry]!;
  const open = cost <= mover.most && sideAt[entry] !== 2 - mover.side && !(mover.shunsZones && mover.zone[entry]! > 0);
  if (open) reach(flood, entry, cost);
  return spread(context, -1, mover, flood);
}

function spread(context: Context, start: Hex, mover: Mover, flood: Flood): Flood {
  const { zone, shunsZones, stepsOut } = mover;
  const { labels, waiting, spots, frontier, base } = flood;
  for (let cost = 0, idle = 0; idle < STEP_COSTS; cost++) {
    const list = cost % STEP_COSTS;
    const count = waiting[list]!;
    idle = count === 0 ? idle + 1 : 0;
    const hexes = frontier[list]!;
    for (let i = 0; i < count; i++) {
      const hex = hexes[i]!;
      if (labels[hex] !== base - cost) continue;
      spots[flood.count++] = hex;
      if (hex === start) expand(context, flood, hex, cost, mover, shunsZones ? zone : stepsOut);
      else if (zone[hex] === 0) expand(context, flood, hex, cost, mover, shunsZones ? zone : undefined);
    }
    waiting[list] = 0;
  }
  return flood;
}

/** The steps from a hex, into none that is `shunned`. */
function expand(
  { stepCost, board, scratch }: Context,
  { labels, base, frontier, waiting }: Flood,
  hex: Hex,
  cost: number,
  { side, most }: Mover,
  shunned: Uint8Array | undefined,
): void {
  const { neighbours } = board;
  const { sideAt } = scratch;
  const enemy = 2 - side;
  for (let at = hex * 6; at < hex * 6 + 6; at++) {
    const step = stepCost[at]!;
    const total = cost + step;
    if (step === 0 || total > most) continue;
    const next = neighbours[at]!;
    if (labels[next]! >= base - total || sideAt[next] === enemy) continue;
    if (shunned !== undefined && shunned[next]! > 0) continue;
    labels[next] = base - total;
    const later = total % STEP_COSTS;
    frontier[later]![waiting[later]!++] = next;
  }
}

/** After a flood: the points that it takes to a hex; -1 where it is out of reach. */
export function costTo({ labels, base, floor }: Flood, hex: Hex): number {
  const label = labels[hex]!;
  return label > floor ? base - label : -1;
}

/** B10.a, B11.c Whether a unit may step out of an enemy zone. */
export const stepsFree = (context: Context, unit: Unit): boolean => context.types[unit.type]!.light || isHampered(context, unit);

/** B6.c After `survey`: whether an enemy zone of control holds a unit where it is; beside the map none does. */
export const isHeld = (context: Context, unit: Unit): boolean => isInZone(context, unit.side, unit.hex) && !stepsFree(context, unit);

/** How a unit moves, from the map or onto it. */
export function moverOf(context: Context, unit: Unit): Mover {
  const zone = context.scratch.zones[(1 - unit.side) as Side];
  return {
    side: unit.side,
    most: context.types[unit.type]!.ma,
    zone,
    shunsZones: isHampered(context, unit),
    stepsOut: zone[unit.hex]! > 0 ? zone : undefined,
  };
}

/** B9.a How a leader moves: zones do not touch him (B6.e). */
export const leaderMover = (context: Context, side: Side, most: number): Mover => ({
  side,
  most,
  zone: context.scratch.noZone,
  shunsZones: false,
  stepsOut: undefined,
});
