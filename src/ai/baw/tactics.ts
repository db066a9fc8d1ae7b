import type { Hex } from '../../kernel/board';
import { cloneState } from '../../rules/baw/model/clone';
import { type Action, fromOf, isAttackKind, kindIn, type Order, toOf } from '../../rules/baw/model/orders';
import type { Context, Side, State, Unit } from '../../rules/baw/model/types';
import { findUnit } from '../../rules/baw/play/ground';
import { judgeAction, legalActions } from '../../rules/baw/play/legal';
import { leaderMayMove, mayMove } from '../../rules/baw/play/movement';
import { samplingDice } from '../sampling';
import { ledBy, NO_PIECE, type Tactics, type Take } from '../tactics';
import { posturesOf } from '../wings';
import { answerOf } from './answers';
import { spotOf } from './front';
import { leaderOrder, placesOf } from './leaders';
import { isSearched, marchOf, orderTo, planMarch } from './march';
import { bestAttack, END, ratedAttacks } from './melee';
import { act, move, playOn } from './script';
import { standing } from './standing';
import { CENTURION, IN_POSTURE, type Style } from './style';
import { type March, scoreAt } from './weigh';

const ONE = [NO_PIECE] as const;
const NOTHING: readonly number[] = [];
/** Moves roll none. */
const noDice = samplingDice();
/** Player turns that are played after which playing on tells no more. */
const HORIZON = 2;
/** Places of a leader that are tried. */
const PLACES = 3;

const marchBy = (context: Context, state: State, side: Side, style: Style = CENTURION): March => marchOf(context, state, side, () => style);

/** Battles of the Ancient World as a search sees it. */
export const tactics: Tactics<Context, State, Action> = {
  clone: cloneState,
  horizon: HORIZON,
  playOn: (context, state, dice, playerTurns, posture) => playOn(context, state, dice, playerTurns, posture && IN_POSTURE[posture]),
  value: standing,
  moment: ({ turn, player, phase, attack }) => `${turn} ${player} ${phase} ${attack ? attack.asks : ''}`,
  agenda(context, state, side) {
    if (state.attack) return ONE;
    switch (state.phase) {
      case 'movement':
        return agendaOf(context, state, side);
      case 'melee':
        return ONE;
      default:
        return NOTHING;
    }
  },
  orderable(context, state, side) {
    if (state.attack || state.phase !== 'movement') return tactics.agenda(context, state, side);
    const units = state.units.filter((unit) => unit.side === side && mayMove(state, unit)).map(({ id }) => id);
    return [...units, ...leadersIn(state, side)];
  },
  lines(context, state, side, piece, width) {
    if (state.attack) return ledBy(answerOf(context, state, CENTURION), legalActions(context, state));
    if (state.phase === 'movement')
      return piece < state.units.length ? movesOf(context, state, side, piece, width) : placesFor(context, state, side, piece);
    return attacksOf(context, state, width + 2);
  },
  planning: (_, { phase, attack }) => (phase === 'movement' && !attack ? 'whole' : undefined),
  postures: (context, state, side, count) =>
    posturesOf(
      context.board,
      (name) => marched(context, state, side, IN_POSTURE[name]),
      (unit) => state.units[unit]!.hex,
      count,
    ),
  rolls: (line) => {
    const kind = kindIn(line);
    return kind === 'fire' || kind === 'recall' || isAttackKind(kind);
  },
  may: (context, state, line) => !judgeAction(context, state, line),
  take(context, state, piece, line, dice) {
    if (line === undefined) stay(state, piece);
    // What somebody has ordered names no piece.
    else if (kindIn(line) === 'move')
      move(context, state, state.units[piece] ?? findUnit(state, fromOf(line as Order))!, toOf(line as Order));
    else act(context, state, line, dice);
  },
};

function stay({ units, leaders }: State, piece: number): void {
  if (piece === NO_PIECE) return;
  if (piece < units.length) units[piece]!.moved = true;
  else leaders[piece - units.length]!.moved = true;
}

/** Units that leave, since others come to where they stood, then those that the enemy is near, as the script orders them, then leaders. */
function agendaOf(context: Context, state: State, side: Side): number[] {
  const march = marchBy(context, state, side);
  const agenda: number[] = [];
  planMarch(march, (unit) => {
    if (isSearched(march.front, unit)) agenda.push(unit.id);
  });
  return [...agenda, ...leadersIn(state, side)];
}

/** The leaders of a side who may move, as pieces. */
const leadersIn = (state: State, side: Side): number[] =>
  state.leaders.filter((leader) => leader.side === side && leaderMayMove(state, leader)).map(({ id }) => state.units.length + id);

/** Where it stays there is no order. */
const lineTo = (unit: Unit, to: Hex): Action | undefined => (to === unit.hex ? undefined : orderTo(unit, to));

/** The script's, if nobody whom it would have moved before stands there, then the best by what it weighs, one of them staying. */
function movesOf(context: Context, state: State, side: Side, piece: number, width: number): (Action | undefined)[] {
  const unit = state.units[piece]!;
  let first: Action | undefined;
  planMarch(marchBy(context, state, side), ({ id, hex }, to) => {
    if (id === piece) first = lineTo({ ...unit, hex }, to);
  });
  const march = marchBy(context, state, side);
  const { front } = march;
  const rated: { readonly to: number; readonly score: number }[] = [];
  for (let i = 0; i < front.count[piece]!; i++) {
    const to = spotOf(front, unit, i);
    if (to === unit.hex || front.whoAt[to] === 0) rated.push({ to, score: scoreAt(march, unit, to) });
  }
  rated.sort((a, b) => b.score - a.score || a.to - b.to);
  const others = rated.map(({ to }) => lineTo(unit, to)).filter((line) => line !== first);
  const isShut = first !== undefined && kindIn(first) === 'move' && front.whoAt[toOf(first as Order)] !== 0;
  const lines = (isShut ? others : [first, ...others]).slice(0, width);
  return lines.includes(undefined) ? lines : [...lines, undefined];
}

function placesFor(context: Context, state: State, side: Side, piece: number): (Action | undefined)[] {
  const leader = state.leaders[piece - state.units.length]!;
  const places = placesOf(marchBy(context, state, side), leader).slice(0, PLACES);
  const lines = places.map(({ hex }) => leaderOrder(leader, hex));
  return lines.includes(undefined) ? lines : [...lines, undefined];
}

/** The script's, then the best by what each brings; ending where nobody must fight. */
function attacksOf(context: Context, state: State, width: number): readonly (Action | undefined)[] {
  const first = bestAttack(context, state, CENTURION) ?? END;
  const { rated, canEnd } = ratedAttacks(context, state);
  rated.sort((a, b) => b.worth - a.worth);
  const others = rated.slice(0, width).map(({ action }) => action);
  return ledBy(first, canEnd ? [...others, END] : others);
}

/** What the script does with each unit if it weighs things so. */
function marched(context: Context, state: State, side: Side, style: Style): Take<Action>[] {
  const after = cloneState(state);
  const takes: Take<Action>[] = [];
  planMarch(marchBy(context, after, side, style), (unit, to) => {
    const line = lineTo(unit, to);
    takes.push({ piece: unit.id, line });
    tactics.take(context, after, unit.id, line, noDice);
  });
  return takes;
}
