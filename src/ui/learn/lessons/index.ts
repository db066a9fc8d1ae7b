import type { Lesson, LessonId } from './types';

/** The lessons that are there, each fetched when it is taken. */
export const LESSONS: Readonly<Partial<Record<LessonId, () => Promise<Lesson>>>> = {
  counters: async () => (await import('./counters')).counters,
};
