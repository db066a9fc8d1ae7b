import type { Hex } from '../../../kernel/board';
import type { Dice } from '../../../kernel/dice';
import { askRetreat } from '../attack';
import type { Emit } from '../events';
import { LOST, shiftLeaders } from '../leaders';
import { type Action, hexOf, orderIn, orderOf } from '../orders';
import { type Context, otherSide, type Side, type State } from '../types';
import { inOrder, type RatedLeader, TACTICS, type Tactic } from './duel';
import { setExtra } from './extra';
import type { Option, OrderRule } from './hooks';

/**
 * 13.8 What the tactics do to the die, `[the challenger's][the other's]`; null: nothing comes of the duel.
 * R: the table's headings and its example disagree. The example is played: an offensive challenger against a defensive leader has +1.
 */
const TABLE: Readonly<Record<Tactic, Readonly<Record<Tactic, number | null>>>> = {
  offensive: { offensive: 0, prudent: -1, defensive: 1 },
  prudent: { offensive: 1, prudent: 0, defensive: null },
  defensive: { offensive: -1, prudent: null, defensive: null },
};

interface Meeting {
  readonly from: Hex;
  readonly at: Hex;
  /** The challenger's leader and the one challenged. */
  readonly leaders: readonly [RatedLeader, RatedLeader];
}

/** R: of several leaders in a hex the best one fights. */
const bestAt = (state: State, side: Side, hex: Hex): RatedLeader | undefined =>
  state.extra!.duel.leaders[side].find(({ place }) => place === hex);

/** The duel of the attack in progress. R: it is part of an attack; leaders merely side by side do not fight, and one beside the map cannot. */
function meetingIn(state: State): Meeting | undefined {
  if (!state.attack) return undefined;
  const { from, hex: at } = state.attack;
  if (from < 0) return undefined;
  const challenger = bestAt(state, state.player, from);
  const other = bestAt(state, otherSide(state.player), at);
  return challenger && other && { from, at, leaders: [challenger, other] };
}

/** R: whoever would refuse has left by now (11.b): those who stay fight. */
function challenges(_context: Context, state: State, _dice: Dice, emit: Emit): boolean {
  const meeting = meetingIn(state);
  if (!meeting) return false;
  const { from, at, leaders } = meeting;
  setExtra(state, 'duel', { ...state.extra!.duel, tactic: null });
  setExtra(state, 'asked', { order: 'tactic', by: state.player });
  emit?.({ kind: 'challenged', rule: '13.8', side: state.player, from, at, ratings: [leaders[0].rating, leaders[1].rating] });
  return true;
}

/** The challenger chooses first; nothing told about it says what. */
function choose(context: Context, state: State, action: Action, dice: Dice, emit: Emit): void {
  const chosen = TACTICS[hexOf(orderIn(action))]!;
  const { duel } = state.extra!;
  if (duel.tactic) {
    setExtra(state, 'duel', { ...duel, tactic: null });
    setExtra(state, 'asked', null);
    fightDuel(context, state, [duel.tactic, chosen], dice, emit);
    return askRetreat(context, state, dice, emit);
  }
  setExtra(state, 'duel', { ...duel, tactic: chosen });
  setExtra(state, 'asked', { order: 'tactic', by: otherSide(state.player) });
  emit?.({ kind: 'tacticChosen', rule: '13.8', side: state.player });
}

function fightDuel(context: Context, state: State, tactics: readonly [Tactic, Tactic], dice: Dice, emit: Emit): void {
  const { from, at, leaders } = meetingIn(state)!;
  const side = state.player;
  const [challenger, other] = leaders;
  const given = TABLE[tactics[0]][tactics[1]];
  const modifier = given === null ? 0 : given + challenger.rating - other.rating;
  const die = given === null ? 0 : dice.roll(state, 'duel', 6);
  const total = die + modifier;
  const fallen = given === null || (total > 1 && total < 6) ? null : total <= 1 ? side : otherSide(side);
  emit?.({ kind: 'dueled', rule: '13.8', side, from, at, tactics, ratings: [challenger.rating, other.rating], modifier, die, fallen });
  if (fallen !== null) slay(context, state, fallen, fallen === side ? challenger : other);
}

/** It is the one who fought that dies, not, as elsewhere, the least of those who stand there. */
function slay(context: Context, state: State, side: Side, fallen: RatedLeader): void {
  const left = state.extra!.duel.leaders[side].filter((leader) => leader !== fallen);
  shiftLeaders(context, state, side, fallen.place, LOST, 1);
  setLeaders(state, side, left);
}

function setLeaders(state: State, side: Side, leaders: readonly RatedLeader[]): void {
  const { duel } = state.extra!;
  setExtra(state, 'duel', { ...duel, leaders: side === 0 ? [leaders, duel.leaders[1]] : [duel.leaders[0], leaders] });
}

/**
 * R: where some of several go, the best are first to a hex (they lead the advance, and the player who places them names the hexes in
 * that order), the least are first off the map (they are sent away, and shield the others).
 */
function leadersMoved(state: State, side: Side, from: number, to: number, count: number): void {
  const there = state.extra!.duel.leaders[side].filter(({ place }) => place === from);
  const gone = to >= 0 ? there.slice(0, count) : there.slice(-count);
  const left = state.extra!.duel.leaders[side].filter((leader) => !gone.includes(leader));
  const come = to === LOST ? [] : gone.map(({ rating }) => ({ place: to, rating }));
  setLeaders(state, side, inOrder([...left, ...come]));
}

const ORDERS = TACTICS.map((_, i) => orderOf('tactic', undefined, i));

const tactic: OrderRule = {
  // An answer only.
  phases: [],
  legal(_context, state) {
    const due = state.extra!.duel.tactic ? otherSide(state.player) : state.player;
    return meetingIn(state) && state.attack?.asks === 'away' && state.extra!.asked?.by === due ? ORDERS : [];
  },
  judge: () => undefined,
  apply: choose,
  parse(_context, _state, text) {
    const named = /^tactic (\w+)$/.exec(text)?.[1];
    return ORDERS[TACTICS.indexOf(named as Tactic)];
  },
  print: (_context, _state, action) => `tactic ${TACTICS[hexOf(orderIn(action))]}`,
};

export const duels: Option = { keeps: ['duel'], hooks: { challenges, leadersMoved }, orders: { tactic } };
