import type { Event } from '../../../../src/rules/naval/model/events';

type Rammed = Extract<Event, { readonly kind: 'rammed' }>;

/** 14.6.a An oar rake of ship 1 at ship 5, of which both dice are told. */
export const raked = (roll: Rammed['roll'], back: NonNullable<Rammed['back']>): Event => ({
  kind: 'rammed',
  rule: '14.6.a',
  ram: 'oarRake',
  ship: 1,
  target: 5,
  from: 30,
  at: 31,
  to: 30,
  roll,
  back,
});
