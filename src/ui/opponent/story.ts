import { createStore } from 'zustand/vanilla';
import type { ReviewedPlay } from '../../ai/protocol';
import type { Reviewed } from '../table/contract/opponentPart';
import { now } from '../table/session';
import { review } from './client';
import { canWeigh, takeCourse } from './course';
import { opponent } from './opponent';

/** What the dice of the game have done. */
export const story = createStore<{ readonly told: Reviewed | undefined }>(() => ({ told: undefined }));

const isOf = (head: { readonly id: string }, cursor: number, of: { readonly game: string; readonly cursor: number } | undefined): boolean =>
  of?.game === head.id && of.cursor === cursor;

/** Has the dice of the game gone through up to where it stands, unless they have been or are just now. 13.7 Nothing of it before all may be seen. */
export async function askReview(): Promise<void> {
  const snapshot = now();
  if (!snapshot || !canWeigh()) return;
  const { cursor, head } = snapshot;
  const { told } = story.getState();
  if (isOf(head, cursor, told) && !told?.failed) return;
  const tell = (news: Pick<Reviewed, 'plays' | 'done' | 'failed'>) => story.setState({ told: { game: head.id, cursor, ...news } });
  tell({ plays: undefined, done: 0 });
  const plays: ReviewedPlay[] = [];
  for (let done: number | undefined = 0; done !== undefined; ) {
    const answer = await review(cursor, done);
    if (!isOf(head, cursor, story.getState().told)) return;
    if (answer.kind !== 'review') return tell({ plays: undefined, done, failed: true });
    plays.push(...answer.plays);
    done = answer.next;
    tell(done === undefined ? { plays, done: cursor } : { plays: undefined, done });
  }
}

/** Reckons what a battle that is over is told by: first its dice, then its curve, which takes longer. */
export async function tellStory(): Promise<void> {
  const snapshot = now();
  if (!snapshot?.outcome || !canWeigh()) return;
  const { cursor, head } = snapshot;
  await askReview();
  const { told } = story.getState();
  // The dice are still gone through for whoever asked first, or another moment is.
  if (!isOf(head, cursor, told) || (!told?.plays && !told?.failed)) return;
  if (now()?.head.id === head.id && !isOf(head, cursor, opponent.getState().course)) await takeCourse();
}
