import type { Hex } from '../../../kernel/board';
import type { Refusal } from '../../../kernel/game';
import { LEADER_MA } from '../model/data';
import { fromOf, kindOf, NO_ONE, type Order, toOf, whoOf } from '../model/orders';
import type { Context, Leader, State, Unit } from '../model/types';
import { terrainAt, unitAt } from './ground';
import { costByExit, entrant, isDue } from './movement';
import { ANY_COST, costTo, floodFrom, floodThrough, isHeld, leaderMover, type Mover, moverOf } from './reach';

/** After `survey`: refusals of the movement phase, in the order that the notation gives. */
export function judgeMovement(context: Context, state: State, order: Order): Refusal | undefined {
  switch (kindOf(order)) {
    case 'move':
      return judgeMove(context, state, order);
    case 'leave':
      return judgeLeave(context, state, order);
    case 'leaderMove':
      return judgeLeaderMove(context, state, order);
    case 'leaderLeave':
      return judgeLeaderLeave(context, state, order);
    case 'enter':
      return judgeEntry(context, state, order);
    default:
      return judgeLeaderEntry(context, state, order);
  }
}

/** B5.d Why a unit or a leader moves no more in this phase. */
export const keptByMove = ({ hex, moved }: Unit | Leader): Refusal | undefined =>
  moved ? { rule: 'B5.d', why: 'moved', hexes: [hex] } : undefined;

/** B6.c After `survey`: why an enemy zone of control keeps a unit where it is. */
export const keptByZone = (context: Context, unit: Unit): Refusal | undefined =>
  isHeld(context, unit) ? { rule: 'B6.c', why: 'inZone', hexes: [unit.hex] } : undefined;

function judgeMove(context: Context, state: State, order: Order): Refusal | undefined {
  const unit = unitAt(context, state, fromOf(order));
  if (unit?.side !== state.player) return { rule: 'B5.a', why: 'noUnit' };
  const moved = keptByMove(unit);
  if (moved) return moved;
  return judgeGoal(context, state, toOf(order)) ?? judgeWay(context, unit, wayFrom(context, unit.hex), toOf(order));
}

/** Where nobody ends a move: off the map, on forbidden ground, on a unit. */
function judgeGoal(context: Context, state: State, goal: Hex): Refusal | undefined {
  const bad = judgeGround(context, goal);
  if (bad) return bad;
  const there = unitAt(context, state, goal);
  if (!there) return undefined;
  if (there.side !== state.player) return { rule: 'B5.c', why: 'enemy', hexes: [goal] };
  return { rule: 'B3.a', why: 'friend', hexes: [goal] };
}

function judgeGround(context: Context, goal: Hex): Refusal | undefined {
  if (goal >= context.board.size) return { rule: 'B5.e', why: 'offMap' };
  return context.shut[goal] ? { rule: terrainAt(context, goal).rule, why: 'forbidden', hexes: [goal] } : undefined;
}

/** How a mover searches: from a hex of the map, or through one of entry. */
interface Way {
  readonly flood: (mover: Mover) => ReturnType<typeof floodFrom>;
}

const wayFrom = (context: Context, start: Hex): Way => ({ flood: (mover) => floodFrom(context, start, mover) });

/** What keeps a unit from a goal that it could stand on. */
function judgeWay(context: Context, unit: Unit, way: Way, goal: Hex): Refusal | undefined {
  const mover = moverOf(context, unit);
  const held = keptByZone(context, unit);
  if (held) return held;
  if (mover.shunsZones && mover.zone[goal]! > 0) return { rule: 'B11.c', why: 'zone', hexes: [goal] };
  return judgeReach(context, mover, way, toHex(goal));
}

const freeOf = (context: Context, mover: Mover): Mover => ({
  ...mover,
  zone: context.scratch.noZone,
  shunsZones: false,
  stepsOut: undefined,
});

/** What a mover wants: the points that it takes after his flood, -1 where no way leads to it; and the hexes that a refusal names. */
interface Goal {
  readonly cost: (flood: ReturnType<typeof floodFrom>, mover: Mover) => number;
  readonly hexes: readonly Hex[];
}

const toHex = (hex: Hex): Goal => ({ cost: (flood) => costTo(flood, hex), hexes: [hex] });

const byExit = (context: Context, { side }: Unit | Leader): Goal => ({
  cost: (flood, { zone }) => costByExit(context, side, flood, zone),
  hexes: [],
});

/** Out of reach: by the zones, by the first step that they forbid, or by the points. */
function judgeReach(context: Context, mover: Mover, way: Way, { cost, hexes }: Goal): Refusal | undefined {
  const isWithin = (as: Mover): boolean => {
    const need = cost(way.flood(as), as);
    return need >= 0 && need <= as.most;
  };
  if (isWithin(mover)) return undefined;
  const free = freeOf(context, mover);
  if (isWithin(free)) {
    if (!mover.stepsOut || isWithin({ ...free, stepsOut: mover.stepsOut })) return { rule: 'B6.b', why: 'zone', hexes };
    return { rule: 'B6.c', why: 'firstStep', hexes };
  }
  const far = { ...free, most: ANY_COST };
  const need = cost(way.flood(far), far);
  if (need < 0) return { rule: 'B5.b', why: 'noWay', hexes };
  return { rule: 'B5.b', why: 'tooFar', hexes, values: { points: mover.most, need } };
}

function judgeLeave(context: Context, state: State, order: Order): Refusal | undefined {
  const unit = unitAt(context, state, fromOf(order));
  if (unit?.side !== state.player) return { rule: 'B5.a', why: 'noUnit' };
  const moved = keptByMove(unit);
  if (moved) return moved;
  if (context.armies[unit.side].exits.length === 0) return { rule: 'B13.c', why: 'noExits' };
  const mover = moverOf(context, unit);
  const held = keptByZone(context, unit);
  if (held) return held;
  return judgeReach(context, mover, wayFrom(context, unit.hex), byExit(context, unit));
}

const ownLeader = (state: State, id: number): Leader | undefined => {
  const leader = id === NO_ONE ? undefined : state.leaders[id];
  return leader?.side === state.player ? leader : undefined;
};

function judgeLeaderMove(context: Context, state: State, order: Order): Refusal | undefined {
  const leader = ownLeader(state, fromOf(order));
  if (!leader || leader.hex < 0) return { rule: 'B9.a', why: 'noLeader' };
  const moved = keptByMove(leader);
  if (moved) return moved;
  // As an order this cannot be written.
  if (toOf(order) === leader.hex) return { rule: 'B5.a', why: 'noWay', hexes: [leader.hex] };
  return judgeLeaderGoal(context, state, leader, wayFrom(context, leader.hex), toOf(order));
}

function judgeLeaderGoal(context: Context, state: State, { side }: Leader, way: Way, goal: Hex): Refusal | undefined {
  const bad = judgeGround(context, goal);
  if (bad) return bad;
  const there = unitAt(context, state, goal);
  if (there && there.side !== side) return { rule: 'B9.b', why: 'enemy', hexes: [goal] };
  return judgeReach(context, leaderMover(context, side, LEADER_MA), way, toHex(goal));
}

function judgeLeaderLeave(context: Context, state: State, order: Order): Refusal | undefined {
  const leader = ownLeader(state, fromOf(order));
  if (!leader || leader.hex < 0) return { rule: 'B5.a', why: 'noLeader' };
  const moved = keptByMove(leader);
  if (moved) return moved;
  if (context.armies[leader.side].exits.length === 0) return { rule: 'B13.c', why: 'noExits' };
  const mover = leaderMover(context, leader.side, LEADER_MA);
  return judgeReach(context, mover, wayFrom(context, leader.hex), byExit(context, leader));
}

const wayThrough = (context: Context, entry: Hex): Way => ({ flood: (mover) => floodThrough(context, entry, mover) });

function judgeEntry(context: Context, state: State, order: Order): Refusal | undefined {
  const [entry, goal] = [fromOf(order), toOf(order)];
  const unit = whoOf(order) === NO_ONE || entry >= context.board.size ? undefined : entrant(context, state, whoOf(order), entry);
  if (!unit) return { rule: 'B13.a', why: 'noReserve' };
  const there = unitAt(context, state, entry);
  if (there && there.side !== unit.side) return { rule: 'B13.b', why: 'enemy', hexes: [entry] };
  return judgeGoal(context, state, goal) ?? judgeWay(context, unit, wayThrough(context, entry), goal);
}

function judgeLeaderEntry(context: Context, state: State, order: Order): Refusal | undefined {
  const [entry, goal] = [fromOf(order), toOf(order)];
  const leader = ownLeader(state, whoOf(order));
  const listed = leader && isDue(context, state, leader) && context.armies[leader.side].reserves[leader.group]!.at.includes(entry);
  if (!leader || !listed) return { rule: 'B13.a', why: 'noReserve' };
  const there = unitAt(context, state, entry);
  if (there && there.side !== leader.side) return { rule: 'B13.b', why: 'enemy', hexes: [entry] };
  return judgeLeaderGoal(context, state, leader, wayThrough(context, entry), goal);
}
