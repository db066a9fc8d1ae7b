import type { PlayerName } from '../../ai/players';
import { type Answer, type Ask, readAnswer } from '../../ai/protocol';
import { match } from '../../store/match';
import type { Play } from '../../store/storedGame';

/** What was asked and has not been answered. */
interface Waiting {
  readonly id: number;
  readonly done: (answer: Answer) => void;
}

let worker: Worker | undefined;
let waiting: Waiting | undefined;
let asked = 0;
/** What the worker has been told: of which game, and its plays. */
let told: { readonly game: string; readonly plays: readonly Play[] } | undefined;

function open(): Worker {
  const opened = new Worker(new URL('../../ai/worker.ts', import.meta.url), { type: 'module' });
  opened.onmessage = ({ data }: MessageEvent<unknown>) => {
    const answer = readAnswer(data);
    if (!answer) return settle({ kind: 'fault', id: undefined, what: 'a message that is none' });
    if (answer.id === undefined || answer.id === waiting?.id) settle(answer);
  };
  opened.onerror = (event) => {
    event.preventDefault();
    settle({ kind: 'fault', id: undefined, what: event.message });
  };
  return opened;
}

function settle(answer: Answer): void {
  const { done } = waiting ?? {};
  waiting = undefined;
  // What has gone wrong once is begun anew.
  if (answer.kind === 'fault') dismiss();
  done?.(answer);
}

function dismiss(): void {
  worker?.terminate();
  worker = undefined;
  told = undefined;
}

const same = (a: Play, b: Play | undefined): boolean => a.order === b?.order && String(a.dice ?? '') === String(b.dice ?? '');

/** Brings the worker to where the game stands: by what has been played since, or from the start. */
function tell(to: Worker): void {
  const game = match.truth();
  const id = match.store.getState().now?.head.id;
  if (!game || id === undefined) return;
  const { system, position, plays } = game;
  const say = (ask: Ask) => to.postMessage(ask);
  if (told?.game === id && told.plays.length <= plays.length && told.plays.every((play, i) => same(play, plays[i]))) {
    if (told.plays.length < plays.length) say({ kind: 'follow', plays: plays.slice(told.plays.length) });
  } else say({ kind: 'lay', system, position, plays });
  told = { game: id, plays };
}

/** One question at a time; one that is not answered yet is given up. */
function put(question: (id: number) => Ask): Promise<Answer> {
  if (waiting) stop();
  worker ??= open();
  const to = worker;
  const id = ++asked;
  return new Promise((done) => {
    waiting = { id, done };
    tell(to);
    to.postMessage(question(id));
  });
}

/** The next order of whoever decides, by a computer player with so many seconds for its player turn. */
export const think = (player: PlayerName, seconds: number): Promise<Answer> =>
  put((id) => ({ kind: 'think', id, player, milliseconds: 1000 * seconds }));

/** What might be done now, and why. */
export const advise = (seconds: number): Promise<Answer> => put((id) => ({ kind: 'advise', id, milliseconds: 1000 * seconds }));

/** Gives up what has been asked; its promise is answered with a fault. A worker that is thinking hears nothing, so it goes. */
export function stop(): void {
  if (!waiting) return;
  settle({ kind: 'fault', id: waiting.id, what: 'stopped' });
}
