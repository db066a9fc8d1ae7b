import { otherSide } from '../../../kernel/twoSides';
import { isApart } from '../../../store/apart';
import { chapterAt } from '../../../store/chapters';
import { match, type Snapshot } from '../../../store/match';
import { preferences } from '../../../store/preferences';
import { systemOf } from '../../../store/systems';
import { type HandOver, isHandedOver, type Recap, type TableState } from '../../../store/table';
import { lastBy } from './changes';
import { deciderOf } from './deciding';
import { hasPassed } from './idle';

/** Whether two people play at this screen. In what is only studied there is no other side. */
export const areTwoHere = (now: Pick<Snapshot, 'head' | 'doubt'>): boolean =>
  !isApart(now) && !now.head.alone && now.head.seats.every((seat) => seat === 'person');

/** Whether two people share the screen and are asked to hand it over; a question between is no hand-over. */
const sharesScreen = (now: Snapshot): boolean =>
  preferences.getState().handOver && areTwoHere(now) && !systemOf(now).asked(now.context, now.state);

/** Whether somebody else acts in the phase that begins, or, before the first turn, in the same phase. */
function handsOver({ state: before }: Snapshot, now: Snapshot): boolean {
  const { state: after, context } = now;
  const rules = systemOf(now);
  return (
    sharesScreen(now) &&
    (before.phase !== after.phase || before.player !== after.player) &&
    rules.decider(context, before) !== rules.decider(context, after)
  );
}

/** Whether two people share the screen where a phase begins, in which nothing has been played yet. */
export function beginsShared(now: Snapshot): boolean {
  const chapters = match.chapters();
  return chapters[chapterAt(chapters, now.cursor)]!.from === now.cursor && sharesScreen(now);
}

/** What the other side did since a side last decided: whoever decides now; undefined when nobody does any more. `skips`: phases, by where they begin, in which nobody did. */
export function newsAt(snapshot: Snapshot, side = deciderOf(snapshot), skips = hasPassed): Recap | undefined {
  if (side === undefined) return undefined;
  const { cursor } = snapshot;
  return { from: lastBy(match.chapters(), side, cursor, skips), to: cursor, by: otherSide(side) };
}

/** The card for whoever decides next. */
export function handOverAt(snapshot: Snapshot): HandOver | undefined {
  const news = newsAt(snapshot);
  return news && { from: news.from, to: news.to, step: undefined };
}

/** What lies on the table where the game has gone on, or is played again, to the turn of another person; undefined where it has not. 13.7 has a card of its own. */
export const handedOn = (before: Snapshot, after: Snapshot): Partial<TableState> | undefined =>
  !after.head.practice && after.viewer !== 'none' && handsOver(before, after)
    ? { handOver: handOverAt(after), recap: undefined, sheet: false }
    : undefined;

/** The card is laid aside while a past moment is shown, unless that is one of its steps, and comes back with the game. */
export function cardBeside({ looking }: Snapshot, held: TableState): Partial<TableState> {
  const { handOver, handOverAside } = held;
  if (looking === undefined) return handOverAside ? { handOver: handOverAside, handOverAside: undefined } : {};
  return isHandedOver(held) ? { handOver: undefined, handOverAside: handOver } : {};
}
