import type { PlayerName } from '../../ai/players';
import { type Answer, type Ask, readAnswer } from '../../ai/protocol';
import { match } from '../../store/match';
import type { Play } from '../../store/storedGame';

/** What was asked and has not been answered. */
interface Waiting {
  readonly id: number;
  readonly done: (answer: Answer) => void;
}

const same = (a: Play, b: Play | undefined): boolean => a.order === b?.order && String(a.dice ?? '') === String(b.dice ?? '');

/** A computer player's desk in a worker, which follows the game at the table. */
function createDesk() {
  let worker: Worker | undefined;
  let waiting: Waiting | undefined;
  let asked = 0;
  /** What the worker has been told: of which game, and its plays. */
  let told: { readonly game: string; readonly plays: readonly Play[] } | undefined;

  const dismiss = (): void => {
    worker?.terminate();
    worker = undefined;
    told = undefined;
  };

  const settle = (answer: Answer): void => {
    const { done } = waiting ?? {};
    waiting = undefined;
    // What has gone wrong once is begun anew.
    if (answer.kind === 'fault') dismiss();
    done?.(answer);
  };

  const open = (): Worker => {
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
  };

  /** Brings the worker to a moment of the game, where it stands if none is named: by what has been played since, or from the start. */
  const tell = (to: Worker, moment: number | undefined): void => {
    const game = match.truth(moment);
    const id = match.store.getState().now?.head.id;
    if (!game || id === undefined) return;
    const { system, position, plays } = game;
    const say = (ask: Ask) => to.postMessage(ask);
    if (told?.game === id && told.plays.length <= plays.length && told.plays.every((play, i) => same(play, plays[i]))) {
      if (told.plays.length < plays.length) say({ kind: 'follow', plays: plays.slice(told.plays.length) });
    } else say({ kind: 'lay', system, position, plays });
    told = { game: id, plays };
  };

  /** Gives up what has been asked; its promise is answered with a fault. A worker that is thinking hears nothing, so it goes. */
  const stop = (): void => {
    if (waiting) settle({ kind: 'fault', id: waiting.id, what: 'stopped' });
  };

  /** One question at a time; one that is not answered yet is given up. */
  const put = (question: (id: number) => Ask, moment?: number): Promise<Answer> => {
    stop();
    worker ??= open();
    const to = worker;
    const id = ++asked;
    return new Promise((done) => {
      waiting = { id, done };
      tell(to, moment);
      to.postMessage(question(id));
    });
  };

  return { put, stop, dismiss };
}

const player = createDesk();
/** Apart from the player's, which keeps what it has thought of its turn. */
const counsellor = createDesk();

/** The next order of whoever decides, by a computer player with so many seconds for its player turn. */
export const think = (name: PlayerName, seconds: number): Promise<Answer> =>
  player.put((id) => ({ kind: 'think', id, player: name, milliseconds: 1000 * seconds }));

export const stopThinking = player.stop;

/** What might be done at a moment of the game, and why. */
export const advise = (seconds: number, moment: number): Promise<Answer> =>
  counsellor.put((id) => ({ kind: 'advise', id, milliseconds: 1000 * seconds }), moment);

/** How a moment of the game stands. */
export const weigh = (moment: number): Promise<Answer> => counsellor.put((id) => ({ kind: 'weigh', id }), moment);

/** The table is left. */
export function dismissDesks(): void {
  for (const desk of [player, counsellor]) {
    desk.stop();
    desk.dismiss();
  }
}
