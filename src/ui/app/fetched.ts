import { wordsNow } from '../words';
import { notify } from './toasts';

/** Says that a part of the program that somebody has asked for did not come. */
export function tellMissing(): void {
  const { chunkText, partTitle } = wordsNow().common.trouble;
  notify(`${partTitle}. ${chunkText}`, 'trouble', 'reload');
}

/** What follows when a part of the program that somebody has asked for is there. Where it does not come, a message says so. */
export function whenFetched<Part>(part: Promise<Part>, then: (part: Part) => unknown): void {
  part.then(then, tellMissing);
}

/** A deed that is done once at a time: whoever presses again while it is under way begins nothing more. */
export function held<Args extends readonly unknown[]>(work: (...args: Args) => Promise<void>): (...args: Args) => Promise<void> {
  let underWay: Promise<void> | undefined;
  return (...args) => {
    underWay ??= work(...args).finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}
