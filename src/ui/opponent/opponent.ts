import { createStore } from 'zustand/vanilla';
import { isPlayer } from '../../ai/players';
import type { Advice } from '../../ai/protocol';
import { parseHex } from '../../kernel/board';
import { match, type Snapshot } from '../../store/match';
import { preferences } from '../../store/preferences';
import { type Program, programOf } from '../../store/seats';
import { table } from '../../store/table';
import { deciderOf, now, playProgram } from '../table/hands';
import { advise, stop, think } from './client';

export interface Counsel {
  /** After how many plays it was given: it is void when another is made. */
  readonly cursor: number;
  /** The result to be expected for whoever decides, 0 to 1. */
  readonly expected: number;
  readonly lines: readonly Advice[];
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
  /** It could not go on. */
  readonly failed: boolean;
  readonly asking: boolean;
  readonly counsel: Counsel | undefined;
}

const IDLE: OpponentState = {
  thinking: false,
  paused: false,
  hurried: false,
  from: undefined,
  failed: false,
  asking: false,
  counsel: undefined,
};

export const opponent = createStore<OpponentState>(() => IDLE);

/** Between two moves of a program, in milliseconds. */
const PACE = { off: 0, fast: 250, normal: 800 } as const;

/** The program that is to decide, if one is. */
export function programNow(snapshot: Snapshot | undefined): Program | undefined {
  if (!snapshot || snapshot.outcome || snapshot.conceded) return undefined;
  const side = deciderOf(snapshot);
  return side === undefined ? undefined : programOf(snapshot.head.seats[side]);
}

/** Whether something lies between the program and its move: a past moment is looked at, a card or a dialog is open, plays lie behind the cursor. */
function waits(snapshot: Snapshot): boolean {
  const { paused, failed, from } = opponent.getState();
  const { dialog } = table.getState();
  return (
    paused ||
    failed ||
    snapshot.looking !== undefined ||
    dialog !== undefined ||
    (snapshot.cursor < snapshot.length && from !== snapshot.cursor)
  );
}

let busy = false;
let lately = 0;

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** One order of the program whose turn it is, if nothing lies in its way; and then the next. */
async function step(): Promise<void> {
  const snapshot = now();
  const program = programNow(snapshot);
  if (!program) {
    if (opponent.getState().thinking || opponent.getState().hurried) opponent.setState({ thinking: false, hurried: false });
    return;
  }
  if (busy || !snapshot || waits(snapshot) || !isPlayer(program.player)) return;
  busy = true;
  opponent.setState({ thinking: true, counsel: undefined });
  const { cursor, head } = snapshot;
  const answer = await think(program.player, program.seconds);
  const rest = lately + PACE[preferences.getState().speed] - Date.now();
  if (answer.kind === 'order' && rest > 0 && !opponent.getState().hurried) await pause(rest);
  busy = false;
  const after = now();
  if (!after || after.head.id !== head.id || after.cursor !== cursor || !programNow(after) || waits(after)) return void step();
  lately = Date.now();
  if (answer.kind === 'order' && playProgram(answer.order)) return;
  if (answer.kind === 'fault' && answer.what === 'stopped') return;
  opponent.setState({ failed: true, thinking: false });
}

/** Keeps the programs at their seats going while the table is there. Returns how to end it. */
export function seatPrograms(): () => void {
  opponent.setState(IDLE);
  const look = () => void step();
  const ends = [match.store.subscribe(look), table.subscribe(look), opponent.subscribe(look)];
  look();
  return () => {
    for (const end of ends) end();
    stop();
    opponent.setState(IDLE);
  };
}

export function letWait(): void {
  opponent.setState({ paused: true, thinking: false, hurried: false });
  stop();
}

/** Lets it go on; plays that were taken back are dropped by its next one. */
export const goOn = (): void => opponent.setState({ paused: false, failed: false, from: now()?.cursor });

export const hurry = (): void => opponent.setState({ hurried: true });

/** Seconds that a counsel takes, and one that comes by itself at each decision. */
const COUNSEL = 2;
const UNASKED = 1;
let asked = 0;

/** Asks how it stands and what might be done. `unasked`: by itself, in less time, and in place of a question that is void by now. */
export async function takeCounsel(how?: 'unasked'): Promise<void> {
  const snapshot = now();
  if (!snapshot || snapshot.outcome || programNow(snapshot) || (opponent.getState().asking && !how)) return;
  opponent.setState({ asking: true, counsel: undefined });
  const mine = ++asked;
  const answer = await advise(how ? UNASKED : COUNSEL);
  if (mine !== asked) return;
  const after = now();
  const counsel =
    answer.kind === 'advice' && after?.cursor === snapshot.cursor && after.head.id === snapshot.head.id
      ? { cursor: snapshot.cursor, expected: answer.expected, lines: answer.lines }
      : undefined;
  opponent.setState({ asking: false, counsel });
}

/** Draws an advised order on the map, or takes the drawing away. */
export function point(order: string | undefined): void {
  const board = now()?.context.board;
  const named =
    order === undefined || !board ? [] : [...order.matchAll(/[A-Z]{1,2}\d{1,3}/g)].flatMap(([name]) => parseHex(board, name) ?? []);
  const hexes = named.filter((hex) => hex >= 0);
  table.setState({ advised: hexes.length > 0 ? hexes : undefined });
}

export function dropCounsel(): void {
  opponent.setState({ counsel: undefined });
  point(undefined);
}
