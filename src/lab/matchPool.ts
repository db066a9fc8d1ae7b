import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { type Duel, type DuelResult, playDuel } from '../ai/duel';
import { type Calls, type MatchWorker, playInPool } from '../ai/matchPool';

/** In a worker of the laboratory: plays what it is sent, one game after the other. */
export function serveDuels(): boolean {
  if (isMainThread) return false;
  parentPort!.on('message', async (duel: Duel) => parentPort!.postMessage(await playDuel(duel)));
  return true;
}

function spawn({ played, died }: Calls): MatchWorker {
  const worker = new Worker(process.argv[1]!);
  worker.on('message', played);
  worker.on('error', died);
  return {
    play: (duel) => worker.postMessage(duel),
    leave: () => void worker.terminate(),
  };
}

/** Plays all games on so many workers; results stand in the order of the games, whoever played them. `told` hears of each. */
export function playAll(duels: readonly Duel[], workers: number, told: (done: number) => void = () => undefined): Promise<DuelResult[]> {
  const results: DuelResult[] = [];
  let done = 0;
  return new Promise((resolve, reject) => {
    playInPool(duels, workers, spawn, {
      played(at, result) {
        results[at] = result;
        told(++done);
      },
      broke: (_at, fault) => reject(fault),
      ended: () => resolve(results),
    });
  });
}
