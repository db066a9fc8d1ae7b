import type { Duel, DuelResult } from '../../ai/duel';
import type { Played } from '../../ai/duelWorker';

interface Hears {
  readonly played: (at: number, result: DuelResult) => void;
  readonly broke: (at: number, what: string) => void;
  /** All has been played. */
  readonly ended: () => void;
}

const isPlayed = (message: unknown): message is Played =>
  typeof message === 'object' && message !== null && ('result' in message || 'fault' in message);

/** One thread stays for the page. */
const crewSize = (): number => Math.max(1, Math.min(4, (navigator.hardwareConcurrency || 2) - 1));

/** Has all games played in workers, in their order, though they may end in another. Returns how to stop it. */
export function playInWorkers(duels: readonly Duel[], { played, broke, ended }: Hears): () => void {
  let next = 0;
  let done = 0;
  const crew = Array.from(
    { length: Math.min(crewSize(), duels.length) },
    () => new Worker(new URL('../../ai/duelWorker.ts', import.meta.url), { type: 'module' }),
  );
  const stop = (): void => {
    for (const worker of crew) worker.terminate();
  };
  for (const worker of crew) {
    let at = -1;
    const give = (): void => {
      at = next++;
      if (at < duels.length) worker.postMessage(duels[at]);
    };
    const hear = (message: unknown): void => {
      done++;
      if (!isPlayed(message)) broke(at, 'a message that is none');
      else if ('result' in message) played(at, message.result);
      else broke(at, message.fault);
      if (done === duels.length) {
        stop();
        ended();
      } else give();
    };
    worker.onmessage = ({ data }: MessageEvent<unknown>) => hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      stop();
      broke(at, event.message);
      ended();
    };
    give();
  }
  return stop;
}
