import type { CardOfLesson } from '../learn/lessons/card';
import { landLessons } from './ancients/lessons/cards';
import { bawLessons } from './baw/lessons/cards';
import { seaLessons } from './naval/lessons/cards';

const all = [...landLessons, ...seaLessons, ...bawLessons] as const;

export type LessonId = (typeof all)[number]['id'];

/** A lesson as the list of lessons shows it. */
export type LessonCard = CardOfLesson<LessonId>;

/** The lessons of all games in the order in which they are offered; any may be taken at any time. */
export const CARDS: readonly LessonCard[] = all;

export const cardOf = (id: LessonId): LessonCard => CARDS.find((card) => card.id === id)!;
