import type { Duel, DuelResult } from './duel';

/** A worker that plays one game after the other, however it is reached. */
export interface MatchWorker {
  play(duel: Duel): void;
  leave(): void;
}

/** What a worker calls: its game has ended; its game has a fault; it can play no more. */
export interface Calls {
  played(result: DuelResult): void;
  failed(fault: Error): void;
  died(fault: Error): void;
}

/** What is told of the games, each by its place in the list. */
export interface Hears {
  played(at: number, result: DuelResult): void;
  broke(at: number, fault: Error): void;
  /** All has been played, or a worker has died. */
  ended(): void;
}

/** Has all games played by so many workers, begun in their order, though they may end in another. Returns how to stop it. */
export function playInPool(
  duels: readonly Duel[],
  size: number,
  spawn: (calls: Calls) => MatchWorker,
  { played, broke, ended }: Hears,
): () => void {
  const pool: MatchWorker[] = [];
  let next = 0;
  let done = 0;
  const stop = (): void => {
    for (const worker of pool) worker.leave();
  };
  const end = (): void => {
    stop();
    ended();
  };
  const start = (): void => {
    let at = -1;
    const give = (): void => {
      at = next++;
      if (at < duels.length) worker.play(duels[at]!);
    };
    const goOn = (): void => {
      if (++done === duels.length) end();
      else give();
    };
    const worker = spawn({
      played(result) {
        played(at, result);
        goOn();
      },
      failed(fault) {
        broke(at, fault);
        goOn();
      },
      died(fault) {
        if (at < duels.length) broke(at, fault);
        end();
      },
    });
    pool.push(worker);
    give();
  };
  if (duels.length === 0) ended();
  for (let i = 0; i < Math.min(size, duels.length); i++) start();
  return stop;
}
