import type { Snapshot } from '../../../store/match';

/** Orders by which a game has become worth keeping. */
const BEGUN = 5;

let suggested = false;

/** Has the browser asked, once, to keep what is played here for good. */
export function suggestKeeping({ cursor, head: { practice } }: Snapshot): void {
  if (suggested || practice || cursor < BEGUN) return;
  suggested = true;
  import('../../../store/persistentStorage').then(
    ({ persistentStorage }) => persistentStorage.suggest(),
    // Nobody has asked for it; the page of saved games says how things are.
    () => undefined,
  );
}
