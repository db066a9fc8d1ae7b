import { expect } from 'vitest';
import type { BareState } from '../../src/kernel/twoSides';
import { createMatchStore, type Snapshot } from '../../src/store/match';
import type { PlainTool } from '../../src/store/table';
import type { SystemHelp } from '../../src/ui/table/contract/help';

/** A moment as the table shows it. */
export function snapshotOf(position: object): Snapshot {
  const match = createMatchStore(() => undefined);
  const begun = match.begin({ position, seed: 7, names: ['', ''], title: 'Trial' });
  if (!begun.ok) throw new Error(JSON.stringify(begun.faults));
  return match.store.getState().now!;
}

/** The moments of a random game as snapshots, without questions. */
export const quietMoments = (
  moments: readonly { readonly position: object; readonly asks: string | undefined; readonly state: BareState }[],
) => moments.filter(({ asks, state }) => !asks && state.phase !== 'over').map(({ position }) => snapshotOf(position));

/** Every answer has words; where it has no rule nothing was refused. */
export function expectAnswers(help: SystemHelp, now: Snapshot, tools: readonly PlainTool[]): number {
  let refusals = 0;
  for (const tool of tools) {
    for (let hex = 0; hex < now.context.board.size; hex++) {
      const { title, text, rule } = help.why(now, tool, hex);
      expect(title).not.toBe('');
      expect(text).not.toBe('');
      if (rule !== undefined) refusals++;
    }
  }
  return refusals;
}
