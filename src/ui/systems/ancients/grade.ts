import type { Event } from '../../../rules/ancients/model/events';
import type { Grade } from '../../table/contract/system';

/** How much an event weighs. */
export function gradeOf(event: Event): Grade | undefined {
  switch (event.kind) {
    case 'shot':
    case 'shotDeclared':
    case 'fought':
      return 'fight';
    case 'dueled':
      return event.fallen === null ? 'fight' : 'loss';
    case 'leaderChecked':
      return event.die === 1 ? 'loss' : undefined;
    case 'eliminated':
    case 'leadersCaptured':
    case 'leaderRanInto':
    case 'campCaptured':
      return 'loss';
    case 'panicked':
    case 'battleEnded':
      return 'crisis';
    default:
      return undefined;
  }
}
