import { type Entry, type Game, type KernelState, REDACTED } from '../kernel/game';
import type { Doubt } from '../kernel/match';
import type { Stop } from '../kernel/replay';
import type { Side } from '../kernel/twoSides';
import type { Viewer } from './snapshot';

/** What is said of a play's dice or of its order does not say the order while it may be hidden from whoever looks. */
export const redactDoubt = (doubt: Doubt | undefined, viewer: Viewer): Doubt | undefined =>
  viewer !== 'all' && doubt?.stray ? { ...doubt, stray: { ...doubt.stray, order: REDACTED } } : doubt;

export const redactStop = (stop: Stop | undefined, viewer: Viewer): Stop | undefined =>
  viewer !== 'all' && stop ? { ...stop, order: REDACTED } : stop;

/** What both sides may read of an entry. */
function common<Event>(first: Entry<Event>, second: Entry<Event>): Entry<Event> {
  if (first === second) return first;
  const events = first.events.filter((event) => second.events.includes(event));
  const order = first.order === second.order ? first.order : REDACTED;
  return { order, dice: events.length > 0 ? first.dice : [], events, barrier: first.barrier };
}

export interface RedactedLog<Event> {
  /** The log as a side may read it, or, without one, as both may. */
  read(side: Side | undefined): readonly Entry<Event>[];
  /** Plays behind a place in the log are dropped. */
  cut(count: number): void;
}

/** Tells a log as it grows; what was told once stays. */
export function createRedactedLog<Context, State extends KernelState, Event>(
  system: Pick<Game<unknown, Context, State, unknown, Event>, 'redactEntry'>,
  context: Context,
  log: readonly Entry<Event>[],
  stateAt: (cursor: number) => State,
): RedactedLog<Event> {
  const redact = (before: State, after: State, entry: Entry<Event>, side: Side) =>
    system.redactEntry?.(context, before, after, entry, side) ?? entry;
  const lists: [Entry<Event>[], Entry<Event>[], Entry<Event>[]] = [[], [], []];
  const catchUp = (): void => {
    for (let i = lists[0].length; i < log.length; i++) {
      const [before, after] = [stateAt(i), stateAt(i + 1)];
      const [first, second] = [redact(before, after, log[i]!, 0), redact(before, after, log[i]!, 1)];
      lists[0].push(first);
      lists[1].push(second);
      lists[2].push(common(first, second));
    }
  };
  return {
    read(side) {
      catchUp();
      return lists[side ?? 2];
    },
    cut(count) {
      for (const list of lists) list.length = Math.min(list.length, count);
    },
  };
}
