import { holds } from './check';
import type { Moment } from './moment';
import type { Goal, Said, Step } from './types';

/** How far the learner has come in a step. */
export interface StepProgress {
  readonly reached: boolean;
  /** Of a list or of hexes to be tapped: which are done. */
  readonly ticks: readonly boolean[];
  /** A way that leads elsewhere has been taken; `left`: the phase has ended before the goal was reached. */
  readonly wrong: Said | 'left' | undefined;
  /** The written answer chosen last, from 0. */
  readonly said: number | undefined;
}

const lastOf = (deeds: readonly string[], verb: string): string | undefined =>
  deeds
    .filter((deed) => deed.startsWith(`${verb} `))
    .at(-1)
    ?.slice(verb.length + 1);

export const hexesOf = (text: string): readonly string[] => text.split(' ').filter((hex) => hex !== '');

function ticksOf(goal: Goal, moment: Moment): readonly boolean[] {
  if ('tap' in goal) return hexesOf(goal.tap).map((hex) => moment.deeds.includes(`tap ${hex}`));
  return 'list' in goal ? goal.list.map(({ check }) => holds(check, moment)) : [];
}

function isReached(goal: Goal, moment: Moment, ticks: readonly boolean[], said: number | undefined): boolean {
  if ('read' in goal) return moment.deeds.includes('next');
  if ('choose' in goal) return said !== undefined && goal.choose[said]?.right === true;
  return 'tap' in goal || 'list' in goal ? ticks.every(Boolean) : holds(goal, moment);
}

/** Whether the phase in which the step began is over, which only matters where nobody is told to end it. */
function hasLeft({ solution }: Step, { plays, state }: Moment): boolean {
  const began = plays[0]?.before;
  if (!began || solution.includes('end') || solution.includes('program')) return false;
  return began.phase !== state.phase || began.player !== state.player;
}

function wrongIn(step: Step, moment: Moment, said: number | undefined): StepProgress['wrong'] {
  const { goal, wrong = [], otherwise } = step;
  const found = wrong.find(({ when }) => holds(when, moment));
  if (found) return found.say;
  if ('choose' in goal) return said === undefined ? undefined : goal.choose[said]?.say;
  if ('tap' in goal) {
    const tapped = lastOf(moment.deeds, 'tap');
    return tapped !== undefined && !hexesOf(goal.tap).includes(tapped) ? otherwise : undefined;
  }
  if (otherwise && moment.plays.length > 0) return otherwise;
  return hasLeft(step, moment) ? 'left' : undefined;
}

/** What is said of a goal that is reached: why the answer chosen is right, and what comes of it. */
export function repliesOf({ goal, done }: Step, said: number | undefined): readonly Said[] {
  const chosen = 'choose' in goal && said !== undefined ? goal.choose[said]?.say : undefined;
  return [chosen, done].filter((reply) => reply !== undefined);
}

/** How a step stands at a moment; a goal once reached stays so until what reached it is taken back. */
export function stepProgress(step: Step, moment: Moment, reachedBefore: boolean): StepProgress {
  const { goal } = step;
  const spoken = 'choose' in goal ? lastOf(moment.deeds, 'say') : undefined;
  const said = spoken === undefined ? undefined : Number(spoken) - 1;
  const ticks = ticksOf(goal, moment);
  const reached = reachedBefore || isReached(goal, moment, ticks, said);
  return { reached, ticks, said, wrong: reached ? undefined : wrongIn(step, moment, said) };
}
