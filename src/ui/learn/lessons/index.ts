import type { LessonId } from '../../systems/lessons';
import { wings } from '../../systems/registry';
import type { Lesson } from './types';

/** The lessons of all games, each fetched when it is taken. */
export const LESSONS: Readonly<Partial<Record<LessonId, () => Promise<Lesson>>>> = Object.assign(
  {},
  ...Array.from(wings.values(), ({ lessons }) => lessons),
);
