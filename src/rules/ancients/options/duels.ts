import { type Hex, printHex } from '../../../kernel/board';
import type { Dice } from '../../../kernel/dice';
import { HEX, hexNamed, NO_HEX } from '../../../kernel/notation';
import type { Hooks, OrderRule } from '../model/context';
import { DUEL_TABLE } from '../model/duelTable';
import type { Emit } from '../model/events';
import type { Option } from '../model/option';
import { type Action, hexOf, orderIn, orderOf, routeIn } from '../model/orders';
import { TACTICS, type Tactic } from '../model/tactics';
import { type Context, otherSide, type Side, type State } from '../model/types';
import { askRetreat } from '../play/attack';
import { LOST } from '../play/leaders';
import { challengeOf, challengesIn, isAlone, judgeChallenge, type Meeting, meetingIn, refugesOf } from './meetings';
import { ask, closeDuel, forgetDeeds, leadersMoved, moveLeader, noteMet, setDuel } from './rated';
import { accept, retreat } from './refusing';

/** Leaders are about to fight: the challenger chooses first; nothing told about it says what. */
function chooseTactics(state: State): void {
  setDuel(state, { tactic: null });
  ask(state, 'tactic', state.player);
}

const tellChallenge = (side: Side, { from, at, leaders: [challenger, other] }: Meeting, emit: Emit): void =>
  emit?.({ kind: 'challenged', rule: '13.8', side, from, at, ratings: [challenger.rating, other.rating] });

/**
 * 13.8 An attack brings the challenge with it, before the odds. R: whoever would refuse has left by now (11.b): those who stay fight; if nobody is left who
 * could be challenged, the challenge has been refused.
 */
const challenges: Hooks['challenges'] = (_context, state, before, emit) => {
  const meeting = meetingIn(state);
  if (meeting) {
    tellChallenge(state.player, meeting, emit);
    chooseTactics(state);
    return true;
  }
  const refused = before && meetingIn(state, before.duel);
  if (!refused) return false;
  noteMet(state, state.player, refused.leaders[0]);
  emit?.({ kind: 'challengeRefused', rule: '13.8', side: otherSide(state.player), at: refused.at, to: null, leaves: false });
  return false;
};

const TEXT = new RegExp(`^challenge (${HEX}) (${HEX})$`);

const fromOf = (action: Action): Hex => routeIn(action)?.via[0] ?? NO_HEX;

/** A challenge without an attack. Who cannot refuse, accepts: a leader alone who has nowhere to go, as far as his player sees (13.7). */
const challenge: OrderRule = {
  phases: ['melee'],
  legal: (context, state, unit) => (unit ? [] : challengesIn(context, state).map(challengeOf)),
  judge: (context, state, action) => judgeChallenge(context, state, fromOf(action), hexOf(orderIn(action))),
  apply(context, state, action, _dice, emit) {
    const at = hexOf(orderIn(action));
    const other = otherSide(state.player);
    setDuel(state, { challenge: { from: fromOf(action), at } });
    tellChallenge(state.player, meetingIn(state)!, emit);
    const known = context.hooks.viewOf?.(context, state, other) ?? state;
    if (!isAlone(known, other, at) || refugesOf(context, known, other, at).length > 0) return ask(state, 'accept', other);
    emit?.({ kind: 'challengeAccepted', rule: '13.8', side: other, at, must: true });
    chooseTactics(state);
  },
  parse({ board }, _state, text) {
    const match = TEXT.exec(text);
    return match ? challengeOf({ from: hexNamed(board, match[1]!), at: hexNamed(board, match[2]!) }) : undefined;
  },
  print: ({ board }, _state, action) => `challenge ${printHex(board, fromOf(action))} ${printHex(board, hexOf(orderIn(action)))}`,
};

function choose(context: Context, state: State, action: Action, dice: Dice, emit: Emit): void {
  const chosen = TACTICS[hexOf(orderIn(action))]!;
  const { tactic, challenge: open } = state.extra!.duel;
  if (!tactic) {
    setDuel(state, { tactic: chosen });
    ask(state, 'tactic', otherSide(state.player));
    emit?.({ kind: 'tacticChosen', rule: '13.8', side: state.player });
    return;
  }
  fightDuel(context, state, [tactic, chosen], dice, emit);
  closeDuel(state);
  if (!open) askRetreat(context, state, dice, emit);
}

function fightDuel(context: Context, state: State, tactics: readonly [Tactic, Tactic], dice: Dice, emit: Emit): void {
  const { from, at, leaders } = meetingIn(state)!;
  const side = state.player;
  const [challenger, other] = leaders;
  const given = DUEL_TABLE[tactics[0]][tactics[1]];
  const modifier = given === null ? 0 : given + challenger.rating - other.rating;
  const die = given === null ? 0 : dice.roll(state, 'duel', 6, at);
  const total = die + modifier;
  const fallen = given === null || (total > 1 && total < 6) ? null : total <= 1 ? side : otherSide(side);
  emit?.({ kind: 'dueled', rule: '13.8', side, from, at, tactics, ratings: [challenger.rating, other.rating], modifier, die, fallen });
  for (const each of [side, otherSide(side)] as const) {
    const leader = each === side ? challenger : other;
    if (each === fallen) moveLeader(context, state, each, leader, LOST);
    else noteMet(state, each, leader);
  }
}

const ORDERS = TACTICS.map((_, i) => orderOf('tactic', undefined, i));

const tactic: OrderRule = {
  phases: [],
  legal(context, state) {
    const { asked, duel } = state.extra!;
    const due = duel.tactic ? otherSide(state.player) : state.player;
    const fits = duel.challenge
      ? !state.attack && state.phase === 'melee' && !judgeChallenge(context, state, duel.challenge.from, duel.challenge.at)
      : meetingIn(state) !== undefined;
    return fits && asked?.by === due ? ORDERS : [];
  },
  judge: () => undefined,
  apply: choose,
  parse(_context, _state, text) {
    const named = /^tactic (\w+)$/.exec(text)?.[1];
    return ORDERS[TACTICS.indexOf(named as Tactic)];
  },
  print: (_context, _state, action) => `tactic ${TACTICS[hexOf(orderIn(action))]}`,
};

/** 13.8 Whoever has an enemy leader beside him challenges one, by an attack or without. */
export const duels: Option = {
  keeps: ['duel'],
  hooks: {
    challenges,
    leadersMoved,
    barsEnd(context, state) {
      const due = state.phase === 'melee' ? challengesIn(context, state) : [];
      return due.length === 0 ? undefined : { rule: '13.8', why: 'challengeDue', hexes: [...new Set(due.map(({ from }) => from))] };
    },
    phaseEnds(_context, state, phase) {
      if (phase === 'melee' || phase === 'leaders') forgetDeeds(state);
    },
  },
  orders: { challenge, accept, withdraw: accept, retreat, tactic },
};
