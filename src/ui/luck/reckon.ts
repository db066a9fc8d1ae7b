import { createStore } from 'zustand/vanilla';
import { type LuckOfPlay, luckOfPlay, measuredBy } from '../../kernel/luck';
import { type BareState, SIDES } from '../../kernel/twoSides';
import { match } from '../../store/match';
import type { LogEntry, Snapshot, Viewer } from '../../store/snapshot';
import { systemOf } from '../../store/systems';
import { knownTo } from '../../store/viewer';
import { whenIdle } from '../app/whenIdle';
import type { GameLuck } from '../table/contract/luck';
import { gameLuck } from '../table/contract/luckPart';
import { tableOf } from '../table/contract/systems';
import { now } from '../table/session';
import type { LuckAt } from './sums';

/* The plays of the game at the table are gone through one after the other while the page has nothing else to do. */

/** So many milliseconds in one go. */
const SLICE = 8;

/** Counts how often something has been reckoned, for the view to look again. */
export const reckoned = createStore<{ readonly times: number }>(() => ({ times: 0 }));

/** What is known already of the plays of one game, as one viewer sees it; null: this viewer may not know. */
interface Known {
  readonly context: object;
  readonly viewer: Viewer;
  readonly plays: WeakMap<LogEntry, LuckOfPlay | null>;
}
let known: Known | undefined;

function knownNow({ context, viewer }: Snapshot): Known {
  if (known?.context !== context || known.viewer !== viewer) known = { context, viewer, plays: new WeakMap() };
  return known;
}

/** The luck of a play as whoever looks may know it; null where he may not read it, or cannot make it again with what he knows. */
export function luckOfEntry(snapshot: Snapshot, { measures }: GameLuck, before: BareState, { order, dice }: LogEntry): LuckOfPlay | null {
  const system = systemOf(snapshot);
  const { context, viewer } = snapshot;
  // What nobody tells him is in none of the numbers.
  const seen = knownTo(viewer, { system, context }, before);
  try {
    const action = system.parseAction(context, seen, order);
    if (action === undefined) return null;
    const luck = luckOfPlay({ system, context, before: seen, action, dice, sides: SIDES.length, ...measuredBy(measures) });
    return luck.rolls.length === dice.length ? luck : null;
  } catch (error) {
    if (viewer === 'all') throw error;
    return null;
  }
}

/** Places in the log that are waited for. */
const wanted = new Set<number>();
let isComing = false;

function reckon(): void {
  isComing = false;
  const snapshot = now();
  const luck = snapshot && gameLuck(tableOf(snapshot)).now();
  if (!snapshot || !luck) return wanted.clear();
  const { plays } = knownNow(snapshot);
  const entries = match.entries();
  const until = performance.now() + SLICE;
  // In the order in which they were played each state follows from the last.
  for (const at of [...wanted].sort((a, b) => a - b)) {
    wanted.delete(at);
    const entry = entries[at];
    if (entry && entry.dice.length > 0 && !plays.has(entry)) plays.set(entry, luckOfEntry(snapshot, luck, match.stateAt(at), entry));
    if (performance.now() > until) break;
  }
  reckoned.setState(({ times }) => ({ times: times + 1 }));
  come();
}

function come(): void {
  if (isComing || wanted.size === 0) return;
  isComing = true;
  whenIdle(reckon);
}

/** Has plays reckoned, by how many lie before each. */
export function want(places: Iterable<number>): void {
  for (const at of places) wanted.add(at);
  come();
}

/** The luck of a play, once it has been reckoned; null: whoever looks may not know. */
export const luckNow = (snapshot: Snapshot, entry: LogEntry): LuckOfPlay | null | undefined => knownNow(snapshot).plays.get(entry);

export interface Progress {
  readonly plays: readonly LuckAt[];
  /** Plays that are still to be reckoned, by how many lie before each. */
  readonly missing: readonly number[];
  readonly all: number;
  /** Something is left out, for whoever looks may not know it. */
  readonly isPart: boolean;
}

/** The luck of all plays up to where the game stands, as far as it has been reckoned. */
export function luckSoFar(snapshot: Snapshot): Progress {
  const plays: LuckAt[] = [];
  const missing: number[] = [];
  let all = 0;
  let isPart = snapshot.viewer !== 'all';
  for (const [at, entry] of match.entries().slice(0, snapshot.cursor).entries()) {
    if (entry.dice.length === 0) continue;
    all++;
    const luck = luckNow(snapshot, entry);
    if (luck === undefined) missing.push(at);
    else if (luck === null) isPart = true;
    else plays.push({ at: at + 1, ...luck });
  }
  return { plays, missing, all, isPart };
}
