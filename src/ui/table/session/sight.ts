import type { Hex } from '../../../kernel/board';
import type { Snapshot } from '../../../store/match';
import { isInspecting, type TableState, table } from '../../../store/table';
import type { SightFacts } from '../../board/facts';
import { tableOf } from '../contract/systems';
import { now } from './deciding';
import { emit } from './sessionEvents';
import { hexOf } from './tools';

type Pointed = Pick<TableState, 'tool' | 'hover' | 'sight'>;

/** Where the sight begins: at the piece in hand, the hex that is looked at, else where it was asked for. */
export function originOf(snapshot: Snapshot, { tool, sight }: Pointed): Hex | undefined {
  const piece = tool.unit !== undefined ? hexOf(snapshot, tool.unit) : -1;
  if (piece >= 0) return piece;
  return isInspecting(tool) && tool.hex >= 0 ? tool.hex : sight?.from;
}

/** The line that is shown, if one is: in any phase, and in a past moment as things stood then. */
export function sightNow(snapshot: Snapshot, state: Pointed): (SightFacts & { readonly rule: string }) | undefined {
  const from = state.sight && originOf(snapshot, state);
  const to = state.hover;
  if (from === undefined || to === undefined || to === from) return undefined;
  return { from, to, ...tableOf(snapshot).sight(snapshot.context, snapshot.shown, from, to) };
}

/** Shows the sight from what is chosen to what is pointed at, or no longer. */
export function switchSight(): void {
  if (!now()) return;
  const { sight, cursor } = table.getState();
  table.setState(sight ? { sight: undefined } : { sight: { from: cursor }, refused: undefined });
  emit({ kind: 'sight' });
}
