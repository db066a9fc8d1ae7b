import type { Event } from '../../../rules/naval/model/events';
import type { Grade } from '../../table/contract/system';

/** How much an event weighs. */
export function gradeOf({ kind }: Event): Grade | undefined {
  switch (kind) {
    case 'rammed':
    case 'boarded':
    case 'shot':
    case 'ballistaShot':
      return 'fight';
    case 'captured':
    case 'scuttled':
    case 'sunk':
    case 'marineLost':
    case 'overboard':
      return 'loss';
    case 'battleEnded':
      return 'crisis';
    default:
      return undefined;
  }
}
