import type { Event } from '../../../rules/naval/model/events';
import type { Sound, Sounding } from '../../app/sounds';
import type { Scene } from '../../board/scenes';

const EVENTS: Readonly<Partial<Record<Event['kind'], Sound>>> = {
  fleetRolled: 'die',
  moved: 'oars',
  turned: 'oars',
  left: 'oars',
  marineMoved: 'march',
  battleEnded: 'victory',
};

const ACTS: Readonly<Record<NonNullable<Scene['act']>, Sound>> = { comes: 'oars', flies: 'volley', leans: 'clash' };

/** What a battle at sea sounds like: a ship that leans in rams, marines fight hand to hand. */
export const sounds: Sounding = {
  events: EVENTS,
  scene: ({ act, by }) => (act === 'leans' && by !== undefined ? 'ram' : act && ACTS[act]),
};
