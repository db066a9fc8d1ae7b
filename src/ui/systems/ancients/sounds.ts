import type { Event } from '../../../rules/ancients/model/events';
import type { Sound, Sounding } from '../../app/sounds';

const EVENTS: Readonly<Partial<Record<Event['kind'], Sound>>> = {
  moved: 'march',
  turned: 'march',
  exited: 'march',
  entered: 'march',
  retreated: 'march',
  advanced: 'march',
  pointsRolled: 'die',
  controlRolled: 'die',
  firstRolled: 'die',
  panicked: 'panic',
  battleEnded: 'victory',
};

/** What a battle on land sounds like. */
export const sounds: Sounding = {
  events: EVENTS,
  scene: ({ act }) => (act === 'flies' ? 'volley' : act === 'leans' ? 'clash' : undefined),
};
