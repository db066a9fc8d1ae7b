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
  /** The goal would be reached, but for an order that is answered so and still stands. */
  readonly withheld: boolean;
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

const ends = (orders: readonly string[]): number => orders.filter((order) => order === 'end').length;

/** Whether the phase in which the step is to be done is over: the learner has ended more phases than the solution does, or all are over. */
function hasLeft({ solution }: Step, { system, context, plays, state, foe }: Moment): boolean {
  const began = plays[0]?.before;
  if (!began || solution.includes('program')) return false;
  if (state.phase === 'over') return true;
  const own = plays.filter(({ before }) => system.decider(context, before) !== foe);
  const asked = ends(solution);
  if (asked === 0) return own.length > 0 && (began.phase !== state.phase || began.player !== state.player);
  return ends(own.map(({ entry }) => entry.order)) > asked;
}

function wrongIn(step: Step, moment: Moment, said: number | undefined): StepProgress['wrong'] {
  const { goal, wrong = [], otherwise } = step;
  const found = wrong.find(({ when }) => holds(when, moment));
  if (found) return found.say;
  const left = hasLeft(step, moment) ? 'left' : undefined;
  if ('choose' in goal) return said === undefined ? left : goal.choose[said]?.say;
  if ('tap' in goal) {
    const tapped = lastOf(moment.deeds, 'tap');
    return tapped !== undefined && !hexesOf(goal.tap).includes(tapped) ? otherwise : left;
  }
  return otherwise && moment.plays.length > 0 ? otherwise : left;
}

/** Whether the goal is an answer, and orders are beside the point. */
const isAnswered = (goal: Goal): boolean => 'tap' in goal || 'choose' in goal;

/** As it was after so many plays of the step. */
const after = (moment: Moment, plays: number): Moment => ({
  ...moment,
  plays: moment.plays.slice(0, plays),
  state: moment.plays[plays]?.before ?? moment.state,
});

type Reaches = (at: Moment) => boolean;

const reachesBy =
  (goal: Goal, said: number | undefined): Reaches =>
  (at) =>
    isReached(goal, at, ticksOf(goal, at), said);

/** After how many plays of the step a goal that is reached was reached: what is reached without a play, after none. */
function reachedAfter(moment: Moment, reaches: Reaches): number {
  let n = moment.plays.length;
  while (n > 0 && reaches(after(moment, n - 1))) n--;
  return n;
}

const saidIn = ({ goal }: Step, { deeds }: Moment): number | undefined => {
  const spoken = 'choose' in goal ? lastOf(deeds, 'say') : undefined;
  return spoken === undefined ? undefined : Number(spoken) - 1;
};

/** After how many plays the next step begins, once the goal is reached: what was played besides is not what it tells of. */
export const neededPlays = (step: Step, moment: Moment): number =>
  'read' in step.goal ? 0 : reachedAfter(moment, reachesBy(step.goal, saidIn(step, moment)));

/**
 * What was answered of an order that still stands now that the goal would be reached: until it is taken back, what has happened is not what is told of
 * it, nor what the next step begins with.
 */
function standing(step: Step, moment: Moment, reaches: Reaches): Said | undefined {
  const { goal, wrong = [], otherwise } = step;
  const orders: Moment = { ...moment, deeds: [] };
  const n = reachedAfter(moment, reaches);
  // What is reached without a play is reached by what is no order, after all plays.
  const before = n === 0 ? orders : after(orders, n - 1);
  const found = wrong.find(({ when }) => holds(when, before) && holds(when, orders));
  if (found) return found.say;
  return isAnswered(goal) || before.plays.length === 0 ? undefined : otherwise;
}

/** What is answered of the orders played since the step began, whatever else has been done. */
export const wrongOrder = (step: Step, moment: Moment): StepProgress['wrong'] =>
  moment.plays.length === 0 || isAnswered(step.goal) ? undefined : wrongIn(step, { ...moment, deeds: [] }, undefined);

/** What is said of a goal that is reached: why the answer chosen is right, and what comes of it. */
export function repliesOf({ goal, done }: Step, said: number | undefined): readonly Said[] {
  const chosen = 'choose' in goal && said !== undefined ? goal.choose[said]?.say : undefined;
  return [chosen, done].filter((reply) => reply !== undefined);
}

/** How a step stands at a moment; a goal once reached stays so until what reached it is taken back, and none is while a wrong order stands. */
export function stepProgress(step: Step, moment: Moment, reachedBefore: boolean): StepProgress {
  const { goal } = step;
  const said = saidIn(step, moment);
  const ticks = ticksOf(goal, moment);
  const reaches = reachesBy(goal, said);
  if (reachedBefore) return { reached: true, ticks, said, wrong: undefined, withheld: false };
  if (!reaches(moment)) return { reached: false, ticks, said, wrong: wrongIn(step, moment, said), withheld: false };
  const wrong = standing(step, moment, reaches);
  return { reached: wrong === undefined, ticks, said, wrong, withheld: wrong !== undefined };
}
