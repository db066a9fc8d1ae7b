/** What went wrong, for a programmer. */
export const wrongIn = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Answers whatever is asked, one thing after the other; what fails is told, and the next is answered. */
export function inTurn<Ask>(answer: (ask: Ask) => Promise<void>, fail: (ask: Ask, what: string) => void): (ask: Ask) => Promise<void> {
  let queue: Promise<void> = Promise.resolve();
  return (ask) => {
    queue = queue.then(() => answer(ask)).catch((error: unknown) => fail(ask, wrongIn(error)));
    return queue;
  };
}
