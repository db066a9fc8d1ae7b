import type { Play } from './record';
import { sameNumbers, sharedStart } from './share';

/** A play as it is written down, whatever else the line of a log holds. */
export const barePlay = ({ order, dice }: Play): Play => (dice && dice.length > 0 ? { order, dice } : { order });

function samePlay(a: Play, b: Play): boolean {
  if (a === b) return true;
  return a.order === b.order && sameNumbers(a.dice ?? [], b.dice ?? []);
}

/** How many plays two lists share before they part. */
export const commonPlays = (before: readonly Play[], now: readonly Play[]): number => sharedStart(before, now, samePlay);
