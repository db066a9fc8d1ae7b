import { useLanguage } from '..';
import { en, type LessonWords } from './en';
import { fr } from './fr';

export type { LessonWords } from './en';

/** Both languages come with the lessons, which are in both themselves. */
export const lessonWords = { en, fr } as const satisfies Record<string, LessonWords>;

export const useLessonWords = (): LessonWords => lessonWords[useLanguage()];
