import { type Branch, lengthOf, MAIN } from '../../kernel/branches';
import type { BareEvent } from '../../kernel/twoSides';
import { match, type Snapshot } from '../../store/match';

/** The game as it would be shown at the end of a branch. */
export function atEndOf(id: number, now: Snapshot): Snapshot | undefined {
  const end = match.endOf(id);
  const branch = match.branches().find((each) => each.id === id);
  if (!end || !branch) return undefined;
  return {
    ...now,
    state: end.state,
    shown: end.state,
    looking: undefined,
    outcome: end.outcome,
    conceded: branch.conceded,
    cursor: lengthOf(branch),
    length: lengthOf(branch),
    branch: id,
  };
}

/** The points of a battle that has ended; whoever gave up counted none. */
export const scoreOf = ({ outcome, conceded }: Pick<Branch<BareEvent>, 'outcome' | 'conceded'>): readonly number[] | undefined =>
  conceded ? undefined : outcome?.score;

/** How deep a branch lies: so many partings from the main line. */
export function depthOf(branch: Branch<BareEvent>, all: readonly Branch<BareEvent>[]): number {
  let depth = 0;
  for (let at = branch; at.id !== MAIN; depth++) at = all.find(({ id }) => id === at.of)!;
  return depth;
}

/** The branches as a tree is read: each followed by those that part from it, the earliest parting first. */
export function inOrder(all: readonly Branch<BareEvent>[], id: number = MAIN): readonly Branch<BareEvent>[] {
  const here = all.find((branch) => branch.id === id);
  const children = all.filter((branch) => branch.id !== MAIN && branch.of === id).sort((a, b) => a.at - b.at || a.id - b.id);
  return here ? [here, ...children.flatMap((child) => inOrder(all, child.id))] : [];
}
