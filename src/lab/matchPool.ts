import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import type { Duel, DuelResult } from '../ai/duel';
import { duelAnswer, type Played } from '../ai/duelAnswer';
import { type Calls, type MatchWorker, playInPool } from '../ai/matchPool';

/** In a worker of the laboratory: plays what it is sent, one game after the other. */
export function serveDuels(): boolean {
  if (isMainThread) return false;
  parentPort!.on('message', async (duel: Duel) => parentPort!.postMessage(await duelAnswer(duel)));
  return true;
}

/** A game that could not be played to its end: which one, and why. */
export class BrokenGame extends Error {}

function spawn({ played, failed, died }: Calls): MatchWorker {
  const worker = new Worker(process.argv[1]!);
  worker.on('message', (answer: Played) => ('result' in answer ? played(answer.result) : failed(new Error(answer.fault))));
  worker.on('error', died);
  return {
    play: (duel) => worker.postMessage(duel),
    leave: () => void worker.terminate(),
  };
}

/**
 * Plays all games on so many workers; results stand in the order of the games, whoever played them. `idOf`: of which battle a game is; `told` hears of each.
 * Fails with a `BrokenGame`, after which a worker may still have an answer on its way: of that nothing is told.
 */
export function playAll(
  duels: readonly Duel[],
  workers: number,
  idOf: (at: number) => string,
  told: (done: number) => void = () => undefined,
): Promise<DuelResult[]> {
  const results: DuelResult[] = [];
  let done = 0;
  let isBroken = false;
  return new Promise((resolve, reject) => {
    const stop = playInPool(duels, workers, spawn, {
      played(at, result) {
        results[at] = result;
        if (!isBroken) told(++done);
      },
      broke(at, fault) {
        isBroken = true;
        reject(new BrokenGame(`${idOf(at)}, the game with the seed ${duels[at]!.seed}: ${fault.message}`));
        stop();
      },
      ended: () => resolve(results),
    });
  });
}
