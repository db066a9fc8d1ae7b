import type { Hex } from '../../../kernel/board';
import type { LogEntry } from './match';

/** The last move or fight of a play, from where to where. */
export function lastIn({ events }: LogEntry): readonly Hex[] | undefined {
  for (const event of events) {
    if (event.kind === 'moved' || event.kind === 'entered') return event.path;
    if (event.kind === 'shot') return [event.from, event.at];
    if (event.kind === 'attacked' && event.from >= 0) return [event.from, event.at];
    if (event.kind === 'retreated' || (event.kind === 'advanced' && event.from >= 0)) return [event.from, event.to];
    if (event.kind === 'leaderPlaced') return [event.hex];
  }
  return undefined;
}
