import { useStore } from 'zustand';
import { lookAt, standsAt } from '../table/session';
import { Glyph } from '../table/shell/Glyph';
import { useGame } from '../table/shell/hooks';
import { useCounselWords } from '../words/counsel';
import { CourseCurve, pointAt, useSaidOf } from './CourseCurve';
import { momentOf } from './counsel';
import { canWeigh, dropCourse, takeCourse } from './course';
import { NoAnswer } from './NoAnswer';
import { type Course, opponent } from './opponent';

function Curve({ course }: { readonly course: Course }) {
  const words = useCounselWords();
  const at = pointAt(course.weights, useGame(momentOf));
  const said = useSaidOf(course)(at);
  const go = (to: number) => {
    const chosen = course.weights[to];
    if (chosen) lookAt(chosen.moment);
  };
  return (
    <>
      <CourseCurve course={course} at={at} testid="course" onMove={go} />
      <p>{said}</p>
      <p className="app-note">{words.courseNote}</p>
    </>
  );
}

/** How the game stood from turn to turn: asked for, weighed, drawn. */
export function CoursePart() {
  const words = useCounselWords();
  const at = useGame(standsAt);
  const weighable = useGame(() => canWeigh());
  const course = useStore(opponent, (state) => state.course);
  if (!weighable) return null;
  if (course?.at !== at) {
    return (
      <button type="button" className="app-button course-ask" data-testid="course-ask" onClick={() => void takeCourse()}>
        {words.showCourse}
      </button>
    );
  }
  const done = course.weights.length;
  return (
    <section className="counsel app-card course" aria-label={words.course}>
      <header>
        <h3>{words.course}</h3>
        <button type="button" className="app-button app-button--icon" aria-label={words.closeCourse} onClick={dropCourse}>
          <Glyph name="cross" />
        </button>
      </header>
      {done === course.all ? (
        <Curve course={course} />
      ) : course.failed ? (
        <NoAnswer retry={takeCourse} />
      ) : (
        <p aria-live="polite">{words.courseAsking(done, course.all)}</p>
      )}
    </section>
  );
}
