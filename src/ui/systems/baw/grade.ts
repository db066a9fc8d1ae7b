import type { Event } from '../../../rules/baw/model/events';
import type { Grade } from '../../table/contract/system';

/** What an event is to whoever looks through the battle for its fights. */
export function gradeOf({ kind }: Event): Grade | undefined {
  switch (kind) {
    case 'attackResolved':
    case 'fired':
      return 'fight';
    case 'eliminated':
    case 'leaderCaptured':
      return 'loss';
    default:
      return undefined;
  }
}
