import type { MatchStore } from '../../../store/match';
import type { Course, Surroundings } from './contract';
import { LessonRun } from './lessonRun';
import type { Lesson } from './types';

export type { Course, CourseState, Surroundings } from './contract';

export const createCourse = (lesson: Lesson, match: MatchStore, around: Surroundings): Course => new LessonRun(lesson, match, around);
