import { distance, type Hex } from '../../kernel/board';
import { AHEAD } from '../../rules/naval/model/data';
import type { RamKind } from '../../rules/naval/model/events';
import { type Order, orderOf } from '../../rules/naval/model/orders';
import type { Ship } from '../../rules/naval/model/types';
import { exitCost, floodFrom } from '../../rules/naval/play/flood';
import { controlOf } from '../../rules/naval/play/ground';
import { crewOf, farSideOf, isFree, mayMove, pointsOf, ramKindOf } from '../../rules/naval/play/movement';
import { boardedAt, dangerAt, nearestTo, type Sea, turnsToExit } from './sea';
import { boardingGain, KINDS, priceOf, ramGain, ramLoss } from './worth';

/** What a place is worth to a ship. */
function placeScore(sea: Sea, ship: Ship, hex: Hex, facing: number): number {
  const { style, chart } = sea;
  const node = hex * 6 + facing;
  let score = 0;
  if (style.exposed > 0) score -= style.exposed * dangerAt(sea, ship, hex, facing);
  if (style.threatens > 0) score += style.threatens * chart.scratch.chance[node]!;
  if (style.grapples > 0) score += style.grapples * boardingAt(sea, ship, hex) - style.boarded * boardedAt(sea, ship, hex);
  score += exitScore(sea, ship, node);
  if (sea.enemies.length > 0) score -= style.nearer * sea.presses * Math.max(0, nearestTo(sea, hex) - 1);
  return score + style.ahead * aheadScore(sea, hex, facing) + holdScore(sea, ship, hex);
}

/** What the marines aboard add to what can be done by boarding from a place in this player turn. */
function boardingAt(sea: Sea, ship: Ship, hex: Hex): number {
  const { marines } = ship;
  if (marines === 0) return 0;
  const { context, state, chart, side } = sea;
  const { neighbours, size } = context.board;
  const { shipAt } = context.scratch;
  const corvus = context.types[ship.type]!.corvus;
  let best = 0;
  for (let n = hex * 6; n < hex * 6 + 6; n++) {
    const at = neighbours[n]!;
    const there = at < 0 ? 0 : shipAt[at]!;
    if (there === 0) continue;
    const target = state.ships[there - 1]!;
    if (controlOf(target) === side) continue;
    const others = chart.scratch.alongside[at]! - (chart.far[ship.hex * size + at] === 1 ? marines : 0);
    const gain = boardingGain(context, target, others + marines, corvus) - boardingGain(context, target, others, corvus);
    if (gain > best) best = gain;
  }
  return best;
}

/** Nearer to where leaving scores; where it comes too late it brings nothing. */
function exitScore(sea: Sea, ship: Ship, node: number): number {
  const { exit } = priceOf(sea.context, ship);
  if (exit === 0 || ship.captured) return 0;
  const turns = turnsToExit(sea, ship, node);
  const spare = sea.ownTurns - turns;
  if (spare < -1) return 0;
  return sea.style.leaves * exit * (4 - 0.25 * Math.min(16, turns)) + Math.min(0, spare);
}

function holdScore(sea: Sea, ship: Ship, hex: Hex): number {
  let score = 0;
  const holds = sea.chart.holds[sea.side];
  for (let i = 0; i < holds.length; i++) {
    const { at, points, large } = holds[i]!;
    if (at!.includes(hex)) score += sea.style.holds * (sea.context.types[ship.type]!.size === 'large' ? large : points);
  }
  return score;
}

function aheadScore(sea: Sea, hex: Hex, facing: number): number {
  const next = sea.context.board.neighbours[hex * 6 + facing]!;
  if (next < 0 || sea.context.land[next] === 1) return -2;
  return nearestTo(sea, hex) - nearestTo(sea, next);
}

/** To stay where one is, as an order. */
export const STAY = -1;
/** The orders of one ship and what they are worth, the first to stay; only the first `count` are meant. */
const MOST = 4096;
const orders = new Int32Array(MOST);
const scores = new Float64Array(MOST);
let count = 0;

function note(order: Order, score: number): void {
  if (count === MOST) return;
  orders[count] = order;
  scores[count++] = score;
}

/** After `seaOf`: every place, ram and scoring way off the map of a ship with what it is worth. */
function rate(sea: Sea, ship: Ship): void {
  const { context, state, style, chart } = sea;
  const points = pointsOf(context, state, ship);
  const flood = floodFrom(context, ship, points);
  const start = ship.hex * 6 + ship.facing;
  count = 0;
  note(STAY, placeScore(sea, ship, ship.hex, ship.facing) + style.stay);
  for (let i = 0; i < flood.count; i++) {
    const node = flood.nodes[i]!;
    const facing = node % 6;
    const hex = (node - facing) / 6;
    const free = isFree(context, ship, hex);
    if (free && node !== start) note(orderOf('move', ship.hex, hex, facing), placeScore(sea, ship, hex, facing));
    if (chart.exitHexes[sea.side][hex] === 1 && !ship.captured && exitCost(context, flood, node) <= points)
      note(orderOf('leave', ship.hex, hex), leaveScore(sea, ship));
    const ahead = context.board.neighbours[node]!;
    if (ahead >= 0 && context.scratch.shipAt[ahead] !== 0) noteRams(sea, ship, node, points - flood.costs[node]! - AHEAD, free);
  }
}

/** The rams that are made from a node, with so many points left after one. */
function noteRams(sea: Sea, ship: Ship, node: number, left: number, free: boolean): void {
  const { context, state, side } = sea;
  const at = context.board.neighbours[node]!;
  const target = state.ships[context.scratch.shipAt[at]! - 1]!;
  if (left < 0 || controlOf(target) === side) return;
  const facing = node % 6;
  const hex = (node - facing) / 6;
  const kind = ramKindOf(facing, target.facing);
  if (free) note(orderOf('ram', ship.hex, hex, facing), ramScore(sea, ship, target, kind, facing, hex));
  if (left < AHEAD || kind === 'flank') return;
  const far = farSideOf(context, ship, at, facing);
  if (far >= 0) note(orderOf('through', ship.hex, hex, facing), ramScore(sea, ship, target, kind, facing, far));
}

function leaveScore(sea: Sea, ship: Ship): number {
  const { exit } = priceOf(sea.context, ship);
  return exit > 0 ? sea.style.left * exit + 4 * sea.style.leaves * exit : -50;
}

/** What a ram in a direction is worth that leaves the ship in a hex. */
function ramScore(sea: Sea, ship: Ship, target: Ship, kind: RamKind, direction: number, to: Hex): number {
  const { context, style } = sea;
  const rakes = kind === 'oarRake';
  if (style.hasty) return 5;
  const place = placeScore(sea, ship, to, rakes ? (direction + 1) % 6 : direction);
  const follow = rakes && !target.sinking ? style.follows * followGain(sea, ship, target, to) : 0;
  return ramGain(context, ship, target, kind) + follow + place;
}

/** What the best of the other ships could do to the flank of a ship that a rake has turned. */
function followGain(sea: Sea, ship: Ship, target: Ship, taken: Hex): number {
  const { context, state, chart } = sea;
  const { neighbours, size } = context.board;
  const facing = (target.facing + 1) % 6;
  let best = 0;
  for (let i = 0; i < state.ships.length; i++) {
    const other = state.ships[i]!;
    if (other === ship || !mayMove(state, other) || chart.far[other.hex * size + target.hex]! > 5) continue;
    const crew = crewOf(context, other);
    const gain = ramLoss(context, 'flank', crew, target);
    if (gain <= best) continue;
    const { nodes, within } = chart.ways(other.hex * 6 + other.facing);
    const count = within[pointsOf(context, state, other) - AHEAD] ?? 0;
    for (let n = 0; n < count; n++) {
      const node = nodes[n]!;
      if (neighbours[node] !== target.hex || Math.floor(node / 6) === taken) continue;
      if (KINDS[((node % 6) - facing + 6) % 6] === 'flank') best = gain;
    }
  }
  return best;
}

export interface Rated {
  readonly order: Order | undefined;
  readonly score: number;
}

/** Every place, ram and way off the map of a ship with what it is worth, the best first; staying has no order. */
export function ratedMoves(sea: Sea, ship: Ship): Rated[] {
  rate(sea, ship);
  return Array.from(orders.subarray(0, count), (order, i) => ({ order: order === STAY ? undefined : order, score: scores[i]! })).sort(
    (a, b) => b.score - a.score,
  );
}

/** The best of them, or `STAY`. */
export function bestMove(sea: Sea, ship: Ship): Order {
  rate(sea, ship);
  let best = 0;
  for (let i = 1; i < count; i++) if (scores[i]! > scores[best]!) best = i;
  return orders[best]!;
}

/** The most that a ship can gain by a ram in this player turn, as far as ships in the way do not matter. */
function ramHope(sea: Sea, ship: Ship): number {
  const { context, state, chart, side } = sea;
  const { neighbours } = context.board;
  const { shipAt } = context.scratch;
  const { nodes, within } = chart.ways(ship.hex * 6 + ship.facing);
  const count = within[pointsOf(context, state, ship) - AHEAD] ?? 0;
  let best = 0;
  for (let n = 0; n < count; n++) {
    const node = nodes[n]!;
    const ahead = neighbours[node]!;
    const there = ahead < 0 ? 0 : shipAt[ahead]!;
    if (there === 0) continue;
    const target = state.ships[there - 1]!;
    if (controlOf(target) === side) continue;
    const gain = ramGain(context, ship, target, ramKindOf(node % 6, target.facing)) + 0.01;
    if (gain > best) best = gain;
  }
  return best;
}

/** After `seaOf`: the ships that have their move before them, those that have most to gain by a ram first, then those nearest to an enemy. */
export function sailorsOf(sea: Sea): Ship[] {
  const { state } = sea;
  const sailors: Ship[] = [];
  const keys: number[] = [];
  for (let i = 0; i < state.ships.length; i++) {
    const ship = state.ships[i]!;
    if (!mayMove(state, ship)) continue;
    const near = nearestTo(sea, ship.hex);
    const key = (near <= 5 ? 100 * ramHope(sea, ship) : 0) - near;
    let at = sailors.length;
    for (; at > 0 && keys[at - 1]! < key; at--) {
      sailors[at] = sailors[at - 1]!;
      keys[at] = keys[at - 1]!;
    }
    sailors[at] = ship;
    keys[at] = key;
  }
  return sailors;
}

/** Hexes from a hex to the nearest enemy as it lies, not as it is expected. */
const rangeOf = ({ context, enemies }: Sea, hex: Hex): number =>
  enemies.reduce((least, enemy) => (enemy.sinking ? least : Math.min(least, distance(context.board, hex, enemy.hex))), 99);

/** What a ship would have before it at a place, for whoever explains. */
export function outlook(sea: Sea, ship: Ship, hex: Hex, facing: number) {
  const near = rangeOf(sea, hex);
  return {
    threatens: sea.chart.scratch.chance[hex * 6 + facing]!,
    exposed: dangerAt(sea, ship, hex, facing),
    alongside: near === 1,
    near,
    exit: turnsToExit(sea, ship, hex * 6 + facing),
  };
}
