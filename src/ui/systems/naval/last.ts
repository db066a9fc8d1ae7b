import type { Hex } from '../../../kernel/board';
import { placeIn } from '../../table/contract/placeIn';
import type { LogEntry } from './match';

const CHIEF = ['moved', 'left', 'marineMoved', 'boarded', 'shot', 'ballistaShot', 'attackDeclared', 'captured'];

/** The last move or attack, from where to where. */
export function lastOf({ events }: LogEntry): readonly Hex[] | undefined {
  const ram = events.find((event) => event.kind === 'rammed');
  if (!ram) return placeIn(events, CHIEF);
  const { from, at, to } = ram;
  return [from, at, ...(to === from ? [] : [to])];
}
