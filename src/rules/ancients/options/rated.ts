import type { Asked, Duel, RatedLeader } from '../model/extra';
import { type Context, SIDES, type Side, type State } from '../model/types';
import { LOST, shiftLeaders, WAITING } from '../play/leaders';
import { inOrder } from './duel';
import { setExtra } from './extra';

/* 13.8 What becomes of leaders who are rated and of a duel that is open. */

export const setDuel = (state: State, change: Partial<Duel>): void => setExtra(state, 'duel', { ...state.extra!.duel, ...change });

export const ask = (state: State, order: Asked['order'], by: Side): void => setExtra(state, 'asked', { order, by });

/** Nothing is asked any more, and the challenge is over. */
export function closeDuel(state: State): void {
  setExtra(state, 'asked', null);
  setDuel(state, { challenge: null, tactic: null });
}

function setLeaders(state: State, side: Side, leaders: readonly RatedLeader[]): void {
  const both = state.extra!.duel.leaders;
  setDuel(state, { leaders: side === 0 ? [inOrder(leaders), both[1]] : [both[0], inOrder(leaders)] });
}

/** A leader has challenged, or has been challenged. */
export function noteMet(state: State, side: Side, leader: RatedLeader): RatedLeader {
  const met = { ...leader, met: true };
  setLeaders(
    state,
    side,
    state.extra!.duel.leaders[side].map((one) => (one === leader ? met : one)),
  );
  return met;
}

/** A new phase: everybody may be met again, and walk again. */
export function forgetDeeds(state: State): void {
  if (!state.extra!.duel.leaders.flat().some(({ met, led }) => met || led)) return;
  for (const side of SIDES)
    setLeaders(
      state,
      side,
      state.extra!.duel.leaders[side].map((one) => ({ ...one, met: false, led: false })),
    );
}

/** Who is off the map meets nobody before his next placement. */
const movedTo = ({ rating, met }: RatedLeader, place: number, led = false): RatedLeader => ({ place, rating, met: met && place >= 0, led });

/** This one goes to a place, not, as elsewhere, the best or the least of those who stand with him. */
export function moveLeader(context: Context, state: State, side: Side, leader: RatedLeader, to: number): void {
  const left = state.extra!.duel.leaders[side].filter((one) => one !== leader);
  shiftLeaders(context, state, side, leader.place, to, 1);
  setLeaders(state, side, to === LOST ? left : [...left, movedTo(leader, to)]);
}

/**
 * R: where some of several go, the best are first to a hex (they lead the advance, and the player who places them names the hexes in
 * that order), the least are first off the map (they are sent away, and shield the others). Whoever has walked or been placed (V5) goes last; one
 * who is taken on his way (13.7) is the one who would have come.
 */
export function leadersMoved(context: Context, state: State, side: Side, from: number, to: number, count: number): void {
  const all = state.extra!.duel.leaders[side];
  const there = all.filter(({ place }) => place === from).sort((a, b) => Number(a.led) - Number(b.led));
  const comes = state.phase === 'leaders' && side === state.player && to !== WAITING;
  const gone = comes || to >= 0 ? there.slice(0, count) : there.slice(-count);
  const left = all.filter((leader) => !gone.includes(leader));
  const led = comes && context.orders.has('lead');
  setLeaders(state, side, to === LOST ? left : [...left, ...gone.map((leader) => movedTo(leader, to, led))]);
}
