import type { Hex } from '../../../kernel/board';
import type { LogEntry } from './match';

/** The last move or attack, from where to where. */
export function lastOf(entry: LogEntry): readonly Hex[] | undefined {
  for (const event of entry.events) {
    if (event.kind === 'rammed') return [event.from, event.at, ...(event.to === event.from ? [] : [event.to])];
    if (event.kind === 'moved' && !entry.events.some(({ kind }) => kind === 'rammed'))
      return event.path[0] === event.from ? event.path : [event.from, ...event.path];
    if (event.kind === 'marineMoved') return [event.from, event.to];
    if (event.kind === 'boarded' || event.kind === 'shot' || event.kind === 'ballistaShot' || event.kind === 'attackDeclared')
      return [event.from, event.at];
    if (event.kind === 'captured') return [event.from, event.hex];
  }
  return undefined;
}
