import { MAIN } from '../kernel/branches';
import type { Stop } from '../kernel/replay';
import { sharedStart } from '../kernel/share';
import { GameTree, type Shape } from '../kernel/tree';
import type { AnyTwoSidedMatch, BareEvent, Side } from '../kernel/twoSides';
import { addChapters, type Chapter, cutChapters, firstChapter } from './chapters';
import { createRedactedLog, type RedactedLog } from './redactedLog';
import { type BranchSeats, seatsIn } from './seats';
import type { Secrets } from './secrets';
import type { Elsewhere, GameHead, Loaded, LogEntry } from './snapshot';
import type { GameRecord, StoredGame } from './storedGame';

/** A game laid on the table: what is played, what is said of it and where it stands between this page and others. */
export interface Laid {
  /** The course that the table stands on. */
  readonly match: AnyTwoSidedMatch;
  /** All courses. */
  readonly tree: GameTree<BareEvent>;
  head: GameHead;
  /** Where it began, as a record has it. */
  readonly position: object;
  readonly chapters: Chapter[];
  /** Its log as each side may read it. */
  readonly redactedLog: RedactedLog<BareEvent>;
  /** The dice of a game to learn by. */
  readonly loaded: Loaded | undefined;
  /** The play that does not hold, and the record that it stands in: that record stays whole. */
  broken: { readonly stop: Stop; readonly whole: GameRecord } | undefined;
  /** The side that has sat down, where the game hides something from the other. */
  seat: Side | undefined;
  elsewhere: Elsewhere;
  /** Somebody has gone back on purpose, as no plain undo does: what lies behind the cursor is worth a branch. */
  explores: boolean;
  /** Who plays, in the game and in branches; the head names those of the branch that the table stands on. */
  branchSeats: BranchSeats;
  /** Where both sides make the dice: the side whose halves this device opens. */
  mine: Side | undefined;
  /** It has opened the half that is asked of it for another order, or against other halves, and opens it for no second one. */
  refusesHalf: boolean;
  /** The branches as they were before the last change of theirs, as long as nothing has been played since. */
  reshaped: Reshaped | undefined;
}

/** The branches as they were, and when that is still what went before. */
export interface Reshaped {
  readonly before: Shape<BareEvent>;
  readonly seats: BranchSeats;
  readonly length: number;
  readonly changes: number;
}

/** A match as it comes to the table. */
export function layMatch(
  match: AnyTwoSidedMatch,
  head: GameHead,
  {
    loaded,
    broken,
    tree = new GameTree<BareEvent>(match),
    branchSeats = { [MAIN]: head.seats },
    mine,
    elsewhere,
    refusesHalf = false,
  }: Partial<Pick<Laid, 'loaded' | 'broken' | 'tree' | 'branchSeats' | 'mine' | 'elsewhere' | 'refusesHalf'>> = {},
): Laid {
  const { system, context, start, log, cursor } = match;
  const chapters = [firstChapter(start, system.acts(context, start))];
  for (const [i, { events }] of log.entries()) addChapters(chapters, i + 1, events);
  return {
    match,
    tree,
    head: { ...head, seats: seatsIn(tree, branchSeats) },
    position: system.printPosition(context, start),
    chapters,
    redactedLog: createRedactedLog(system, context, log, (moment) => match.stateAt(moment)),
    loaded,
    broken,
    seat: undefined,
    elsewhere,
    explores: cursor < log.length,
    branchSeats,
    mine,
    refusesHalf,
    reshaped: undefined,
  };
}

/** Who is to decide in a game; undefined when it is over. */
export const deciderOf = ({ match }: Pick<Laid, 'match'>, state = match.state): Side | undefined =>
  match.system.decider(match.context, state);

/** Whether something stands against changing a game here. */
export const isShut = ({ broken, elsewhere }: Laid): boolean => broken !== undefined || elsewhere !== undefined;

/** Drops what is known of the plays behind a place in the log. */
export function cutLog({ chapters, redactedLog }: Laid, count: number): void {
  cutChapters(chapters, count);
  redactedLog.cut(count);
}

/** What comes behind a place in the main line is not what was read there. */
export function readUpTo(laid: Laid, count: number): void {
  if (laid.head.told > count) laid.head = { ...laid.head, told: count };
}

/** The table goes elsewhere in the tree; what is known of the log goes with it. */
export function changeCourse(laid: Laid, act: (tree: GameTree<BareEvent>) => void): void {
  const { match, tree, chapters } = laid;
  const before = match.log.slice();
  const main = tree.path(MAIN).slice();
  act(tree);
  readUpTo(laid, sharedStart(tree.path(MAIN), main));
  const { log } = match;
  const shared = sharedStart(log, before);
  cutLog(laid, shared);
  for (let i = shared; i < log.length; i++) addChapters(chapters, i + 1, log[i]!.events);
  laid.explores = match.cursor < log.length;
  laid.head = { ...laid.head, seats: seatsIn(tree, laid.branchSeats) };
}

/** What has been taken back behind a place in the log is gone. */
export const dropBehind = (laid: Laid, at: number): void => changeCourse(laid, () => laid.match.follow(laid.match.log.slice(0, at), at));

/** The table, where one game lies at a time. */
export interface MatchTable {
  laid: Laid | undefined;
  /** In milliseconds. */
  readonly clock: () => number;
  /** What this device holds of the dice that both sides make. */
  readonly secrets: Secrets;
  /** A game is kept as it is given. */
  readonly keep: (game: StoredGame) => unknown;
  /** The game on the table is kept once for all that is done in one go, and not while it is done. */
  save(): void;
  /** The game on the table is shown anew: as it stands, or after so many plays; `fresh`: the play that has just been made. */
  show(fresh?: LogEntry, looking?: number): void;
  /** After how many plays the game is shown, where a past moment is looked at. */
  looking(): number | undefined;
}
