import { shareWon } from '../../ai/weighing';
import type { Chapter } from '../../store/chapters';
import { match } from '../../store/match';
import { tellMissing } from '../app/fetched';
import { now, standsAt } from '../table/session';
import { hasFailed, weigh } from './client';
import { opponent, type Weight } from './opponent';

/** The first moment of every player turn up to one, and that one. */
export function momentsOf(chapters: readonly Chapter[], cursor: number): Omit<Weight, 'first'>[] {
  const moments: Omit<Weight, 'first'>[] = [];
  for (const { from, turn, player, phase } of chapters) {
    if (from > cursor || phase === 'over') break;
    const last = moments.at(-1);
    if (!last || last.turn !== turn || last.player !== player) moments.push({ moment: from, turn, player });
  }
  const last = moments.at(-1);
  if (last && last.moment < cursor) moments.push({ ...last, moment: cursor });
  return moments;
}

/** How often a curve was begun or dropped: what was begun before goes no further. */
let run = 0;

/** 13.7 Where something is hidden from whoever looks, the curve would tell of it. */
export const canWeigh = (): boolean => now()?.viewer === 'all';

/** Weighs the game from its beginning to where it stands, one player turn after the other, or goes on with where that has failed. */
export async function takeCourse(): Promise<void> {
  const snapshot = now();
  if (!snapshot || !canWeigh()) return;
  const { cursor, outcome } = snapshot;
  const at = standsAt(snapshot);
  const mine = ++run;
  const moments = momentsOf(match.chapters(), cursor);
  const { course } = opponent.getState();
  const weights = course?.at === at && course.failed ? [...course.weights] : [];
  const show = (failure?: { readonly what: string }) => {
    if (failure?.what === 'missing') tellMissing();
    opponent.setState({ course: { at, all: moments.length, weights: [...weights], ...(failure ? { failed: true } : {}) } });
  };
  show();
  for (const [i, place] of moments.entries()) {
    if (i < weights.length) continue;
    const ended = outcome && i === moments.length - 1;
    const answer = ended ? undefined : await weigh(place.moment);
    const after = now();
    if (mine !== run || !after) return;
    // Other plays are other moments: what has been weighed is of none of them.
    if (standsAt(after) !== at) return dropCourse();
    if (ended) weights.push({ ...place, first: shareWon(outcome.winner) });
    else if (answer?.kind === 'weight') weights.push({ ...place, first: answer.first });
    else if (hasFailed(answer)) return show(answer);
    else return dropCourse();
    show();
  }
}

export function dropCourse(): void {
  run++;
  opponent.setState({ course: undefined });
}
