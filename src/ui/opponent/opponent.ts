import { createStore } from 'zustand/vanilla';
import { isPlayer } from '../../ai/players';
import type { Advice, Answer } from '../../ai/protocol';
import type { Side } from '../../kernel/twoSides';
import { match, type Snapshot } from '../../store/match';
import { preferences } from '../../store/preferences';
import { areAllPrograms, type Program, programOf } from '../../store/seats';
import { table } from '../../store/table';
import { modals } from '../app/modals';
import { deciderOf, goOnFrom, now, onTable, playProgram, stagedRest, standsAt, whenShown } from '../table/session';
import { dismissSessions, stopThinking, think, thinkAnew } from './client';

/** What was said of a moment of the game; void when another play is made. */
export interface Counsel {
  readonly moment: number;
  /** Where the game stood then. */
  readonly cursor: number;
  /** The play before the moment (`playBefore`): another may have been made in its place since. */
  readonly after: number;
  /** The side that had surrendered then, counted from 1. */
  readonly conceded: number | undefined;
  /** Whose plans these are; undefined: the battle is over then. */
  readonly side: Side | undefined;
  /** 13.7 They are not for whoever looks. */
  readonly hidden: boolean;
  /** The result to be expected for that side, 0 to 1. */
  readonly expected: number;
  readonly plans: readonly Advice[];
  /** What is left of one plan, the beginning of which has been played. */
  readonly isRest?: boolean;
}

/** How a moment of the game stood: the first side’s share of the result, 0 to 1. */
export interface Weight {
  readonly moment: number;
  readonly turn: number;
  readonly player: 0 | 1;
  readonly first: number;
}

/** The curve of a game as far as it was weighed. */
export interface Course {
  /** Where the game stood (`standsAt`). */
  readonly at: string;
  readonly all: number;
  readonly weights: readonly Weight[];
  /** The next moment could not be weighed. */
  readonly failed?: true;
}

export interface OpponentState {
  /** A program is at its turn: it thinks, or its moves are shown. */
  readonly thinking: boolean;
  /** Somebody has told it to wait. */
  readonly paused: boolean;
  /** Its moves are played as they come, until a person is to decide. */
  readonly hurried: boolean;
  /** Plays lie behind the cursor, and it goes on from here without them. */
  readonly from: number | undefined;
  /** It could not go on: it says nothing any more, or has twice given no order that can be played. */
  readonly failed: 'silent' | 'broken' | 'missing' | undefined;
  readonly asking: boolean;
  /** What was asked last has had no answer. */
  readonly unanswered: boolean;
  readonly counsel: Counsel | undefined;
  /** The plan that is drawn on the map. */
  readonly pointed: Advice | undefined;
  readonly course: Course | undefined;
}

const IDLE: OpponentState = {
  thinking: false,
  paused: false,
  hurried: false,
  from: undefined,
  failed: undefined,
  asking: false,
  unanswered: false,
  counsel: undefined,
  pointed: undefined,
  course: undefined,
};

export const opponent = createStore<OpponentState>(() => IDLE);

/** Between two moves of a program, in milliseconds. */
const PACE = { off: 0, fast: 250, normal: 800, slow: 1800 } as const;
/** The first of its player turn has nothing to be told apart from. */
const FIRST = 100;

/** The program that is to decide, if one is. */
export function programNow(snapshot: Snapshot | undefined): Program | undefined {
  if (!snapshot || snapshot.outcome || snapshot.conceded || snapshot.elsewhere) return undefined;
  const side = deciderOf(snapshot);
  return side === undefined ? undefined : programOf(snapshot.head.seats[side]);
}

/** Whether something lies between the program and its move: the game holds no further, a past moment is looked at, a card or a dialog is open, an order waits for a die or for the other side, plays lie behind the cursor. */
function waits(snapshot: Snapshot): boolean {
  const { paused, failed, from } = opponent.getState();
  const { dialog, rolling } = table.getState();
  return (
    paused ||
    failed !== undefined ||
    snapshot.stop !== undefined ||
    snapshot.byBoth?.awaits !== undefined ||
    snapshot.looking !== undefined ||
    dialog !== undefined ||
    modals.getState().length > 0 ||
    rolling !== undefined ||
    (snapshot.cursor < snapshot.length && from !== snapshot.cursor)
  );
}

/** The moment of a game that a program thinks about, or that its move is shown in. */
let busyWith: string | undefined;
/** How often programs have been seated or have left: what was begun before goes no further. */
let seated = 0;
/** When a program’s move was shown last, and of which player turn it was. */
let lately = 0;
let shownOf = '';
/** The moment at which a program has failed once: it is begun anew there, but not without end. */
let failedAt: string | undefined;

/** How many milliseconds a move that has been decided waits at least until it is shown, whatever the map still shows. */
function restFor(turn: string): number {
  const pace = PACE[preferences.getState().speed];
  const rest = turn === shownOf ? pace : Math.min(FIRST, pace);
  // The clock may have been set back meanwhile.
  return Math.max(0, Math.min(rest, lately + rest - Date.now()));
}

/** So long, and until the last play has been shown or skipped; or until somebody is in a hurry. */
const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => {
    const end = (): void => {
      callOff();
      leave();
      done();
    };
    const callOff = whenShown(end, milliseconds);
    const leave = opponent.subscribe(({ hurried }) => hurried && end());
  });

/** The moment at which a program could not go on. */
let failedIn: string | undefined;

/** Who sits there belongs to a moment too. */
const nameOf = (snapshot: Snapshot): string =>
  `${standsAt(snapshot)} ${snapshot.branch} ${snapshot.head.seats.join(' ')} ${snapshot.elsewhere}`;

/** Whether it is to wait; then it thinks of nothing, and what it failed at was another moment. */
function isHeld(snapshot: Snapshot): boolean {
  const { failed, thinking } = opponent.getState();
  const isOver = failed !== undefined && failedIn !== nameOf(snapshot);
  // Whoever listens looks again.
  if (isOver) opponent.setState({ failed: undefined });
  const held = isOver || waits(snapshot);
  if (held && thinking) opponent.setState({ thinking: false });
  return held;
}

type Failed = NonNullable<OpponentState['failed']>;

/** What is wrong with an answer that is no order which can be given. */
function howFailed(answer: Answer): Failed {
  if (answer.kind !== 'fault') return 'broken';
  const { what } = answer;
  return what === 'missing' || what === 'silent' ? what : 'broken';
}

/** It cannot go on at a moment: the line under the map says why. */
function giveUp(moment: string, failed: Failed): void {
  failedIn = moment;
  opponent.setState({ failed, thinking: false });
}

/** One order of the program whose turn it is, if nothing lies in its way; and then the next. */
async function step(): Promise<void> {
  const snapshot = now();
  const { from } = opponent.getState();
  // A moment that has been left is waited in again; whoever listens looks again.
  if (from !== undefined && from !== snapshot?.cursor) return opponent.setState({ from: undefined });
  const program = programNow(snapshot);
  // Nobody waits for what it would do in a moment that has been left.
  if (busyWith !== undefined && (!snapshot || nameOf(snapshot) !== busyWith)) stopThinking();
  if (!program) {
    if (opponent.getState().thinking || opponent.getState().hurried) opponent.setState({ thinking: false, hurried: false });
    return;
  }
  if (busyWith !== undefined || !snapshot || isHeld(snapshot)) return;
  const moment = nameOf(snapshot);
  // A program of another version, or one that somebody has written down.
  if (!isPlayer(program.player)) return giveUp(moment, 'broken');
  const sitting = seated;
  busyWith = moment;
  opponent.setState({ thinking: true, counsel: undefined });
  const { head, state } = snapshot;
  const answer = await think(program.player, program.seconds);
  if (sitting !== seated) return;
  const turn = `${head.id} ${state.turn} ${state.player} ${deciderOf(snapshot)}`;
  const rest = restFor(turn);
  if (answer.kind === 'order' && !opponent.getState().hurried && (rest > 0 || stagedRest() > 0)) await pause(rest);
  if (sitting !== seated) return;
  busyWith = undefined;
  const after = now();
  if (!after || nameOf(after) !== moment || !programNow(after) || waits(after)) return void step();
  lately = Date.now();
  shownOf = turn;
  if (answer.kind === 'order' && playProgram(answer.order, letWait)) return;
  // What it was stopped for is over already.
  if (answer.kind === 'fault' && answer.what === 'stopped') return void step();
  const failed = howFailed(answer);
  if (failed !== 'silent' && failedAt !== moment) {
    failedAt = moment;
    thinkAnew();
    return void step();
  }
  failedAt = undefined;
  giveUp(moment, failed);
}

/** How often the table has been left: what was begun there before is nobody’s any more. */
let left = 0;
export const timesLeft = (): number => left;

/** Keeps the programs at their seats going while the table is there. Returns how to end it. */
export function seatPrograms(): () => void {
  const sit = (): void => {
    seated++;
    busyWith = undefined;
  };
  const look = () => void step();
  sit();
  const ends = [match.store, table, modals, opponent].map((store) => store.subscribe(look));
  look();
  return () => {
    for (const end of ends) end();
    left++;
    sit();
    dismissSessions();
    opponent.setState(IDLE);
  };
}

export function letWait(): void {
  opponent.setState({ paused: true, thinking: false, hurried: false });
  stopThinking();
}

/** Goes on from a moment of the log. Between two programs they wait: whoever has gone there would do something himself, or see it first. */
export function goOnThere(cursor: number): void {
  const snapshot = now();
  if (snapshot && areAllPrograms(snapshot.head.seats)) letWait();
  goOnFrom(cursor);
}

/** Lets it go on; plays that were taken back are dropped by its next one. */
export function goOn(): void {
  const snapshot = now();
  const from = snapshot && snapshot.cursor < snapshot.length ? snapshot.cursor : undefined;
  opponent.setState({ paused: false, failed: undefined, from });
}

/** A person takes the seat of the program whose turn it is. */
export function handBack(): void {
  const snapshot = now();
  const side = snapshot && deciderOf(snapshot);
  if (side !== undefined) match.seat(side, 'person');
  opponent.setState({ paused: false, failed: undefined });
  const after = now();
  if (after) table.setState(onTable(after));
}

export const hurry = (): void => opponent.setState({ hurried: true });
