import { useStore } from 'zustand';
import { lookAt } from '../table/session';
import { Glyph } from '../table/shell/Glyph';
import { useGame, useNaming } from '../table/shell/hooks';
import { SideMark } from '../table/shell/SideMark';
import { useLanguage } from '../words';
import { useCounselWords } from '../words/counsel';
import { momentOf } from './counsel';
import { canWeigh, dropCourse, takeCourse } from './course';
import { type Course, opponent } from './opponent';

const WIDTH = 300;
const HEIGHT = 96;

function Curve({ course: { weights, all } }: { readonly course: Course }) {
  const words = useCounselWords();
  const language = useLanguage();
  const naming = useNaming();
  const cursor = useGame((now) => now.cursor);
  const moment = useGame(momentOf);
  const isOver = useGame((now) => now.outcome !== undefined);
  const step = WIDTH / Math.max(1, all - 1);
  const points = weights.map(({ first }, i) => [step * i, HEIGHT * (1 - first)] as const);
  const at = Math.max(0, weights.filter((weight) => weight.moment <= moment).length - 1);
  const here = weights[at]!;
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(here.first);
  const [first] = [naming.army(0)];
  const said = isOver && at === all - 1 ? words.atEnd(first, percent) : words.at(here.turn, naming.army(here.player), first, percent);
  const line = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  return (
    <>
      <div className="course-map">
        <SideMark side={0} />
        <svg viewBox={`-4 -4 ${WIDTH + 8} ${HEIGHT + 8}`} preserveAspectRatio="none" aria-hidden="true">
          <path className="course-half" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
          <path className="course-line" d={`M${line}`} />
          <path className="course-here" d={`M${points[at]![0].toFixed(1)} 0V${HEIGHT}`} />
        </svg>
        <SideMark side={1} />
      </div>
      <input
        type="range"
        className="course-range"
        data-testid="course"
        min={0}
        max={weights.length - 1}
        value={at}
        aria-label={words.course}
        aria-valuetext={said}
        onChange={({ currentTarget }) => {
          const chosen = weights[Number(currentTarget.value)];
          if (chosen) lookAt(chosen.moment === cursor ? undefined : chosen.moment);
        }}
      />
      <p>{said}</p>
      <p className="app-note">{words.courseNote}</p>
    </>
  );
}

/** How the game stood from turn to turn: asked for, weighed, drawn. */
export function CoursePart() {
  const words = useCounselWords();
  const id = useGame((now) => now.head.id);
  const cursor = useGame((now) => now.cursor);
  const weighable = useGame(() => canWeigh());
  const course = useStore(opponent, (state) => state.course);
  if (!weighable) return null;
  if (!course || course.game !== id || course.cursor !== cursor) {
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
      {done < course.all ? <p aria-live="polite">{words.courseAsking(done, course.all)}</p> : <Curve course={course} />}
    </section>
  );
}
