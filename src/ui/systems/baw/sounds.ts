import type { Event } from '../../../rules/baw/model/events';
import type { Sound, Sounding } from '../../app/sounds';

const EVENTS: Readonly<Partial<Record<Event['kind'], Sound>>> = {
  moved: 'march',
  entered: 'march',
  left: 'march',
  leaderMoved: 'march',
  leaderEntered: 'march',
  leaderLeft: 'march',
  retreated: 'march',
  displaced: 'march',
  evaded: 'march',
  advanced: 'march',
  demoralised: 'panic',
  disintegrated: 'panic',
  rallyRolled: 'die',
  recalled: 'die',
  battleEnded: 'victory',
};

/** What a battle sounds like: shots fly, attacks clash. */
export const sounds: Sounding = {
  events: EVENTS,
  scene: ({ act }) => (act === 'flies' ? 'volley' : act === 'leans' ? 'clash' : undefined),
};
