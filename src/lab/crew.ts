import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { type Duel, type DuelResult, playDuel } from '../ai/duel';

/** In a worker of the laboratory: plays what it is sent, one game after the other. */
export function serveDuels(): boolean {
  if (isMainThread) return false;
  parentPort!.on('message', async (duel: Duel) => parentPort!.postMessage(await playDuel(duel)));
  return true;
}

/** Plays all games on so many workers; results stand in the order of the games, whoever played them. `told` hears of each. */
export function playAll(duels: readonly Duel[], workers: number, told: (done: number) => void = () => undefined): Promise<DuelResult[]> {
  const results: DuelResult[] = [];
  let next = 0;
  let done = 0;
  if (duels.length === 0) return Promise.resolve(results);
  return new Promise((resolve, reject) => {
    const crew = Array.from({ length: Math.min(workers, duels.length) }, () => new Worker(process.argv[1]!));
    const leave = (): void => {
      for (const worker of crew) void worker.terminate();
    };
    for (const worker of crew) {
      let at = -1;
      const give = (): void => {
        at = next++;
        if (at < duels.length) worker.postMessage(duels[at]);
      };
      worker.on('message', (result: DuelResult) => {
        results[at] = result;
        told(++done);
        if (done === duels.length) {
          leave();
          resolve(results);
        } else give();
      });
      worker.on('error', (error) => {
        leave();
        reject(error);
      });
      give();
    }
  });
}
