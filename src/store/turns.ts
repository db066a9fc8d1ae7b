/** Works one after the other. */
export interface Turns {
  take<Answer>(work: () => Promise<Answer>): Promise<Answer>;
  /** When all that have been taken so far are done, however they end. */
  settled(): Promise<unknown>;
}

export function createTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return {
    take(work) {
      const done = last.then(work);
      last = done.catch(() => undefined);
      return done;
    },
    settled: () => last,
  };
}
