import type { Lesson, LessonId } from './types';

/** The lessons that are there, each fetched when it is taken. */
export const LESSONS: Readonly<Partial<Record<LessonId, () => Promise<Lesson>>>> = {
  counters: async () => (await import('../../systems/ancients/lessons/counters')).counters,
  terrain: async () => (await import('../../systems/ancients/lessons/terrain')).terrain,
  friends: async () => (await import('../../systems/ancients/lessons/friends')).friends,
  fire: async () => (await import('../../systems/ancients/lessons/fire')).fire,
  melee: async () => (await import('../../systems/ancients/lessons/melee')).melee,
  retreat: async () => (await import('../../systems/ancients/lessons/retreat')).retreat,
  leaders: async () => (await import('../../systems/ancients/lessons/leaders')).leaders,
  volleys: async () => (await import('../../systems/ancients/lessons/volleys')).volleys,
  camps: async () => (await import('../../systems/ancients/lessons/camps')).camps,
  panic: async () => (await import('../../systems/ancients/lessons/panic')).panic,
  points: async () => (await import('../../systems/ancients/lessons/points')).points,
  battle: async () => (await import('../../systems/ancients/lessons/battle')).battle,
  ships: async () => (await import('../../systems/naval/lessons/ships')).ships,
  boarding: async () => (await import('../../systems/naval/lessons/boarding')).boarding,
  arrows: async () => (await import('../../systems/naval/lessons/arrows')).arrows,
};
