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

const BLOWS = {
  comes: () => 'oars',
  flies: () => 'volley',
  leans: (by) => (by === undefined ? 'clash' : 'ram'),
} as const satisfies Readonly<Record<NonNullable<Scene['act']>, (by: number | undefined) => Sound>>;

/** What a battle at sea sounds like: a ship that leans in rams, marines fight hand to hand. */
export const sounds: Sounding = { events: EVENTS, scene: ({ act, by }) => act && BLOWS[act](by) };
