import { type Direction, distance, type Hex, OFF_MAP } from '../../../kernel/board';
import type { Drive } from '../model/context';
import { aheadOfAny } from '../model/front';
import { ANY_FACING } from '../model/orders';
import { type Context, otherSide, type State, type Unit } from '../model/types';
import { stumblesInWoods } from './footing';
import { openCampOf } from './ground';
import { facingsOut } from './reach';

/** Where a move goes that leaves the map (6.g). */
export const OUT = -3;

/** A move to be made. `facings`: the set held at the start; `paid`: what entering the map has cost already. */
export interface MoveRequest {
  readonly unit: Unit;
  readonly points: number;
  readonly phalanx: boolean;
  readonly start: Hex;
  readonly facings: number;
  readonly paid: number;
  readonly via: readonly Hex[];
  readonly goal: Hex | typeof OUT;
  readonly facing: Direction | typeof ANY_FACING;
  /** What limits the steps; it has been measured. */
  readonly drive: Drive | undefined;
}

/** Rules set aside to find out which of them forbids a move. */
export interface Waiver {
  readonly drive?: boolean;
  readonly rivers?: boolean;
  readonly woods?: boolean;
  readonly camp?: boolean;
}

export interface Trail {
  readonly steps: readonly Direction[];
  readonly cost: number;
  /** Friends newly disordered by passing through (6.c). */
  readonly friends: number;
}

/** So many steps tried, and the search begins to remember where it has been at least as well off. */
const MANY_STEPS = 400;
/** Harm told apart by what is remembered: twice the friends, and one for the mover. */
const HARM_LEVELS = 16;

/** Harm before points; leaving the map or driven by the quickest way, points before harm. */
const BY_HARM = { friend: 1 << 16, self: 1 << 12, point: 1 };
const BY_POINTS = { friend: 2, self: 1, point: 1 << 12 };
const NONE = Number.MAX_SAFE_INTEGER;

/**
 * The path of an order: fewest friends newly disordered, then the mover not newly disordered, then least cost, then the steps' directions.
 * Needs `surveyMover`, and that the request's drive has been measured. Steps are tried in the order of their directions,
 * so the first of equals is the one wanted.
 */
export function findTrail(context: Context, state: State, request: MoveRequest, waiver: Waiver = {}): Trail | undefined {
  search.begin(context, state, request, waiver);
  search.from(request.start, request.facings, request.paid, search.harmAtStart(), 0, 0, false);
  return search.found();
}

/** The search's stack and best find; kept between calls so that none is allocated. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions are short and share its variables, kept between calls
const search = (() => {
  const steps: Direction[] = [];
  const hexes: Hex[] = [];
  let bestSteps: Direction[] = [];
  let best = NONE;
  let bestCost = 0;
  let bestFriends = 0;
  let context: Context;
  let state: State;
  let request: MoveRequest;
  let waiver: Waiver;
  let weigh = BY_HARM;
  let costs: Uint8Array;
  let entries: Uint8Array;
  let openCamp: Hex;
  /** Whether woods disorder the mover. */
  let stumbles = true;
  let tried = 0;
  let remembered = new Uint8Array(0);

  /**
   * Whether the search has come here before with no more harm at no more cost; if not, it will have. A way by waypoints may pass one friend
   * twice, which counts once, so there it may only be cut short when it has grown long beyond sense.
   */
  function isBeaten(hex: Hex, d: Direction, cost: number, level: number, waypoint: number): boolean {
    const { size } = context.board;
    const patience = request.via.length === 0 ? MANY_STEPS : 100 * MANY_STEPS;
    tried++;
    if (tried < patience) return false;
    if (tried === patience) remembered = new Uint8Array(size * 6 * HARM_LEVELS * (request.via.length + 1)).fill(255);
    const at = ((waypoint * size + hex) * 6 + d) * HARM_LEVELS;
    for (let i = 0; i <= level; i++) if (remembered[at + i]! <= cost) return true;
    remembered[at + level] = cost;
    return false;
  }

  /** Friends newly disordered by passing through a hex. */
  function friendsIn(hex: Hex): number {
    let count = 0;
    const { unitAt, campAt } = context.scratch;
    const unit = unitAt[hex]!;
    const camp = campAt[hex]!;
    if (unit && !state.units[unit - 1]!.disordered) count++;
    if (camp && camp !== unit && !state.units[camp - 1]!.disordered) count++;
    return count;
  }

  const isHeld = (hex: Hex): boolean => context.scratch.unitAt[hex] !== 0;

  const halts = (hex: Hex): boolean =>
    context.scratch.stops[hex] === 1 && !(waiver.woods && context.woods[hex]) && !(waiver.camp && hex === openCamp);

  /** The least that is still to pay. */
  function remaining(hex: Hex, waypoint: number): number {
    const { board } = context;
    if (waypoint < request.via.length) return distance(board, hex, request.via[waypoint]!);
    if (request.goal !== OUT) return distance(board, hex, request.goal);
    const column = hex % board.columns;
    const row = Math.floor(hex / board.columns);
    return 1 + Math.max(0, Math.min(column, row, board.columns - 1 - column, board.rows - 1 - row));
  }

  /** T2, 6.j.3 A unit that had to stop neither turns nor leaves the map. */
  function arrive(hex: Hex, facings: number, cost: number, harm: number, friends: number): void {
    const stopped = halts(hex) && (steps.length > 0 || request.unit.hex < 0);
    let total = cost;
    if (request.goal === OUT) {
      if (stopped) return;
      total += (facings & facingsOut(context.board, hex)) !== 0 ? 1 : 2;
    } else if (request.facing !== ANY_FACING && !((facings >> request.facing) & 1)) {
      if (stopped) return;
      total++;
    }
    if (total > request.points) return;
    const key = harm + total * weigh.point;
    if (key >= best) return;
    best = key;
    bestCost = total;
    bestFriends = friends;
    bestSteps = steps.slice();
  }

  /** The last waypoint and the goal are two visits, even where they are one hex. */
  const atGoal = (hex: Hex, waypoint: number, passed: boolean): boolean => {
    if (waypoint < request.via.length || (passed && hex === request.goal)) return false;
    if (request.goal === OUT) return facingsOut(context.board, hex) !== 0;
    return hex === request.goal && (steps.length > 0 || request.unit.hex < 0);
  };

  function from(hex: Hex, facings: number, cost: number, harm: number, friends: number, waypoint: number, passed: boolean): void {
    if (atGoal(hex, waypoint, passed)) arrive(hex, facings, cost, harm, friends);
    const entered = steps.length > 0 || request.unit.hex < 0;
    if (entered && halts(hex)) return;
    const ahead = aheadOfAny[facings]!;
    hexes.push(hex);
    for (let d = 0; d < 6; d++) step(hex, d, cost + ((ahead >> d) & 1 ? 0 : 1), harm, friends, waypoint);
    hexes.pop();
  }

  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: run for every step of every way: whatever ends a way early stands in the order of its price
  function step(hex: Hex, d: Direction, turned: number, harm: number, friends: number, waypoint: number): void {
    const at = hex * 6 + d;
    const next = context.board.neighbours[at]!;
    if (next === OFF_MAP || context.scratch.shut[next]) return;
    const price = costs[at]! || (waiver.rivers ? entries[next]! : 0);
    if (price === 0) return;
    const cost = turned + price;
    const reached = waypoint < request.via.length && request.via[waypoint] === next ? waypoint + 1 : waypoint;
    const rest = remaining(next, reached);
    if (cost + rest > request.points) return;
    const { away } = context.scratch;
    if (request.drive && !waiver.drive && away[next]! < away[hex]!) return;
    let worse = harm;
    let passed = 0;
    if (isHeld(next)) {
      if (!hexes.includes(next)) passed = friendsIn(next);
      worse += passed * weigh.friend;
      if (worse % (2 * weigh.self) < weigh.self && !request.unit.disordered) worse += weigh.self;
    } else if (context.woods[next] && stumbles && worse % (2 * weigh.self) < weigh.self) worse += weigh.self;
    if (worse + (cost + rest) * weigh.point >= best) return;
    const level = Math.min(HARM_LEVELS - 1, 2 * (friends + passed) + (worse % (2 * weigh.self) < weigh.self ? 0 : 1));
    if (isBeaten(next, d, cost, level, reached)) return;
    steps.push(d);
    from(next, 1 << d, cost, worse, friends + passed, reached, reached > waypoint);
    steps.pop();
  }

  return {
    begin(c: Context, s: State, e: MoveRequest, w: Waiver) {
      context = c;
      state = s;
      request = e;
      waiver = w;
      weigh = e.goal === OUT || e.drive?.ends === 'highest' ? BY_POINTS : BY_HARM;
      costs = (!w.drive && e.drive?.steps?.(c, s, e.unit)) || c.steps[e.phalanx ? 1 : 0];
      entries = c.entries[e.phalanx ? 1 : 0];
      stumbles = !w.woods && stumblesInWoods(c, e.unit);
      openCamp = openCampOf(c, s, otherSide(e.unit.side));
      best = NONE;
      tried = 0;
      steps.length = 0;
      hexes.length = 0;
    },
    /** Entering the map through a friend or into woods counts like a step. */
    harmAtStart(): number {
      if (request.unit.hex >= 0) return 0;
      const held = isHeld(request.start);
      const disordered = held || (context.woods[request.start] === 1 && stumbles);
      return (held ? friendsIn(request.start) * weigh.friend : 0) + (disordered && !request.unit.disordered ? weigh.self : 0);
    },
    from,
    found(): Trail | undefined {
      return best === NONE ? undefined : { steps: bestSteps, cost: bestCost, friends: bestFriends };
    },
  };
})();

/** The hexes of a trail, its start first. */
export function hexesOf(context: Context, start: Hex, trail: Trail): Hex[] {
  const hexes = [start];
  for (const d of trail.steps) hexes.push(context.board.neighbours[hexes.at(-1)! * 6 + d]!);
  return hexes;
}
