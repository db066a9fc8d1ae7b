import type { Lesson, LessonId } from './types';

/** The lessons that are there, each fetched when it is taken. */
export const LESSONS: Readonly<Partial<Record<LessonId, () => Promise<Lesson>>>> = {
  counters: async () => (await import('./counters')).counters,
  terrain: async () => (await import('./terrain')).terrain,
  friends: async () => (await import('./friends')).friends,
  fire: async () => (await import('./fire')).fire,
  melee: async () => (await import('./melee')).melee,
  retreat: async () => (await import('./retreat')).retreat,
  leaders: async () => (await import('./leaders')).leaders,
  volleys: async () => (await import('./volleys')).volleys,
  camps: async () => (await import('./camps')).camps,
  panic: async () => (await import('./panic')).panic,
  points: async () => (await import('./points')).points,
  battle: async () => (await import('./battle')).battle,
  ships: async () => (await import('./ships')).ships,
  boarding: async () => (await import('./boarding')).boarding,
  arrows: async () => (await import('./arrows')).arrows,
};
