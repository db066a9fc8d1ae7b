import { MAIN } from '../kernel/branches';
import { doubtOf } from '../kernel/match';
import { releaseNow } from '../kernel/releases';
import { writeTree } from '../kernel/treeRecord';
import type { BareState, TwoSidedOutcome } from '../kernel/twoSides';
import { isPlayed } from './halvesNow';
import type { Laid, MatchTable } from './laid';
import { redactDoubt } from './redactedLog';
import { PEOPLE } from './seats';
import { commonPlays, type GameRecord, type GameStatus, type StoredGame, sealWhileHidden } from './storedGame';
import { withoutStories } from './stories';
import { viewerOf } from './viewer';

/** What every record of a game on the table begins with, whichever of its courses it is of. */
export function recordHead({ match: { seed, dice, halves, system }, head, position }: Laid): Omit<GameRecord, 'plays'> {
  const rules = releaseNow(system);
  return {
    version: 1,
    ...(rules === undefined ? {} : { rules }),
    ...(head.battle === null ? {} : { battle: head.battle }),
    names: head.names,
    position,
    seed,
    dice,
    ...(halves ? { halves } : {}),
  };
}

/** The record of a game on the table. Its plays are the very lines of the log, so that a long game is not held twice: what leaves the store goes through `toldPlays`. */
export const recordOf = (laid: Laid): GameRecord => sealWhileHidden({ ...recordHead(laid), ...writeTree(laid.tree) });

function statusOf({ match }: Laid, { turn, player, phase }: BareState, outcome: TwoSidedOutcome | undefined): GameStatus {
  const status = { turn, turns: match.context.turns, player, phase };
  return outcome === undefined ? status : { ...status, winner: outcome.winner };
}

/** How a game stands, and what its dice leave in doubt, as they are kept beside its record. */
export const marksOf = (laid: Laid): Pick<StoredGame, 'doubt'> & { readonly status: GameStatus } => ({
  // A game that is over stays so, whatever is tried beside it.
  status: statusOf(laid, laid.match.state, (laid.tree.branch(MAIN)!.outcome as TwoSidedOutcome | undefined) ?? laid.match.outcome()),
  doubt: redactDoubt(doubtOf(laid.match), viewerOf(laid)),
});

/** The game as it is kept, `updated` in milliseconds. */
export function storedOf(laid: Laid, updated: number): StoredGame {
  const { [MAIN]: seats = PEOPLE, ...branchSeats } = laid.branchSeats;
  return {
    ...laid.head,
    seats,
    ...(Object.keys(branchSeats).length > 0 ? { branchSeats } : {}),
    updated,
    record: recordOf(laid),
    ...marksOf(laid),
  };
}

/** Whether a game on the table stands as a record has it, to the last play taken back. */
export function isAsRecorded(laid: Laid, { plays, cursor, conceded, mainName, branches, branch, notes, halves }: GameRecord): boolean {
  const now = writeTree(laid.tree);
  return (
    cursor === now.cursor &&
    conceded === now.conceded &&
    branch === now.branch &&
    mainName === now.mainName &&
    plays.length === now.plays.length &&
    commonPlays(now.plays, plays) === plays.length &&
    JSON.stringify([withoutStories({ branches }), notes, halves]) ===
      JSON.stringify([withoutStories({ branches: now.branches }), now.notes, laid.match.halves])
  );
}

/** Whether a play here begins a branch, for what lies behind the cursor is more than a choice taken back: somebody has gone back over it on purpose, too. */
export function beginsBranch(laid: Laid): boolean {
  const { match, tree, head, explores } = laid;
  const { log, cursor } = match;
  if (head.practice || cursor === log.length) return false;
  return explores || tree.hangsBehind || isPlayed(laid);
}

/** Keeps the game on the table, once for all that is done in one go; a game to learn by, or one that does not hold, is not kept. */
export function createSaving(table: Pick<MatchTable, 'laid' | 'keep' | 'clock'>): () => void {
  let isDue = false;
  const keepNow = (): void => {
    isDue = false;
    const { laid } = table;
    if (!laid) return;
    if (!laid.broken) table.keep(storedOf(laid, table.clock()));
  };
  return () => {
    if (isDue || table.laid?.head.practice || table.laid?.broken) return;
    isDue = true;
    queueMicrotask(keepNow);
  };
}
