import { type Hex, OFF_MAP } from '../../../kernel/board';
import { LEADER_MA } from '../../../rules/baw/model/data';
import { type Order, orderOf } from '../../../rules/baw/model/orders';
import type { Context, Flood, Leader, Side, State, Unit } from '../../../rules/baw/model/types';
import { survey } from '../../../rules/baw/play/ground';
import { judgeAction } from '../../../rules/baw/play/legal';
import { isByExit } from '../../../rules/baw/play/movement';
import { floodFrom, floodThrough, isHeld, leaderMover, type Mover, moverOf } from '../../../rules/baw/play/reach';
import type { ReachMark } from '../../board/facts';
import { memoPerPiece } from '../../table/contract/memo';
import { entryOrder, leaveOrder, moveOrder } from './orders';
import { isLeader, leaderOf, pieceIn, unitOf } from './pieces';

/** Where a piece can go in this phase. */
export interface Ways {
  readonly marks: readonly ReachMark[];
  /** By hex where it can end: its hexes from the first to there. */
  wayTo(hex: Hex): Way | undefined;
  /** B13.c The order by which it leaves the map. */
  readonly leaves: Order | undefined;
}

/** A way, with what it takes. */
export interface Way {
  readonly hexes: readonly Hex[];
  readonly cost: number;
  readonly left: number;
  readonly order: Order;
}

/** A flood that is kept: the cost of every hex, whether somebody can end there, and where it began. */
interface Spread {
  readonly start: Hex;
  readonly costs: ReadonlyMap<Hex, number>;
  readonly mover: Mover;
  /** The enemy's zones as they were. */
  readonly zone: Uint8Array;
  /** Off the map: the hex through which it enters. */
  readonly entry: Hex;
}

const NOWHERE: Ways = { marks: [], wayTo: () => undefined, leaves: undefined };

function kept(flood: Flood, mover: Mover, start: Hex, entry: Hex): Spread {
  const costs = new Map<Hex, number>();
  for (let i = 0; i < flood.count; i++) costs.set(flood.spots[i]!, flood.base - flood.labels[flood.spots[i]!]!);
  return { start, costs, mover, zone: mover.zone.slice(), entry };
}

/** Back from a hex along the steps that the flood can have taken. */
function trailTo({ board, stepCost }: Context, { start, costs, mover, zone, entry }: Spread, goal: Hex): Hex[] {
  const trail = [goal];
  const first = start >= 0 ? start : entry;
  for (let hex = goal; hex !== first; ) {
    const before = [0, 1, 2, 3, 4, 5].find((d) => {
      const from = board.neighbours[hex * 6 + d]!;
      const cost = from === OFF_MAP ? undefined : costs.get(from);
      if (cost === undefined || cost + stepCost[from * 6 + ((d + 3) % 6)]! !== costs.get(hex)) return false;
      if (from === start) return !mover.stepsOut || zone[hex] === 0 || mover.shunsZones;
      return zone[from] === 0;
    });
    if (before === undefined) return [first, goal];
    hex = board.neighbours[hex * 6 + before]!;
    trail.unshift(hex);
  }
  return trail;
}

/** B3.a, B3.b Whether a piece may end in a hex as far as who stands there tells: a unit where no other does, a leader anywhere. */
function isVacant(context: Context, state: State, piece: number, hex: Hex): boolean {
  return isLeader(state, piece) || context.scratch.sideAt[hex] === 0;
}

function moverFor(context: Context, state: State, piece: number): Mover {
  const unit = unitOf(state, piece);
  if (unit) return moverOf(context, unit);
  return leaderMover(context, leaderOf(state, piece)!.side, LEADER_MA);
}

/** B5, B6, B9 The ways of a piece on the map. One that may not be ordered now has those that it would have, without promise. */
function moveWays(context: Context, state: State, piece: number, from: Hex, side: Side): Ways {
  survey(context, state);
  const unit = unitOf(state, piece);
  const mover = moverFor(context, state, piece);
  if (unit && isHeld(context, unit)) return NOWHERE;
  const flood = floodFrom(context, from, mover);
  const spread = kept(flood, mover, from, OFF_MAP);
  const leaves = isByExit(context, side, flood, mover.most, mover.zone) ? leaveOrder(state, piece) : undefined;
  const marks = [...spread.costs].flatMap(([hex, cost]): ReachMark[] =>
    hex !== from && isVacant(context, state, piece, hex) ? [{ hex, left: leftAt(spread, hex, cost) }] : [],
  );
  const ends = new Set(marks.map(({ hex }) => hex));
  return {
    marks,
    leaves,
    wayTo: (hex) => (ends.has(hex) ? wayOf(context, spread, hex, moveOrder(state, piece, hex)) : undefined),
  };
}

/** B6.b A unit in an enemy zone goes no farther. */
const leftAt = ({ mover, zone }: Spread, hex: Hex, cost: number): number => (zone[hex]! > 0 ? 0 : mover.most - cost);

function wayOf(context: Context, spread: Spread, hex: Hex, order: Order): Way {
  const cost = spread.costs.get(hex)!;
  return { hexes: trailTo(context, spread, hex), cost, left: leftAt(spread, hex, cost), order };
}

/** B13.a The ways of a piece in reserve: to each hex from the entry that is cheapest. */
function entryWays(context: Context, state: State, piece: number, entries: readonly Hex[]): Ways {
  survey(context, state);
  const spreads = entries.map((entry) => {
    const mover = moverFor(context, state, piece);
    return kept(floodThrough(context, entry, mover), mover, OFF_MAP, entry);
  });
  const best = new Map<Hex, Spread>();
  for (const spread of spreads) {
    for (const [hex, cost] of spread.costs) {
      if (!isVacant(context, state, piece, hex)) continue;
      const known = best.get(hex);
      if (!known || cost < known.costs.get(hex)!) best.set(hex, spread);
    }
  }
  return {
    marks: [...best].map(([hex, spread]) => ({ hex, left: leftAt(spread, hex, spread.costs.get(hex)!) })),
    leaves: undefined,
    wayTo(hex) {
      const spread = best.get(hex);
      return spread && wayOf(context, spread, hex, entryOrder(state, piece, spread.entry, hex));
    },
  };
}

const unitWays = memoPerPiece((context: Context, state: State, unit: Unit) => findWays(context, state, unit.id, unit));
const leaderWays = memoPerPiece((context: Context, state: State, { id }: { readonly id: number }) =>
  findWays(context, state, id, leaderOf(state, id)!),
);

/** The ways of a unit or a leader. */
export function waysOf(context: Context, state: State, piece: number): Ways {
  const unit = unitOf(state, piece);
  return unit ? unitWays(context, state, unit) : leaderWays(context, state, { id: piece });
}

function findWays(context: Context, state: State, piece: number, { hex, side, group }: Unit | Leader): Ways {
  if (hex >= 0) return moveWays(context, state, piece, hex, side);
  return entryWays(context, state, piece, context.armies[side].reserves[group]?.at ?? []);
}

/** The order that brings a piece to a hex; what cannot be is an order too, which is refused. */
export function orderTo(context: Context, state: State, piece: number, hex: Hex): Order {
  const way = waysOf(context, state, piece).wayTo(hex);
  if (way) return way.order;
  const { hex: from, side, group } = pieceIn(state, piece);
  if (from >= 0) return moveOrder(state, piece, hex);
  const orders = (context.armies[side].reserves[group]?.at ?? []).map((entry) => entryOrder(state, piece, entry, hex));
  return orders.sort((a, b) => shortOf(context, state, a) - shortOf(context, state, b))[0] ?? orderOf('end');
}

/** B13.a How much an order to come in lacks: the points that it takes, and beyond all of them what points do not help. */
function shortOf(context: Context, state: State, order: Order): number {
  const refusal = judgeAction(context, state, order);
  if (refusal?.why === 'tooFar') return Number(refusal.values?.['need']);
  return refusal ? 1000 : 0;
}
