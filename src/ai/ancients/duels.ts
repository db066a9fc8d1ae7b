import { distance } from '../../kernel/board';
import { cloneState } from '../../rules/ancients/model/clone';
import { duelChances } from '../../rules/ancients/model/duelTable';
import { type Action, hexOf, kindOf, orderIn, orderOf } from '../../rules/ancients/model/orders';
import { TACTICS, type Tactic } from '../../rules/ancients/model/tactics';
import { type Context, otherSide, type Side, type State } from '../../rules/ancients/model/types';
import { challengeOf, challengesIn, type Meeting, meetingIn } from '../../rules/ancients/options/meetings';
import { setDuel } from '../../rules/ancients/options/rated';
import { survey, unitAt } from '../../rules/ancients/play/ground';
import type { Guess } from '../players';
import type { Chooser } from '../random';
import { LEADER, lossIfStruck } from './worth';

/* 13.8 Which challenges the script makes, what it answers, and by which tactics it fights. */

/** What a leader alone loses by going elsewhere, and one with a unit by being away until he is placed again. */
const ELSEWHERE = 0.3;
const ABSENCE = 1;
const FACES = 6;
/** Each plays so often against what the other has played so far: that comes near enough to how both play best. */
const ROUNDS = 300;

/** How a duel goes between two who choose as well as they can. */
export interface Prospect {
  /** The chance that the one challenged falls, less the chance that the challenger does. */
  readonly value: number;
  /** How often, of `ROUNDS`, each tactic is chosen: the challenger's, the other's. */
  readonly ways: readonly [readonly number[], readonly number[]];
}

/** `difference`: the challenger's rating less the other's. */
function gainBy(mine: Tactic, theirs: Tactic, difference: number): number {
  const chances = duelChances(mine, theirs, difference);
  return chances ? chances.other / FACES - chances.challenger / FACES : 0;
}

const known = new Map<number, Prospect>();

export function prospectOf(difference: number): Prospect {
  const found = known.get(difference) ?? seekProspect(difference);
  known.set(difference, found);
  return found;
}

function seekProspect(difference: number): Prospect {
  const gains = TACTICS.map((mine) => TACTICS.map((theirs) => gainBy(mine, theirs, difference)));
  const ways: [number[], number[]] = [TACTICS.map(() => 0), TACTICS.map(() => 0)];
  const against = (row: number): number => gains[row]!.reduce((sum, gain, i) => sum + gain * ways[1][i]!, 0);
  const facing = (column: number): number => gains.reduce((sum, row, i) => sum + row[column]! * ways[0][i]!, 0);
  const best = (worth: (i: number) => number): number => TACTICS.reduce((most, _, i) => (worth(i) > worth(most) ? i : most), 0);
  for (let round = 0; round < ROUNDS; round++) {
    const [row, column] = [best(against), best((i) => -facing(i))];
    ways[0][row]!++;
    ways[1][column]!++;
  }
  const most = against(best(against));
  const least = facing(best((i) => -facing(i)));
  return { value: (most + least) / 2 / ROUNDS, ways };
}

/** Those that promise something are made at once, the others when nobody has anything better to do: the phase does not end without. */
export function challengeWorthMaking(context: Context, state: State, isIdle: () => boolean): Action | undefined {
  if (!context.orders.has('challenge')) return undefined;
  const due = challengesIn(context, state).map((meeting) => ({ meeting, value: promiseOf(meeting) }));
  const [best] = due.sort((a, b) => b.value - a.value);
  return best && (best.value > 0 || isIdle()) ? challengeOf(best.meeting) : undefined;
}

const promiseOf = ({ leaders: [challenger, other] }: Meeting): number => prospectOf(challenger.rating - other.rating).value;

/** Whether the one challenged does better to leave than to fight: what he loses by it against what the duel costs. */
function fearsDuel(context: Context, state: State): boolean {
  const meeting = meetingIn(state);
  return meeting !== undefined && LEADER * promiseOf(meeting) > costOfLeaving(context, state, otherSide(state.player), meeting.at);
}

function costOfLeaving(context: Context, state: State, side: Side, at: number): number {
  survey(context, state);
  const unit = unitAt(context, state, at);
  return unit?.side === side ? ABSENCE + lossIfStruck(context, state, unit) : ELSEWHERE;
}

/** The answer to a question of a duel: whether to accept, where a unit goes that was left, the tactic. Without dice of its own it takes the likeliest. */
export function answerInDuel(context: Context, state: State, answers: readonly Action[], choose: Chooser | undefined): Action | undefined {
  switch (state.extra!.asked?.order) {
    case 'accept':
      return fearsDuel(context, state) ? farthest(context, state, answers) : answers.at(-1);
    case 'retreat':
      return farthest(context, state, answers);
    case 'tactic':
      return tacticOf(state, answers, choose);
    default:
      return undefined;
  }
}

/** 11.b All of them leave where the best of them would have to fight and had better not. */
export function leavesDuel(context: Context, state: State, leaders: number): Action | undefined {
  return context.orders.has('challenge') && fearsDuel(context, state) ? orderOf('away', undefined, leaders) : undefined;
}

/** Of the hexes to go to the one farthest from the enemy; the only answer of its kind where there are none. */
function farthest({ board }: Context, { units, player }: State, answers: readonly Action[]): Action | undefined {
  const enemies = units.filter(({ side, hex }) => side === player && hex >= 0);
  const away = (action: Action): number => {
    const order = orderIn(action);
    if (kindOf(order) !== 'withdraw' && kindOf(order) !== 'retreat') return kindOf(order) === 'away' ? 0 : -1;
    return Math.min(...enemies.map(({ hex }) => distance(board, hex, hexOf(order))));
  };
  return [...answers].sort((a, b) => away(b) - away(a))[0];
}

function tacticOf(state: State, answers: readonly Action[], choose: Chooser | undefined): Action | undefined {
  const meeting = meetingIn(state);
  if (!meeting) return undefined;
  const [challenger, other] = meeting.leaders;
  const { ways } = prospectOf(challenger.rating - other.rating);
  const mine = ways[state.extra!.asked!.by === state.player ? 0 : 1];
  let left = choose ? choose(ROUNDS) : -1;
  if (left < 0) return answers[mine.indexOf(Math.max(...mine))];
  return answers.find((_, i) => {
    left -= mine[i]!;
    return left < 0;
  });
}

/** 13.8 Whoever chooses second does not know what the challenger has chosen: whatever that may be, as often as it is. */
export function tacticsUnseen(state: State): Guess<State>[] | undefined {
  const meeting = state.extra?.duel.tactic ? meetingIn(state) : undefined;
  if (!meeting) return undefined;
  const [challenger, other] = meeting.leaders;
  const { ways } = prospectOf(challenger.rating - other.rating);
  return TACTICS.map((tactic, i) => {
    const as = cloneState(state);
    setDuel(as, { tactic });
    return { state: as, share: ways[0][i]! / ROUNDS };
  });
}
