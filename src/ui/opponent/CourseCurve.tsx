import type { PointerEvent } from 'react';
import { useStore } from 'zustand';
import { onEnter } from '../app/onEnter';
import { standsAt } from '../table/session';
import { useGame, useNaming } from '../table/shell/hooks';
import { SideMark } from '../table/shell/SideMark';
import { useLanguage } from '../words';
import { useCounselWords } from '../words/counsel';
import { analysis, mistakesHere } from './mistakes';
import type { Course, Weight } from './opponent';
import { gravest } from './phases';

const WIDTH = 300;
const HEIGHT = 96;

/** The place of the last point of the curve that is not later than a moment. */
export const pointAt = (weights: readonly Weight[], moment: number): number =>
  Math.max(0, weights.filter((weight) => weight.moment <= moment).length - 1);

/** What is said of a point of the curve: the turn, who is to move, the first side's share. */
export function useSaidOf({ weights, all }: Course): (at: number) => string {
  const words = useCounselWords();
  const language = useLanguage();
  const naming = useNaming();
  const isOver = useGame((now) => now.outcome !== undefined);
  return (at) => {
    const here = weights[at]!;
    const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(here.first);
    const first = naming.army(0);
    return isOver && at === all - 1 ? words.atEnd(first, percent) : words.at(here.turn, naming.army(here.player), first, percent);
  };
}

interface Props {
  readonly course: Course;
  /** The point that is chosen; undefined: none yet. */
  readonly at: number | undefined;
  /** The player turn that is drawn out, by its last point. */
  readonly turned?: number | undefined;
  readonly testid: string;
  /** Another point is chosen. */
  readonly onMove: (at: number) => void;
  /** A pointer is lifted, or Enter pressed, on the point chosen. */
  readonly onGo?: (() => void) | undefined;
}

/** The curve of a game, each of its points to be chosen by a press anywhere above or below it, or by the arrow keys. Mistakes are marked on it. */
export function CourseCurve({ course, at, turned, testid, onMove, onGo }: Props) {
  const words = useCounselWords();
  const said = useSaidOf(course);
  const { weights, all } = course;
  const game = useGame(({ head }) => head.id);
  // What was found is of these plays.
  useGame(standsAt);
  const mistakes = mistakesHere(
    useStore(analysis, ({ now }) => now),
    game,
  );
  const step = WIDTH / Math.max(1, all - 1);
  const point = (i: number) => `${(step * i).toFixed(1)} ${(HEIGHT * (1 - weights[i]!.first)).toFixed(1)}`;
  const shown = at ?? weights.length - 1;
  const marked = gravest(mistakes).map(({ moment }) => pointAt(weights, moment));
  return (
    <div className="course-map">
      <SideMark side={0} />
      <svg viewBox={`-4 -4 ${WIDTH + 8} ${HEIGHT + 8}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="course-half" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
        {turned !== undefined && <path className="course-turned" d={`M${point(turned - 1)}L${point(turned)}`} />}
        <path className="course-line" d={`M${weights.map((_, i) => point(i)).join('L')}`} />
        <path className="course-points" d={weights.map((_, i) => `M${point(i)}h0`).join('')} />
        {marked.length > 0 && <path className="course-mistakes" d={marked.map((i) => `M${point(i)}h0`).join('')} />}
        {at !== undefined && <path className="course-here" d={`M${(step * at).toFixed(1)} 0V${HEIGHT}`} />}
      </svg>
      <SideMark side={1} />
      <input
        type="range"
        className="course-range"
        data-testid={testid}
        min={0}
        max={all - 1}
        value={shown}
        aria-label={words.course}
        aria-valuetext={said(shown)}
        onChange={({ currentTarget }) => onMove(Math.min(weights.length - 1, Number(currentTarget.value)))}
        {...(onGo && {
          onPointerUp: (event: PointerEvent) => event.button === 0 && onGo(),
          onKeyDown: onEnter(onGo),
        })}
      />
    </div>
  );
}
