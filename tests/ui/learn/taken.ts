/* Lessons taken by nobody: what they are, and what may be done at a step. */
import { fetchGame } from '../../../src/ai/games';
import { createPlayer } from '../../../src/ai/players';
import { createMatchStore, type MatchStore } from '../../../src/store/match';
import { fetchRules, systemOf } from '../../../src/store/systems';
import { LESSONS } from '../../../src/ui/learn/lessons';
import { type Course, type CourseState, createCourse } from '../../../src/ui/learn/lessons/course';
import type { Lesson, Step } from '../../../src/ui/learn/lessons/types';
import { CARDS } from '../../../src/ui/systems/lessons';

export const lessons: readonly Lesson[] = await Promise.all(CARDS.flatMap(({ id }) => LESSONS[id]?.() ?? []));
for (const { steps } of lessons) await Promise.all(steps.map(({ setting }) => setting && fetchRules(setting.position)));

export const lessonOf = (id: Lesson['id']): Lesson => lessons.find((lesson) => lesson.id === id)!;

const games = { ancients: await fetchGame('ancients'), naval: await fetchGame('naval'), baw: await fetchGame('baw') };

/** A computer player for a game of lessons. */
export function optio({ system: id }: Lesson) {
  const { system, ai } = games[id];
  return { system, player: createPlayer(system, ai, 'optio', 1) };
}

/** A computer player goes on for both sides until there is nothing more to reach. */
function playOn(match: MatchStore, lesson: Lesson, isReached: () => boolean): string | undefined {
  const { system, player } = optio(lesson);
  while (!isReached()) {
    const { context, state } = match.store.getState().now!;
    const action = player.decide(context, state);
    if (action === undefined) return 'the battle is over, and the goal is not reached';
    match.playText(system.printAction(context, state, action));
  }
  return undefined;
}

export type Perform = Course['perform'];

export interface Taken {
  readonly match: MatchStore;
  readonly course: Course;
  /** Does a deed of a solution; at `program` the computer player plays. */
  readonly perform: Perform;
  readonly at: () => CourseState;
}

/** A lesson laid before nobody. */
export function open(lesson: Lesson): Taken {
  const match = createMatchStore(() => undefined);
  const course = createCourse(lesson, match, {
    title: lesson.id,
    play: (order) => match.playText(order),
    laid: () => undefined,
    wait: (then) => then(),
  });
  const at = course.store.getState;
  const perform: Perform = (deed) => (deed === 'program' ? playOn(match, lesson, () => at().reached) : course.perform(deed));
  return { match, course, perform, at };
}

/** Does what is said, and says what of it could not be done. */
export const performAll = (perform: Perform, deeds: readonly string[]): readonly string[] =>
  deeds.map((deed) => perform(deed)).filter((fault) => fault !== undefined);

export const named = (lesson: Lesson) => lesson.steps.map((step, i) => ({ step, i, title: `${lesson.id}, step ${i + 1}` }));

export const isOrdered = ({ goal }: Step): boolean => !('tap' in goal || 'choose' in goal || 'read' in goal);

/** All that is legal, as the log prints it. */
export function legalOrders(match: MatchStore): readonly string[] {
  const now = match.store.getState().now!;
  const system = systemOf(now);
  return system.legal(now.context, now.state).map((action) => system.printAction(now.context, now.state, action));
}

/** At most so many legal orders from all parts of the list, of a move to one hex one facing. */
export function someOrders(match: MatchStore, most: number): readonly string[] {
  const places = [...new Map(legalOrders(match).map((order) => [order.replace(/\/\d$/, ''), order])).values()];
  const stride = Math.ceil(places.length / most);
  return places.filter((_, n) => n % stride === 0);
}
