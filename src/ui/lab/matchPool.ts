import type { Duel, DuelResult } from '../../ai/duel';
import type { Played } from '../../ai/duelAnswer';
import { type Calls, type Hears, type MatchWorker, playInPool } from '../../ai/matchPool';

const isPair = (value: unknown, fits: (value: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length === 2 && value.every(fits);
const isListOf = (value: unknown, type: 'number' | 'string'): boolean =>
  Array.isArray(value) && value.every((each) => typeof each === type);

function isResult(value: unknown): value is DuelResult {
  if (typeof value !== 'object' || value === null) return false;
  const { winner, score, turn, thought, scored } = value as Partial<Record<keyof DuelResult, unknown>>;
  return (
    (winner === 0 || winner === 1 || winner === 2) &&
    isPair(score, Number.isFinite) &&
    Number.isInteger(turn) &&
    isPair(thought, (times) => isListOf(times, 'number')) &&
    isPair(scored, (terms) => isListOf(terms, 'string'))
  );
}

/** A message as it comes from a worker; undefined if it is none of ours. */
function readPlayed(message: unknown): Played | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  const { result, fault } = message as { readonly result?: unknown; readonly fault?: unknown };
  if (isResult(result)) return { result };
  return typeof fault === 'string' && result === undefined ? { fault } : undefined;
}

/** One thread stays for the page. */
const poolSize = (): number => Math.max(1, Math.min(4, (navigator.hardwareConcurrency || 2) - 1));

function workerOf({ played, failed, died }: Calls): MatchWorker {
  const worker = new Worker(new URL('../../ai/duelWorker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<unknown>) => {
    const answer = readPlayed(data);
    if (!answer) failed(new Error('a message that is none'));
    else if ('result' in answer) played(answer.result);
    else failed(new Error(answer.fault));
  };
  let hasLeft = false;
  worker.onerror = (event) => {
    event.preventDefault();
    // Of one that has left it may still arrive.
    if (!hasLeft) died(new Error(event.message));
  };
  return {
    play: (duel) => worker.postMessage(duel),
    leave() {
      hasLeft = true;
      worker.terminate();
    },
  };
}

/** Where the browser makes no worker, one whose script does not come. */
function spawn(calls: Calls): MatchWorker {
  try {
    return workerOf(calls);
  } catch {
    const due = setTimeout(() => calls.died(new Error('')));
    return { play: () => undefined, leave: () => clearTimeout(due) };
  }
}

/** Has all games played in workers of the page. Returns how to stop it. */
export const playInWorkers = (duels: readonly Duel[], hears: Hears): (() => void) => playInPool(duels, poolSize(), spawn, hears);
