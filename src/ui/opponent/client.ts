import type { PlayerName } from '../../ai/players';
import { type Answer, type Ask, readAnswer } from '../../ai/protocol';
import { shareWon } from '../../ai/weighing';
import { match } from '../../store/match';
import { commonPlays, type Play } from '../../store/storedGame';

/** What a worker answers, before it has its number. */
type Unnumbered<One> = One extends { readonly id: number } ? Omit<One, 'id'> : never;

/** A question of the game on the table: as it stands where no moment is named, in another branch where one is. */
interface Question {
  readonly ask: Unnumbered<Ask>;
  readonly moment?: number;
  readonly branch?: number;
}

/** A question that has not been answered; `id`: it has been put to the worker under that number. */
interface Waiting extends Question {
  readonly id?: number;
  readonly done: (answer: Answer) => void;
}

/** Who waits: the question behind all that are asked already (`behind`), or they are given up for it, all of them or those of the same kind alone, which it then goes before. */
type Place = 'behind' | 'alone' | 'instead';

/** So many seconds in sight may pass without a word from a worker that is asked something: one that is at work says so more often than once in a second. */
const SILENCE = 15;

/** Seconds since somebody was heard are counted from `begin` to `end`; a page that is slow, hidden or asleep counts none. */
function createWatch(isSilent: () => void) {
  let silent = 0;
  let watch: ReturnType<typeof setInterval> | undefined;
  const heard = (): void => {
    silent = 0;
  };
  const end = (): void => clearInterval(watch);
  return {
    heard,
    end,
    begin(): void {
      heard();
      end();
      // Counted, not told by the clock, which goes on where everything else stands still.
      watch = setInterval(() => {
        if (!document.hidden && ++silent >= SILENCE) isSilent();
      }, 1000);
    },
  };
}

/** Of which game a worker has been told, and which plays. */
interface Told {
  readonly game: string;
  readonly plays: readonly Play[];
}

/** Brings a worker to a moment of the game, where it stands if none is named: by what has been played since, or from the start. */
function tell(to: Worker, told: Told | undefined, { moment, branch }: Question): Told | undefined {
  const game = match.truth(moment, branch);
  const id = match.store.getState().now?.head.id;
  if (!game || id === undefined) return told;
  const { system, position, plays } = game;
  const say = (ask: Ask) => to.postMessage(ask);
  if (told?.game === id && commonPlays(told.plays, plays) === told.plays.length) {
    if (told.plays.length < plays.length) say({ kind: 'follow', plays: plays.slice(told.plays.length) });
  } else say({ kind: 'lay', system, position, plays });
  return { game: id, plays };
}

/** A computer player's session in a worker, which follows the game at the table. A worker that says nothing for long is taken for dead. */
function createSession(spawn: () => Worker) {
  let worker: Worker | undefined;
  /** Those that are asked and not answered; the first of them has been put to the worker. */
  let waiting: readonly Waiting[] = [];
  let asked = 0;
  /** What the worker has been told: of which game, and its plays. */
  let told: Told | undefined;

  const dismiss = (): void => {
    worker?.terminate();
    worker = undefined;
    told = undefined;
  };

  const settle = (answer: Answer): void => {
    const [first, ...others] = waiting;
    waiting = others;
    watch.end();
    // What has gone wrong once is begun anew.
    if (answer.kind === 'fault') dismiss();
    first?.done(answer);
    putNext();
  };

  const watch = createWatch(() => settle({ kind: 'fault', id: waiting[0]?.id, what: 'silent' }));

  const open = (): Worker => {
    const opened = spawn();
    let hasSpoken = false;
    opened.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (worker !== opened) return;
      hasSpoken = true;
      watch.heard();
      const answer = readAnswer(data);
      if (answer?.kind === 'alive') return;
      if (!answer) return settle({ kind: 'fault', id: undefined, what: 'a message that is none' });
      if (answer.id === undefined || answer.id === waiting[0]?.id) settle(answer);
    };
    opened.onerror = (event) => {
      event.preventDefault();
      // Of one that has been dismissed it may still arrive.
      if (worker !== opened) return;
      // A script that does not come tells nothing of itself: the site may have another one by now.
      settle({ kind: 'fault', id: undefined, what: event.message || hasSpoken ? event.message : 'missing' });
    };
    return opened;
  };

  /** The first of those that wait is put to the worker, if it has not been. */
  const putNext = (): void => {
    const [first, ...others] = waiting;
    if (!first || first.id !== undefined) return;
    try {
      worker ??= open();
    } catch {
      return settle({ kind: 'fault', id: undefined, what: 'missing' });
    }
    const id = ++asked;
    waiting = [{ ...first, id }, ...others];
    watch.begin();
    told = tell(worker, told, first);
    const ask: Ask = { ...first.ask, id };
    worker.postMessage(ask);
  };

  /** Gives up what has been asked, or as much of it as is meant; its promises are answered with a fault. A worker that is thinking hears nothing, so it goes. */
  const stop = (isMeant: (one: Waiting) => boolean = () => true): void => {
    const given = waiting.filter(isMeant);
    const isPut = given.some(({ id }) => id !== undefined);
    waiting = waiting.filter((one) => !given.includes(one));
    if (isPut) {
      watch.end();
      dismiss();
    }
    for (const { id, done } of given) done({ kind: 'fault', id, what: 'stopped' });
  };

  /** The worker hears one question at a time. */
  const put = (question: Question, place: Place = 'alone'): Promise<Answer> => {
    if (place === 'alone') stop();
    if (place === 'instead') stop(({ ask }) => ask.kind === question.ask.kind);
    return new Promise((done) => {
      // What the worker is about already is finished first.
      const at = place === 'instead' ? waiting.filter(({ id }) => id !== undefined).length : waiting.length;
      waiting = [...waiting.slice(0, at), { ...question, done }, ...waiting.slice(at)];
      putNext();
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
  player.put({ ask: { kind: 'think', player: name, milliseconds: 1000 * seconds } });

export const stopThinking = (): void => player.stop();

/** The next order is thought of by a worker of its own, that knows nothing of what went wrong in the last. */
export const thinkAnew = player.dismiss;

/** What might be done at a moment of the game, and why. Somebody waits for it: what is only weighed or gone through goes on after it. */
export const advise = (seconds: number, moment: number): Promise<Answer> =>
  counsellor.put({ ask: { kind: 'advise', milliseconds: 1000 * seconds }, moment }, 'instead');

type Failure = Extract<Answer, { readonly kind: 'fault' }>;

/** Whether something is wrong: whoever is only told to stop has no answer either. */
export const hasFailed = (answer: Answer | undefined): answer is Failure => answer?.kind === 'fault' && answer.what !== 'stopped';

/** How a moment of the game stands. */
export const weigh = (moment: number): Promise<Answer> => counsellor.put({ ask: { kind: 'weigh' }, moment }, 'behind');

/** How likely the first side is to win at the end of a branch; undefined: no answer, or the rules do not play up to there. */
export async function weighBranch(branch: number): Promise<number | undefined> {
  const end = match.endOf(branch);
  if (end?.outcome) return shareWon(end.outcome.winner);
  if (!end || match.pathOf(branch).some(({ isTold }) => isTold)) return undefined;
  const answer = await counsellor.put({ ask: { kind: 'weigh' }, branch }, 'behind');
  return answer.kind === 'weight' ? answer.first : undefined;
}

/** What the dice of the game have done up to a moment, play by play, after so many plays. */
export const review = (moment: number, from: number): Promise<Answer> =>
  counsellor.put({ ask: { kind: 'review', from }, moment }, 'behind');

/** Which of some plays, made from a moment of the game on, were mistakes. */
export const judge = (moment: number, plays: readonly Play[]): Promise<Answer> => analyst.put({ ask: { kind: 'judge', plays }, moment });

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
