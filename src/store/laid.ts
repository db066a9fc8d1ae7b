import type { Stop } from '../kernel/replay';
import type { AnyTwoSidedMatch, BareEvent, Side } from '../kernel/twoSides';
import { addChapters, type Chapter, cutChapters, firstChapter } from './chapters';
import { createRedactedLog, type RedactedLog } from './redactedLog';
import type { Elsewhere, GameHead, Loaded, LogEntry } from './snapshot';
import type { GameRecord, StoredGame } from './storedGame';

/** A game laid on the table: what is played, what is said of it and where it stands between this page and others. */
export interface Laid {
  readonly match: AnyTwoSidedMatch;
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
  /** Somebody has gone back on purpose, as no plain undo does: what lies behind the cursor is worth a copy. */
  explores: boolean;
  /** The game as it was before the last plays dropped some of it, to be kept beside it. */
  was: StoredGame | undefined;
}

/** A match as it comes to the table. */
export function layMatch(match: AnyTwoSidedMatch, head: GameHead, { loaded, broken }: Partial<Pick<Laid, 'loaded' | 'broken'>> = {}): Laid {
  const { system, context, start, log, cursor } = match;
  const chapters = [firstChapter(start, system.acts(context, start))];
  for (const [i, { events }] of log.entries()) addChapters(chapters, i + 1, events);
  return {
    match,
    head,
    position: system.printPosition(context, start),
    chapters,
    redactedLog: createRedactedLog(system, context, log, (moment) => match.stateAt(moment)),
    loaded,
    broken,
    seat: undefined,
    elsewhere: undefined,
    explores: cursor < log.length,
    was: undefined,
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

/** The table, where one game lies at a time. */
export interface MatchTable {
  laid: Laid | undefined;
  /** In milliseconds. */
  readonly clock: () => number;
  /** A game is kept as it is given; with it, where plays have been dropped, the game as it was. */
  readonly keep: (game: StoredGame, was?: StoredGame) => unknown;
  /** The game on the table is kept once for all that is done in one go, and not while it is done. */
  save(): void;
  /** The game on the table is shown anew: as it stands, or after so many plays; `fresh`: the play that has just been made. */
  show(fresh?: LogEntry, looking?: number): void;
  /** After how many plays the game is shown, where a past moment is looked at. */
  looking(): number | undefined;
}
