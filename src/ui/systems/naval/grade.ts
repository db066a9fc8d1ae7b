import type { Event } from '../../../rules/naval/model/events';
import { LEFT } from '../../../rules/naval/model/types';
import { isBroughtOff } from '../../../rules/naval/play/victory';
import type { Grade } from '../../table/contract/system';
import { match } from './match';

/** 14.2 Whether a ship has left the map where the battle did not send it. */
function isLost({ ship: id, from, path }: Extract<Event, { kind: 'left' }>): boolean {
  const { now } = match.store.getState();
  const ship = now?.state.ships[id];
  return ship !== undefined && !isBroughtOff(now!.context, { ...ship, hex: LEFT, leftFrom: path.at(-1) ?? from });
}

/** How much an event weighs. */
export function gradeOf(event: Event): Grade | undefined {
  switch (event.kind) {
    case 'rammed':
    case 'boarded':
    case 'shot':
    case 'ballistaShot':
      return 'fight';
    case 'captured':
    case 'scuttled':
    case 'beganSinking':
    case 'sunk':
    case 'marineLost':
    case 'overboard':
      return 'loss';
    case 'left':
      return isLost(event) ? 'loss' : undefined;
    case 'battleEnded':
      return 'crisis';
    default:
      return undefined;
  }
}
