import { directionTo, distance, type Hex } from '../../kernel/board';
import { AHEAD, TURN } from '../../rules/naval/data';
import { controlOf, survey } from '../../rules/naval/ground';
import { crewOf, legalMoves, mayMove, ramKindOf } from '../../rules/naval/movement';
import { type Action, facingOf, kindOf, type Order, orderIn, toOf } from '../../rules/naval/orders';
import type { Context, Ship, Side, State, VictoryTerm } from '../../rules/naval/types';
import type { Style } from './style';
import { ramGain, ramLoss, worthOf } from './worth';

/** What a side sees of the sea before its ships move. */
export interface Sea {
  readonly side: Side;
  readonly style: Style;
  readonly enemies: readonly Ship[];
  /** Where its own ships score by leaving or by holding. */
  readonly exits: readonly VictoryTerm[];
  readonly holds: readonly VictoryTerm[];
}

export function seaOf(context: Context, state: State, side: Side, style: Style): Sea {
  const own = context.victory.filter(({ by }) => by === side);
  return {
    side,
    style,
    enemies: state.ships.filter((ship) => ship.hex >= 0 && controlOf(ship) !== side),
    exits: own.filter(({ term }) => term === 'exit'),
    holds: own.filter(({ term }) => term === 'hold'),
  };
}

/** The direction among six that points best from a hex to another, and how far it is off, in sixths of a turn doubled. */
function bearing(context: Context, from: Hex, to: Hex): number {
  const { board } = context;
  const direct = directionTo(board, from, to);
  if (direct >= 0) return direct;
  const x = 1.5 * (board.q[to]! - board.q[from]!);
  const y = Math.sqrt(3) * (board.r[to]! - board.r[from]! + (board.q[to]! - board.q[from]!) / 2);
  const turn = Math.atan2(x, -y) / (Math.PI / 3);
  return (Math.round(turn) + 6) % 6;
}

const bearings = new WeakMap<Context['board'], Int8Array>();

function bearingOf(context: Context, from: Hex, to: Hex): number {
  const { board } = context;
  let known = bearings.get(board);
  if (!known) {
    known = new Int8Array(board.size * board.size).fill(-1);
    bearings.set(board, known);
  }
  const key = from * board.size + to;
  if (known[key]! < 0) known[key] = bearing(context, from, to);
  return known[key]!;
}

/** What a ship standing so could do to another with the die of a later turn: the chance to come there times the ram's loss. */
function menace(context: Context, ship: Ship, hex: Hex, facing: number, target: Ship, at: Hex, targetFacing: number): number {
  const far = distance(context.board, hex, at);
  if (far > 5 || ship.sinking) return 0;
  const crew = crewOf(context, ship);
  const towards = bearingOf(context, hex, at);
  const off = Math.min((towards - facing + 6) % 6, (facing - towards + 6) % 6);
  const cost = AHEAD * far + TURN * off;
  const chance = Math.max(0, Math.min(6, 7 - (cost - crew))) / 6;
  return chance === 0 ? 0 : chance * ramLoss(context, ramKindOf(towards, targetFacing), crew, target);
}

/** Points per ship by a term, as a small ship's worth. */
const pointsBy = (context: Context, term: VictoryTerm, ship: Ship): number =>
  context.types[ship.type]!.size === 'large' ? term.large : term.points;

/** What a place is worth to a ship. */
function placeScore(context: Context, sea: Sea, ship: Ship, hex: Hex, facing: number): number {
  const { style } = sea;
  let score = 0;
  let near = 99;
  for (const enemy of sea.enemies) {
    const far = distance(context.board, hex, enemy.hex);
    if (far < near) near = far;
    if (far > 5) continue;
    score += style.threatens * menace(context, ship, hex, facing, enemy, enemy.hex, enemy.facing);
    score -= style.exposed * menace(context, enemy, enemy.hex, enemy.facing, ship, hex, facing);
    if (far === 1 && ship.marines > 0 && !enemy.sinking) score += style.grapples * boardingWorth(context, ship, enemy);
    if (far === 1 && enemy.marines > 0 && !ship.sinking) score -= style.grapples * boardingWorth(context, enemy, ship);
  }
  if (near < 99) score -= style.nearer * near;
  if (sea.exits.length > 0) score -= style.leaves * exitDistance(context, sea, ship, hex, facing);
  for (const hold of sea.holds) if (hold.at!.includes(hex)) score += 0.5 * pointsBy(context, hold, ship);
  score += style.ahead * aheadScore(context, sea, hex, facing);
  return score;
}

function boardingWorth(context: Context, attacker: Ship, target: Ship): number {
  const hits = context.types[attacker.type]!.corvus ? 0.5 : 0.33;
  return (attacker.marines * hits * worthOf(context, target)) / (1 + target.marines);
}

function exitDistance(context: Context, sea: Sea, ship: Ship, hex: Hex, facing: number): number {
  let least = 99;
  for (const { at } of sea.exits) {
    for (const goal of at!) {
      const far = distance(context.board, hex, goal);
      const off =
        far === 0 ? 0 : Math.min((bearingOf(context, hex, goal) - facing + 6) % 6, (facing - bearingOf(context, hex, goal) + 6) % 6);
      least = Math.min(least, far + 2 * off);
    }
  }
  return ship.sinking ? 0 : least;
}

function aheadScore(context: Context, sea: Sea, hex: Hex, facing: number): number {
  const next = context.board.neighbours[hex * 6 + facing]!;
  if (next < 0 || context.land[next] === 1) return -2;
  let nearer = 0;
  let best = 99;
  for (const enemy of sea.enemies) {
    const far = distance(context.board, hex, enemy.hex);
    if (far >= best) continue;
    best = far;
    nearer = far - distance(context.board, next, enemy.hex);
  }
  return nearer;
}

export interface Rated {
  readonly order: Order | undefined;
  readonly score: number;
}

const list: Action[] = [];

/** Every place, ram and way off the map of a ship with what it is worth, the best first; staying has no order. */
export function ratedMoves(context: Context, state: State, sea: Sea, ship: Ship): Rated[] {
  survey(context, state);
  list.length = 0;
  legalMoves(context, state, ship, list);
  const { style } = sea;
  const here = placeScore(context, sea, ship, ship.hex, ship.facing) + style.stay;
  const rated: Rated[] = [{ order: undefined, score: here }];
  for (const action of list) {
    const order = orderIn(action);
    const hex = toOf(order);
    switch (kindOf(order)) {
      case 'move':
        rated.push({ order, score: placeScore(context, sea, ship, hex, facingOf(order)) });
        break;
      case 'leave':
        rated.push({ order, score: leaveScore(context, sea, ship, hex) });
        break;
      default:
        rated.push({ order, score: ramScore(context, state, sea, ship, order) });
    }
  }
  return rated.sort((a, b) => b.score - a.score);
}

function leaveScore(context: Context, sea: Sea, ship: Ship, hex: Hex): number {
  if (ship.captured) return -50;
  const term = sea.exits.find(({ at }) => at!.includes(hex));
  if (!term) return -50;
  return sea.style.leaves > 0 ? pointsBy(context, term, ship) * 3 : -50;
}

function ramScore(context: Context, state: State, sea: Sea, ship: Ship, order: Order): number {
  const { board, scratch } = context;
  const from = toOf(order);
  const direction = facingOf(order);
  const at = board.neighbours[from * 6 + direction]!;
  const target = state.ships[scratch.shipAt[at]! - 1]!;
  const kind = ramKindOf(direction, target.facing);
  const gain = ramGain(context, ship, target, kind);
  if (sea.style.hasty) return gain > 0.05 ? 5 + gain : -1;
  const turned = kind === 'oarRake' ? 1 : 0;
  const to = kindOf(order) === 'through' ? board.neighbours[at * 6 + direction]! : from;
  const place = placeScore(context, sea, ship, to, (direction + turned) % 6);
  return sea.style.rams * gain + place - 0.3 * sea.style.threatens * menace(context, ship, to, direction, target, at, target.facing);
}

/** The ships that have their move before them, those nearest to an enemy first. */
export function sailorsOf(context: Context, state: State, sea: Sea): Ship[] {
  const near = (ship: Ship) => sea.enemies.reduce((least, enemy) => Math.min(least, distance(context.board, ship.hex, enemy.hex)), 99);
  return state.ships
    .filter((ship) => mayMove(state, ship))
    .map((ship) => ({ ship, far: near(ship) }))
    .sort((a, b) => a.far - b.far || a.ship.id - b.ship.id)
    .map(({ ship }) => ship);
}

/** What a ship would have before it at a place, for whoever explains. */
export function outlook(context: Context, sea: Sea, ship: Ship, hex: Hex, facing: number) {
  const sum = (of: (enemy: Ship) => number) => sea.enemies.reduce((total, enemy) => total + of(enemy), 0);
  const near = sea.enemies.reduce((least, enemy) => Math.min(least, distance(context.board, hex, enemy.hex)), 99);
  return {
    threatens: sum((enemy) => menace(context, ship, hex, facing, enemy, enemy.hex, enemy.facing)),
    exposed: sum((enemy) => menace(context, enemy, enemy.hex, enemy.facing, ship, hex, facing)),
    alongside: near === 1,
    near,
    exit: exitDistance(context, sea, ship, hex, facing),
  };
}
