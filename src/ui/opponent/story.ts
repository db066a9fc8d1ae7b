import { createStore } from 'zustand/vanilla';
import type { ReviewedPlay } from '../../ai/protocol';
import { now } from '../table/session';
import { review } from './client';
import { canWeigh, takeCourse } from './course';
import { opponent } from './opponent';

/** What the dice of a game have done, up to where it stands. */
interface Story {
  readonly game: string;
  readonly cursor: number;
  /** Undefined while it is reckoned. */
  readonly plays: readonly ReviewedPlay[] | undefined;
}

export const story = createStore<{ readonly told: Story | undefined }>(() => ({ told: undefined }));

/** Reckons what a battle that is over is told by: first its dice, then its curve, which takes longer. 13.7 Nothing of it before all may be seen. */
export async function tellStory(): Promise<void> {
  const snapshot = now();
  if (!snapshot?.outcome || !canWeigh()) return;
  const { cursor, head } = snapshot;
  const isThere = (of: { readonly game: string; readonly cursor: number } | undefined) => of?.game === head.id && of.cursor === cursor;
  if (!isThere(story.getState().told)) {
    story.setState({ told: { game: head.id, cursor, plays: undefined } });
    const answer = await review(cursor);
    if (!isThere(story.getState().told)) return;
    const told = answer.kind === 'review' ? { game: head.id, cursor, plays: answer.plays } : undefined;
    story.setState({ told });
  }
  if (now()?.head.id === head.id && !isThere(opponent.getState().course)) await takeCourse();
}
