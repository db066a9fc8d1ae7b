import type { Event } from '../../../rules/baw/model/events';
import type { Grade } from '../../table/contract/system';

/** How much an event weighs. */
export function gradeOf(event: Event): Grade | undefined {
  switch (event.kind) {
    case 'attackResolved':
    case 'fired':
      return 'fight';
    case 'leaderRolled':
      return event.lost ? 'loss' : undefined;
    case 'eliminated':
    case 'leaderCaptured':
      return 'loss';
    case 'demoralised':
    case 'disintegrated':
    case 'battleEnded':
      return 'crisis';
    default:
      return undefined;
  }
}
