import type { Event } from '../../../rules/naval/model/events';
import type { Sound, Sounding } from '../../app/sounds';

const EVENTS: Readonly<Partial<Record<Event['kind'], Sound>>> = {
  fleetRolled: 'die',
  moved: 'oars',
  turned: 'oars',
  left: 'oars',
  marineMoved: 'march',
  battleEnded: 'victory',
};

/** What a battle at sea sounds like: a ship that leans in rams, marines fight hand to hand. */
export const sounds: Sounding = {
  events: EVENTS,
  scene: ({ act, by }) => (act === 'flies' ? 'volley' : act !== 'leans' ? undefined : by === undefined ? 'clash' : 'ram'),
};
