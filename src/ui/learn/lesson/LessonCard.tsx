import { Fragment, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { table } from '../../../store/table';
import { Icon } from '../../app/Icon';
import { cardOf } from '../../systems/lessons';
import { boardHandle } from '../../table/shell/boardHandle';
import { Glyph } from '../../table/shell/Glyph';
import { useGame } from '../../table/shell/hooks';
import { useLanguage } from '../../words';
import { useLessonWords } from '../../words/lessons';
import type { Course, CourseState } from '../lessons/course';
import { repliesOf } from '../lessons/stepProgress';
import type { Goal, Step } from '../lessons/types';
import { useCourse } from './current';
import { Saying } from './Saying';
import './lesson.css';

interface Props {
  readonly course: Course;
  readonly state: CourseState;
  readonly step: Step;
}

/** How far one has come, as a row of strokes. */
function Steps({ course, state }: Pick<Props, 'course' | 'state'>) {
  const words = useLessonWords();
  const { length } = course.lesson.steps;
  return (
    <div className="lesson-steps">
      <button
        type="button"
        className="app-button app-button--icon"
        aria-label={words.before}
        title={words.before}
        aria-disabled={state.step === 0}
        onClick={() => course.before()}
      >
        <Icon name="back" />
      </button>
      <span className="lesson-steps__said">{words.step(state.step + 1, length)}</span>
      <span className="lesson-steps__row" aria-hidden="true">
        {course.lesson.steps.map((_, i) => (
          <i key={i} className={i < state.step ? 'lesson-step--past' : i === state.step ? 'lesson-step--here' : undefined} />
        ))}
      </span>
    </div>
  );
}

/** Several things to be done, ticked off one by one. */
function Ticks({ goal, state }: { readonly goal: Extract<Goal, { list: unknown }>; readonly state: CourseState }) {
  const words = useLessonWords();
  return (
    <ul className="lesson-ticks">
      {goal.list.map(({ text }, i) => (
        <li key={i} className={state.ticks[i] ? 'lesson-tick--done' : undefined}>
          <span className="lesson-tick">{state.ticks[i] && <Icon name="check" />}</span>
          <span>
            <Saying said={text} />
            {state.ticks[i] && <span className="app-unseen"> ({words.ticked})</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Choices({ goal, course, state }: { readonly goal: Extract<Goal, { choose: unknown }> } & Omit<Props, 'step'>) {
  const words = useLessonWords();
  return (
    <fieldset className="lesson-choices">
      <legend className="app-unseen">{words.answers}</legend>
      {goal.choose.map(({ text, right }, i) => {
        const chosen = state.said === i;
        const mark = chosen ? (right ? ' lesson-choice--right' : ' lesson-choice--wrong') : '';
        return (
          <button
            key={i}
            type="button"
            className={`app-button lesson-choice${mark}`}
            data-testid="lesson-choice"
            aria-pressed={chosen}
            aria-disabled={state.reached}
            onClick={() => state.reached || course.did(`say ${i + 1}`)}
          >
            <Saying said={text} />
          </button>
        );
      })}
    </fieldset>
  );
}

/** Brings a reply into sight where the card is too low for all of it: from its first line on. */
function useInSight(reply: RefObject<HTMLDivElement | null>, what: unknown): void {
  useLayoutEffect(() => {
    const { current: box } = reply;
    const body = box?.parentElement;
    if (box && body)
      body.scrollTop = Math.min(box.offsetTop - body.offsetTop, box.offsetTop - body.offsetTop + box.offsetHeight + 12 - body.clientHeight);
  }, [reply, what]);
}

/** What came of it: done, or why not. */
function Reply({ course, state, step }: Props) {
  const words = useLessonWords();
  const { reached, wrong, said } = state;
  const box = useRef<HTMLDivElement>(null);
  useInSight(box, reached || wrong);
  const takeBack = () => {
    course.takeBack();
    // The button goes; another way is tried on the map.
    boardHandle.current?.focus();
  };
  const replies = repliesOf(step, said);
  if (reached && replies.length > 0) {
    return (
      <div ref={box} className="lesson-reply lesson-reply--done" data-testid="lesson-done">
        <Icon name="check" />
        <p>
          <b className="app-unseen">{words.reached}. </b>
          {replies.map((reply, i) => (
            <Fragment key={i}>
              <Saying said={reply} />{' '}
            </Fragment>
          ))}
        </p>
      </div>
    );
  }
  if (!wrong) return null;
  return (
    <div ref={box} className="lesson-reply lesson-reply--wrong" data-testid="lesson-wrong">
      <Icon name="cross" />
      <div>
        <p>
          <b className="app-unseen">{words.wrong}. </b>
          {wrong === 'left' ? words.left : <Saying said={wrong} />}
        </p>
        {'choose' in step.goal || (
          <button type="button" className="app-button" data-testid="lesson-back" onClick={takeBack}>
            <Glyph name="undo" />
            {words.back}
          </button>
        )}
      </div>
    </div>
  );
}

function Hint({ step }: Pick<Props, 'step'>) {
  const words = useLessonWords();
  const [open, set] = useState(false);
  if (!step.hint) return null;
  return (
    <details className="lesson-hint" open={open} onToggle={({ currentTarget }) => set(currentTarget.open)}>
      <summary>{words.hint}</summary>
      <p>
        <Saying said={step.hint} />
      </p>
    </details>
  );
}

function Foot({ course, state, step }: Props) {
  const words = useLessonWords();
  const isLast = state.step === course.lesson.steps.length - 1;
  const goes = state.reached || 'read' in step.goal;
  return (
    <footer className={goes || state.touched ? 'lesson-card__foot' : 'lesson-card__foot lesson-card__foot--idle'}>
      <button
        type="button"
        className="app-button app-button--quiet"
        data-testid="lesson-again"
        aria-disabled={!state.touched}
        onClick={() => state.touched && course.again()}
      >
        {words.again}
      </button>
      <button
        type="button"
        className={goes ? 'app-button app-button--main lesson-next' : 'app-button lesson-next'}
        data-testid="lesson-next"
        aria-disabled={!goes}
        title={words.keys}
        onClick={() => goes && course.next()}
      >
        {isLast ? words.finish : words.next}
        <Icon name="arrow" />
      </button>
    </footer>
  );
}

/** What a lesson says and asks, beside the map. */
export function LessonCard() {
  const language = useLanguage();
  const { course, state } = useCourse();
  const plays = useGame((now) => now.cursor);
  const step = course?.lesson.steps[state.step];
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(state.step);
  useLayoutEffect(() => {
    // A card that comes back with a reply has brought that into sight.
    if (body.current && shown.current !== state.step) body.current.scrollTop = 0;
    shown.current = state.step;
  }, [state.step]);
  // On a small map what the step is about is brought into sight.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      boardHandle.current?.reveal(...(table.getState().marked ?? []));
    });
    return () => cancelAnimationFrame(frame);
  }, [state.step]);
  if (!course || !step) return null;
  const { goal } = step;
  return (
    <section
      className="lesson-card"
      data-testid="lesson-card"
      data-step={state.step + 1}
      data-reached={state.reached ? '' : undefined}
      data-plays={plays}
    >
      <div className="lesson-card__body" ref={body}>
        <h2>{cardOf(course.lesson.id).title[language]}</h2>
        <Steps course={course} state={state} />
        <Fragment key={state.step}>
          <p className="lesson-card__text" data-testid="lesson-text">
            <Saying said={step.text} />
          </p>
          {'list' in goal && <Ticks goal={goal} state={state} />}
          {'choose' in goal && <Choices goal={goal} course={course} state={state} />}
          <Reply course={course} state={state} step={step} />
          {!state.reached && <Hint step={step} />}
        </Fragment>
      </div>
      <Foot course={course} state={state} step={step} />
    </section>
  );
}
