import type { Event } from '../../../rules/naval/model/events';
import type { Grade } from '../../table/contract/system';

/** What an event is to whoever looks through the battle for its fights. */
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
      return 'loss';
    default:
      return undefined;
  }
}
