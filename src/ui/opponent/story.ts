import { createStore } from 'zustand/vanilla';
import type { ReviewedPlay } from '../../ai/protocol';
import { tellMissing } from '../app/fetched';
import type { Reviewed } from '../table/contract/opponentPart';
import { now, standsAt } from '../table/session';
import { hasFailed, review } from './client';
import { canWeigh, takeCourse } from './course';
import { opponent } from './opponent';

/** What the dice of the game have done. */
export const story = createStore<{ readonly told: Reviewed | undefined }>(() => ({ told: undefined }));

/** Has the dice of the game gone through up to where it stands, unless they have been; where they are just now, it is waited for. 13.7 Nothing of it before all may be seen. */
export async function askReview(): Promise<void> {
  const snapshot = now();
  if (!snapshot || !canWeigh()) return;
  const at = standsAt(snapshot);
  const { told } = story.getState();
  if (told?.at !== at || told.failed) underWay = goThrough(snapshot.cursor, at);
  await underWay;
}

let underWay: Promise<void> | undefined;

async function goThrough(cursor: number, at: string): Promise<void> {
  const tell = (news: Pick<Reviewed, 'plays' | 'done' | 'failed'>) => story.setState({ told: { at, ...news } });
  const isElsewhere = () => story.getState().told?.at !== at;
  tell({ plays: undefined, done: 0 });
  const plays: ReviewedPlay[] = [];
  for (let done: number | undefined = 0; done !== undefined; ) {
    const answer = await review(cursor, done);
    if (isElsewhere()) return;
    const after = now();
    // Other plays have other dice.
    if (!after || standsAt(after) !== at) return story.setState({ told: undefined });
    if (hasFailed(answer)) {
      if (answer.what === 'missing') tellMissing();
      return tell({ plays: undefined, done, failed: true });
    }
    if (answer.kind !== 'review') return story.setState({ told: undefined });
    plays.push(...answer.plays);
    done = answer.next;
    tell(done === undefined ? { plays, done: cursor } : { plays: undefined, done });
  }
}

/** Reckons what a battle that is over is told by, as far as it has not been: first its dice, then its curve, which takes longer. */
export async function tellStory(): Promise<void> {
  const snapshot = now();
  if (!snapshot?.outcome || !canWeigh()) return;
  const at = standsAt(snapshot);
  await askReview();
  const { told } = story.getState();
  // Another moment is gone through.
  if (told?.at !== at || (!told.plays && !told.failed)) return;
  const after = now();
  const { course } = opponent.getState();
  if (after && standsAt(after) === at && (course?.at !== at || course.failed)) await takeCourse();
}
