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
