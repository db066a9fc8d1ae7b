import type { Halves } from '../../kernel/halves';
import { SIDES, type Side } from '../../kernel/twoSides';
import { createSecrets, secrets } from '../../store/secrets';
import { wordsNow } from '../words';
import { notify } from './toasts';

/** Whether this page opens halves that the next one will know nothing of. */
function goesWithPage(halves: Halves | undefined): boolean {
  const next = createSecrets(() => globalThis.localStorage);
  return secrets.sideOf(halves) !== undefined && next.sideOf(halves) === undefined;
}

/** Tells whoever has just been given a half of the dice if it goes with the page. */
export function tellOwnHalf(halves: Halves | undefined): void {
  if (goesWithPage(halves)) notify(wordsNow().table.byBoth.unstored, 'trouble');
}

/** The halves of a game that nobody has joined yet: this device's side has committed to its own. */
export function drawHalves(game: string, by: Side): Halves {
  const own = secrets.draw(game);
  const halves = { sides: SIDES.map((side) => (side === by ? own : null)) };
  tellOwnHalf(halves);
  return halves;
}
