import type { Play, RecordedBranch } from './record';

/** A play as it is written down, whatever else the line of a log holds. */
export const barePlay = ({ order, dice }: Play): Play => (dice && dice.length > 0 ? { order, dice } : { order });

function samePlay(a: Play, b: Play): boolean {
  if (a === b) return true;
  const [some = [], others = []] = [a.dice, b.dice];
  return a.order === b.order && some.length === others.length && some.every((die, i) => die === others[i]);
}

/** How many plays two lists share before they part. */
export function commonPlays(before: readonly Play[], now: readonly Play[]): number {
  const most = Math.min(before.length, now.length);
  let n = 0;
  while (n < most && samePlay(before[n] as Play, now[n] as Play)) n++;
  return n;
}

/** Whether two records have the same branches, whatever they are called and wherever their readers stood. */
export const sameBranches = (some: readonly RecordedBranch[] = [], others: readonly RecordedBranch[] = []): boolean =>
  some === others || (some.length === others.length && some.every((branch, i) => sameBranch(branch, others[i]!)));

const sameBranch = (a: RecordedBranch, b: RecordedBranch): boolean =>
  a === b ||
  (a.id === b.id &&
    a.of === b.of &&
    a.at === b.at &&
    a.plays.length === b.plays.length &&
    commonPlays(a.plays, b.plays) === a.plays.length);
