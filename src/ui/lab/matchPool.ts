import type { Duel } from '../../ai/duel';
import type { Played } from '../../ai/duelAnswer';
import { type Calls, type Hears, type MatchWorker, playInPool } from '../../ai/matchPool';

const isPlayed = (message: unknown): message is Played =>
  typeof message === 'object' && message !== null && ('result' in message || 'fault' in message);

/** One thread stays for the page. */
const poolSize = (): number => Math.max(1, Math.min(4, (navigator.hardwareConcurrency || 2) - 1));

function spawn({ played, failed, died }: Calls): MatchWorker {
  const worker = new Worker(new URL('../../ai/duelWorker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isPlayed(data)) failed(new Error('a message that is none'));
    else if ('result' in data) played(data.result);
    else failed(new Error(data.fault));
  };
  worker.onerror = (event) => {
    event.preventDefault();
    died(new Error(event.message));
  };
  return {
    play: (duel) => worker.postMessage(duel),
    leave: () => worker.terminate(),
  };
}

/** Has all games played in workers of the page. Returns how to stop it. */
export const playInWorkers = (duels: readonly Duel[], hears: Hears): (() => void) => playInPool(duels, poolSize(), spawn, hears);
