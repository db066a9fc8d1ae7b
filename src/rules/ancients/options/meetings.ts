import { directionTo, type Hex } from '../../../kernel/board';
import type { Refusal } from '../../../kernel/game';
import type { Challenge, Duel, RatedLeader } from '../model/extra';
import { type Action, NO_UNIT, orderOf } from '../model/orders';
import { type Context, otherSide, type Side, type State } from '../model/types';
import { isRiver, survey } from '../play/ground';
import { mayPlaceLeader } from '../play/leaders';

/* 13.8 Which leaders meet. All of it is asked of a state as whoever decides knows it (13.7), unless it says so. */

/** The challenger's leader and the one challenged, with their hexes. */
export interface Meeting extends Challenge {
  readonly leaders: readonly [RatedLeader, RatedLeader];
}

/** R: of several in a hex the best of those who have not met anybody in this phase. */
const bestAt = ({ leaders }: Duel, side: Side, hex: Hex): RatedLeader | undefined =>
  leaders[side].find(({ place, met }) => place === hex && !met);

function meetingAt(duel: Duel, player: Side, { from, at }: Challenge): Meeting | undefined {
  const challenger = bestAt(duel, player, from);
  const other = bestAt(duel, otherSide(player), at);
  return challenger && other && { from, at, leaders: [challenger, other] };
}

/** The hexes of the attack in progress, if it may bring two leaders together: one beside the map has none. */
const attackedIn = ({ attack }: State): Challenge | undefined =>
  attack && attack.asks === 'away' && attack.from >= 0 ? { from: attack.from, at: attack.hex } : undefined;

/** The leaders who meet by the challenge that is open, or by the attack in progress; `duel`: as it was at another moment. */
export function meetingIn(state: State, duel = state.extra!.duel): Meeting | undefined {
  const hexes = duel.challenge ?? attackedIn(state);
  return hexes && meetingAt(duel, state.player, hexes);
}

/** Why a leader of the phasing player does not challenge one beside him. */
export function judgeChallenge(context: Context, state: State, from: Hex, at: Hex): Refusal | undefined {
  const { board } = context;
  const { duel } = state.extra!;
  const stands = (side: Side, hex: Hex): boolean => duel.leaders[side].some(({ place }) => place === hex);
  const { player } = state;
  if (from >= board.size || !stands(player, from)) return { rule: '13.8', why: 'nobodyChallenges' };
  const direction = at < board.size ? directionTo(board, from, at) : -1;
  if (direction < 0 || !stands(otherSide(player), at)) return { rule: '13.8', why: 'nobodyToChallenge', hexes: [from] };
  if (isRiver(context, from, direction)) return { rule: '13.8', why: 'riverBetweenLeaders', hexes: [from, at] };
  if (!bestAt(duel, player, from)) return { rule: '13.8', why: 'hasChallenged', hexes: [from] };
  if (!bestAt(duel, otherSide(player), at)) return { rule: '13.8', why: 'hasBeenChallenged', hexes: [at] };
  return undefined;
}

/** The challenges that can be made; while there are any the phase does not end. */
export function challengesIn(context: Context, state: State): Meeting[] {
  const { duel } = state.extra!;
  const hexes = (side: Side): Hex[] => [...new Set(duel.leaders[side].map(({ place }) => place).filter((place) => place >= 0))];
  return hexes(state.player).flatMap((from) =>
    hexes(otherSide(state.player))
      .filter((at) => !judgeChallenge(context, state, from, at))
      .map((at) => meetingAt(duel, state.player, { from, at })!),
  );
}

export const challengeOf = ({ from, at }: Challenge): Action => ({ order: orderOf('challenge', NO_UNIT, at), via: [from] });

/** Whether a side's leader in a hex is there without a unit. A camp is one as long as it stands. */
export const isAlone = ({ units }: State, side: Side, hex: Hex): boolean => !units.some((unit) => unit.side === side && unit.hex === hex);

/** Where a leader alone may go who refuses: beside him, wherever he could be placed. R: not over a river. */
export function refugesOf(context: Context, state: State, side: Side, from: Hex): Hex[] {
  survey(context, state);
  const hexes = [0, 1, 2, 3, 4, 5].map((d) => (isRiver(context, from, d) ? -1 : context.board.neighbours[from * 6 + d]!));
  return hexes.filter((hex) => hex >= 0 && mayPlaceLeader(context, state, side, hex));
}
