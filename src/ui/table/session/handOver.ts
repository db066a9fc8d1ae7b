import { otherSide } from '../../../kernel/twoSides';
import { isApart } from '../../../store/apart';
import { match, type Snapshot } from '../../../store/match';
import { preferences } from '../../../store/preferences';
import { systemOf } from '../../../store/systems';
import type { HandOver, Recap } from '../../../store/table';
import { lastBy } from './changes';
import { deciderOf } from './deciding';
import { hasPassed } from './idle';

/** Whether somebody else acts in the phase that begins, or, before the first turn, in the same phase; a question between is no hand-over. */
export function handsOver({ state: before }: Snapshot, now: Snapshot): boolean {
  const { state: after, context, head } = now;
  const rules = systemOf(now);
  return (
    preferences.getState().handOver &&
    // In what is only studied there is no other side.
    !isApart(now) &&
    !head.alone &&
    head.seats.every((seat) => seat === 'person') &&
    !rules.asked(context, after) &&
    (before.phase !== after.phase || before.player !== after.player) &&
    rules.decider(context, before) !== rules.decider(context, after)
  );
}

/** What was played since a side last decided: whoever decides now; undefined when nobody does any more. */
export function newsAt(snapshot: Snapshot, side = deciderOf(snapshot)): Recap | undefined {
  if (side === undefined) return undefined;
  const { cursor } = snapshot;
  return { from: lastBy(match.chapters(), side, cursor, hasPassed), to: cursor, by: otherSide(side) };
}

/** The card for whoever decides next. */
export function handOverAt(snapshot: Snapshot): HandOver | undefined {
  const news = newsAt(snapshot);
  return news && { ...news, step: undefined };
}
