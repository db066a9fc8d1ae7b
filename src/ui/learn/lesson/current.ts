import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type Course, type CourseState, NOTHING } from '../lessons/contract';

/** The lesson at the table. */
export const current = createStore<{ readonly course: Course | undefined }>(() => ({ course: undefined }));

const NO_COURSE = createStore<CourseState>(() => NOTHING);

/** The lesson at the table and how it stands. */
export function useCourse(): { readonly course: Course | undefined; readonly state: CourseState } {
  const course = useStore(current, (now) => now.course);
  return { course, state: useStore(course?.store ?? NO_COURSE) };
}
