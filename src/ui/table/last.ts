import type { Hex } from '../../kernel/board';
import { match, type Snapshot } from '../systems/ancients/match';

/** The last move or fight, from where to where. */
export function lastOf({ cursor, looking }: Pick<Snapshot, 'cursor' | 'looking'>): readonly Hex[] | undefined {
  const entry = match.entries()[(looking ?? cursor) - 1];
  for (const event of entry?.events ?? []) {
    if (event.kind === 'moved' || event.kind === 'entered') return event.path;
    if (event.kind === 'shot') return [event.from, event.at];
    if (event.kind === 'attacked' && event.from >= 0) return [event.from, event.at];
    if (event.kind === 'retreated' || (event.kind === 'advanced' && event.from >= 0)) return [event.from, event.to];
    if (event.kind === 'leaderPlaced') return [event.hex];
  }
  return undefined;
}
