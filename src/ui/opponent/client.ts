import type { PlayerName } from '../../ai/players';
import { type Answer, type Ask, readAnswer } from '../../ai/protocol';
import { match } from '../../store/match';
import { commonPlays, type Play } from '../../store/storedGame';

/** What was asked and has not been answered. */
interface Waiting {
  readonly id: number;
  readonly done: (answer: Answer) => void;
}

/** So many seconds in sight may pass without a word from a worker that is asked something: one that is at work says so more often than once in a second. */
const SILENCE = 15;

/** A computer player's session in a worker, which follows the game at the table. A worker that says nothing for long is taken for dead. */
function createSession(spawn: () => Worker) {
  let worker: Worker | undefined;
  let waiting: Waiting | undefined;
  let asked = 0;
  /** Seconds since the worker was heard; a page that is slow, hidden or asleep counts none. */
  let silent = 0;
  let watch: ReturnType<typeof setInterval> | undefined;
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
    clearInterval(watch);
    // What has gone wrong once is begun anew.
    if (answer.kind === 'fault') dismiss();
    done?.(answer);
  };

  const listen = (): void => {
    silent = 0;
    clearInterval(watch);
    // Counted, not told by the clock, which goes on where everything else stands still.
    watch = setInterval(() => {
      if (!document.hidden && ++silent >= SILENCE) settle({ kind: 'fault', id: waiting?.id, what: 'silent' });
    }, 1000);
  };

  const open = (): Worker => {
    const opened = spawn();
    opened.onmessage = ({ data }: MessageEvent<unknown>) => {
      silent = 0;
      const answer = readAnswer(data);
      if (answer?.kind === 'alive') return;
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
  const tell = (to: Worker, moment: number | undefined, branch?: number): void => {
    const game = match.truth(moment, branch);
    const id = match.store.getState().now?.head.id;
    if (!game || id === undefined) return;
    const { system, position, plays } = game;
    const say = (ask: Ask) => to.postMessage(ask);
    if (told?.game === id && commonPlays(told.plays, plays) === told.plays.length) {
      if (told.plays.length < plays.length) say({ kind: 'follow', plays: plays.slice(told.plays.length) });
    } else say({ kind: 'lay', system, position, plays });
    told = { game: id, plays };
  };

  /** Gives up what has been asked; its promise is answered with a fault. A worker that is thinking hears nothing, so it goes. */
  const stop = (): void => {
    if (waiting) settle({ kind: 'fault', id: waiting.id, what: 'stopped' });
  };

  /** One question at a time; one that is not answered yet is given up. */
  const put = (question: (id: number) => Ask, moment?: number, branch?: number): Promise<Answer> => {
    stop();
    worker ??= open();
    const to = worker;
    const id = ++asked;
    return new Promise((done) => {
      waiting = { id, done };
      listen();
      tell(to, moment, branch);
      to.postMessage(question(id));
    });
  };

  return { put, stop, dismiss };
}

const inWorker = (): Worker => new Worker(new URL('../../ai/worker.ts', import.meta.url), { type: 'module' });

const player = createSession(inWorker);
/** Apart from the player's, which keeps what it has thought of its turn. */
const counsellor = createSession(inWorker);
/** Apart from both: neither an order nor a hint waits for it. By its name it does without workers of its own. */
const analyst = createSession(() => new Worker(new URL('../../ai/worker.ts', import.meta.url), { type: 'module', name: 'analyst' }));

/** The next order of whoever decides, by a computer player with so many seconds for its player turn. */
export const think = (name: PlayerName, seconds: number): Promise<Answer> =>
  player.put((id) => ({ kind: 'think', id, player: name, milliseconds: 1000 * seconds }));

export const stopThinking = player.stop;

/** The next order is thought of by a worker of its own, that knows nothing of what went wrong in the last. */
export const thinkAnew = player.dismiss;

/** What might be done at a moment of the game, and why. */
export const advise = (seconds: number, moment: number): Promise<Answer> =>
  counsellor.put((id) => ({ kind: 'advise', id, milliseconds: 1000 * seconds }), moment);

/** How a moment of the game stands. */
export const weigh = (moment: number): Promise<Answer> => counsellor.put((id) => ({ kind: 'weigh', id }), moment);

/** How likely the first side is to win at the end of a branch; undefined: no answer. */
export async function weighBranch(branch: number): Promise<number | undefined> {
  const answer = await counsellor.put((id) => ({ kind: 'weigh', id }), undefined, branch);
  return answer.kind === 'weight' ? answer.first : undefined;
}

/** What the dice of the game have done up to a moment, play by play, after so many plays. */
export const review = (moment: number, from: number): Promise<Answer> => counsellor.put((id) => ({ kind: 'review', id, from }), moment);

/** Which of some plays, made from a moment of the game on, were mistakes. */
export const judge = (moment: number, plays: readonly Play[]): Promise<Answer> =>
  analyst.put((id) => ({ kind: 'judge', id, plays }), moment);

export function stopJudging(): void {
  analyst.stop();
  analyst.dismiss();
}

/** The table is left. */
export function dismissSessions(): void {
  for (const session of [player, counsellor, analyst]) {
    session.stop();
    session.dismiss();
  }
}
