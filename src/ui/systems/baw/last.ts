import type { Hex } from '../../../kernel/board';
import type { LogEntry } from './match';

/** The last move or fight, from where to where. */
export function lastOf(entry: LogEntry): readonly Hex[] | undefined {
  for (const event of entry.events) {
    switch (event.kind) {
      case 'moved':
      case 'leaderMoved':
      case 'retreated':
      case 'evaded':
      case 'advanced':
        return [event.from, event.to];
      case 'fired':
        return [event.from, event.at];
      case 'entered':
      case 'leaderEntered':
        return event.at === event.to ? [event.to] : [event.at, event.to];
      case 'attackResolved':
        return [event.at];
      case 'eliminated':
        return [event.hex];
    }
  }
  return undefined;
}
