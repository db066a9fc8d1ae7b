import type { Play } from './record';
import { sameItems, sharedStart } from './share';

/** A play as it is sent, whatever else the line of a log holds: its order and its dice. */
export const barePlay = ({ order, dice }: Play): Play => (dice && dice.length > 0 ? { order, dice } : { order });

/** A play as it is kept: with what came of it. */
export function toldPlay(play: Play): Play {
  const { told } = play;
  return told === undefined ? barePlay(play) : { ...barePlay(play), told };
}

function samePlay(a: Play, b: Play): boolean {
  if (a === b) return true;
  return a.order === b.order && sameItems(a.dice ?? [], b.dice ?? []);
}

/** How many plays lie there as they are to be kept, up to the first that differs or of which more is to be told. */
export const keptPlays = (before: readonly Play[], now: readonly Play[]): number =>
  // A line of the log makes what it tells anew whenever it is asked.
  sharedStart(before, now, (a, b) => a === b || (samePlay(a, b) && (a.told !== undefined || b.told === undefined)));

/** How many plays two lists share before they part. */
export const commonPlays = (before: readonly Play[], now: readonly Play[]): number => sharedStart(before, now, samePlay);
