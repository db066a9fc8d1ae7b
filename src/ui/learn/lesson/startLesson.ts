import { parseHex } from '../../../kernel/board';
import { takeTable } from '../../../store/earlyOpening';
import { match } from '../../../store/match';
import { preferences } from '../../../store/preferences';
import { progress } from '../../../store/progress';
import { systemOf } from '../../../store/systems';
import { CLEAN, type TableState, table } from '../../../store/table';
import { announce } from '../../app/announce';
import { whenFetched } from '../../app/fetched';
import { fetchHelp } from '../../table/contract/helpPart';
import { opponentPart } from '../../table/contract/opponentPart';
import { tutor } from '../../table/contract/tutor';
import { onTable, playProgram } from '../../table/session';
import { spoken } from '../../words';
import { lessonWords } from '../../words/lessons';
import { type Course, type CourseState, createCourse } from '../lessons/course';
import { refusalDeed, typedPlace } from '../lessons/lessonRun';
import { placeOf } from '../lessons/moment';
import { hexesOf, repliesOf } from '../lessons/stepProgress';
import type { Lesson, Said, Step } from '../lessons/types';
import { parseInline } from '../rulebook';
import { current } from './current';
import { LessonCard } from './LessonCard';

/** Before the other side answers, in milliseconds. */
const PACE = { off: 0, fast: 300, normal: 800, slow: 1600 } as const;

const SIDES = {
  en: [lessonWords.en.red, lessonWords.en.blue],
  fr: [lessonWords.fr.red, lessonWords.fr.blue],
  many: [true, true],
} as const;

const plain = (said: Said): string =>
  parseInline(said[spoken.getState().language])
    .map(({ text }) => text)
    .join('');

/** What somebody does at the table that is no order. */
function deedBetween(now: TableState, before: TableState): string | undefined {
  const { now: snapshot } = match.store.getState();
  if (!snapshot) return undefined;
  const piece = now.tool.unit;
  const place = () =>
    piece === undefined ? undefined : placeOf({ system: systemOf(snapshot), context: snapshot.context }, snapshot.state, piece);
  const taken = piece === before.tool.unit ? undefined : place();
  if (taken !== undefined) return `take ${taken}`;
  if (now.refused && now.refused !== before.refused) {
    const { refusal, order } = now.refused;
    return refusalDeed(refusal, order === undefined ? place() : typedPlace(order));
  }
  if (now.rule !== undefined && now.rule !== before.rule) return `rule ${now.rule.id}`;
  const isUp = now.panel !== before.panel || (now.sheet && !before.sheet);
  return isUp && (now.panel === 'armies' || now.panel === 'log') ? `panel ${now.panel}` : undefined;
}

const stepAt = (course: Course, state: CourseState): Step | undefined => course.lesson.steps[state.step];

/** Hexes that a step speaks of, until its goal is reached; those tapped as an answer stay marked. */
function markedIn(course: Course, state: CourseState): readonly number[] | undefined {
  const step = stepAt(course, state);
  const { now } = match.store.getState();
  if (!step || !now || (state.reached && !('tap' in step.goal))) return undefined;
  const { goal } = step;
  const tapped = 'tap' in goal ? hexesOf(goal.tap).filter((_, i) => state.ticks[i]) : [];
  const hexes = [...hexesOf(step.show ?? ''), ...tapped].map((name) => parseHex(now.context.board, name) ?? -1);
  return hexes.length > 0 ? hexes : undefined;
}

/** Brings the card up where the panels lie one behind the other, save when a panel is what was asked for. */
function raiseCard(): void {
  const { panel, rule } = table.getState();
  const { now } = match.store.getState();
  const reads = panel === 'armies' || panel === 'log' || rule !== undefined;
  if (now && !reads) table.setState({ panel: 'lesson', sheet: true });
}

function sayStep(course: Course): void {
  const { step: at } = course.store.getState();
  const step = course.lesson.steps[at];
  if (step) announce(`${lessonWords[spoken.getState().language].step(at + 1, course.lesson.steps.length)}. ${plain(step.text)}`);
}

/** How far it has come; of a battle all that has been played. */
function keep(course: Course, { step, isReread }: CourseState): void {
  if (!isReread) progress.write(course.lesson.id, { step, done: false, ...(course.played && { played: course.played }) });
}

function tell(course: Course, now: CourseState, before: CourseState): void {
  const step = stepAt(course, now);
  const words = lessonWords[spoken.getState().language];
  if (!step) return;
  if (now.step !== before.step) {
    table.setState({ panel: 'lesson', sheet: true, rule: undefined });
    sayStep(course);
    keep(course, now);
  } else if (now.reached && !before.reached) {
    announce([`${words.reached}.`, ...repliesOf(step, now.said).map(plain)].join(' '));
    raiseCard();
  } else if (now.wrong && (now.wrong !== before.wrong || (now.withheld && !before.withheld))) {
    announce(now.wrong === 'left' ? words.left : plain(now.wrong));
    raiseCard();
  }
}

function show(course: Course, now: CourseState): void {
  table.setState({ marked: markedIn(course, now) });
  tutor.setState({ undoes: now.touched || now.wrong !== undefined });
}

function watchAdvice(course: Course): () => void {
  let end = () => {};
  let left = false;
  const asks = course.lesson.steps.some(({ solution, setting }) => solution.includes('counsel') || setting?.program !== undefined);
  if (asks)
    opponentPart.load().then(
      ({ opponent }) => {
        if (left) return;
        end = opponent.subscribe((now, before) => {
          if (now.asking && !before.asking) course.did('counsel');
        });
      },
      // Whoever asks for the advice hears of it.
      () => undefined,
    );
  return () => {
    left = true;
    end();
  };
}

/** Lays a lesson on the table, at the step where it was left, and watches over it. What is wrong with the lesson, if it cannot be played; else how to end it. */
export function startLesson(lesson: Lesson, title: string): { readonly fault: string } | { readonly leave: () => void } {
  const course = createCourse(lesson, match, {
    title,
    play: playProgram,
    laid: () => {
      const { now } = match.store.getState();
      const { panel, sheet, pointer } = table.getState();
      if (now) table.setState({ ...CLEAN, panel, sheet, pointer, ...onTable(now), marked: markedIn(course, course.store.getState()) });
    },
    wait: (then) => setTimeout(then, PACE[preferences.getState().speed]),
  });
  const sides = () => course.setting?.sides ?? SIDES;
  tutor.setState({
    now: {
      Card: LessonCard,
      name: () => lessonWords[spoken.getState().language].tab,
      sides,
      tap: (hex) => course.tap(hex),
      undo() {
        if (!course.takeBack()) whenFetched(fetchHelp(), ({ answerDisabled }) => answerDisabled('undo'));
      },
    },
  });
  current.setState({ course });
  takeTable();
  table.setState({ ...CLEAN, panel: 'lesson', sheet: true });
  // What was done by an earlier version of the lesson may not be possible any more.
  const { step = 0, played } = progress.store.getState()[lesson.id] ?? {};
  const fault = course.begin(step, played) && course.begin(0);
  const state = course.store.getState();
  tell(course, state, { ...state, step: -1 });
  show(course, state);
  const ends = [
    course.store.subscribe((now, before) => {
      tell(course, now, before);
      if (course.played && now.step === before.step) keep(course, now);
      show(course, now);
    }),
    table.subscribe((now, before) => {
      const deed = deedBetween(now, before);
      if (deed) course.did(deed);
    }),
    watchAdvice(course),
    spoken.subscribe((now, before) => {
      if (now.language !== before.language) sayStep(course);
    }),
  ];
  const leave = () => {
    for (const end of ends) end();
    // A page that goes is cleared away a moment after the next one has come: that may have laid its own game.
    const cleared = course.leave();
    if (current.getState().course === course) {
      current.setState({ course: undefined });
      tutor.setState({ now: undefined });
    }
    if (cleared) table.setState(CLEAN);
  };
  if (fault === undefined) return { leave };
  leave();
  return { fault };
}
