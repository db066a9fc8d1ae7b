import { NOBODY } from '../../../kernel/hexGame';
import { chapterAt } from '../../../store/chapters';
import { match, type Snapshot } from '../../../store/match';
import { preferences } from '../../../store/preferences';
import { systemOf } from '../../../store/systems';
import { tableOf } from '../contract/systems';
import { mayDecide } from './deciding';

/**
 * The order that ends the phase, where whoever looks decides and there is nothing else to be done from its beginning on; undefined where there is, or he
 * wishes to be asked. Whoever has done something in a phase ends it himself, for until then he may take it back. Where something is hidden from a side a
 * phase never passes by itself: how fast it passed would tell.
 */
export function idleOrder(snapshot: Snapshot): unknown {
  const rules = systemOf(snapshot);
  const { context, state, head } = snapshot;
  if (head.practice || preferences.getState().stops || !mayDecide(snapshot)) return undefined;
  const chapters = match.chapters();
  if (chapters[chapterAt(chapters, snapshot.cursor)]?.from !== snapshot.cursor) return undefined;
  if (rules.hiddenBy?.(context) !== undefined || rules.asked(context, state)) return undefined;
  const { holdsUpNone } = tableOf(snapshot);
  const acts = rules
    .actors(context, state)
    .some((actor) => actor !== NOBODY && rules.legal(context, state, actor).some((order) => !holdsUpNone?.(order)));
  if (acts) return undefined;
  const [only, ...others] = rules.legal(context, state, NOBODY);
  return only !== undefined && others.length === 0 && rules.printAction(context, state, only) === 'end' ? only : undefined;
}

/** The plays by which phases have passed by themselves at this page: nobody has decided in them. */
const passed = new WeakSet<object>();

export function notePassed({ cursor }: Snapshot): void {
  passed.add(match.entries()[cursor]!);
}

/** Whether what was played after so many plays is one of them. */
export const hasPassed = (cursor: number): boolean => passed.has(match.entries()[cursor]!);
