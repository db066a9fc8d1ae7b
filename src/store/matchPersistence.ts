import { doubtOf } from '../kernel/match';
import type { BareState, TwoSidedOutcome } from '../kernel/twoSides';
import type { Laid, MatchTable } from './laid';
import { redactDoubt } from './redactedLog';
import { commonPlays, type GameRecord, type GameStatus, newId, type StoredGame, sealWhileHidden } from './storedGame';
import { viewerOf } from './viewer';

/** The record of a game on the table. Its plays are the very lines of the log, so that a long game is not held twice: what leaves the store goes through `barePlays`. */
export function recordOf({ match, head, position }: Laid): GameRecord {
  const { cursor, log, conceded, seed, dice } = match;
  const result = match.outcome();
  return sealWhileHidden({
    version: 1,
    ...(head.battle === null ? {} : { battle: head.battle }),
    names: head.names,
    position,
    seed,
    dice,
    plays: log.slice(),
    ...(cursor < log.length ? { cursor } : {}),
    ...(conceded ? { conceded } : {}),
    ...(result ? { result } : {}),
  });
}

function statusOf({ match }: Laid, { turn, player, phase }: BareState, outcome: TwoSidedOutcome | undefined): GameStatus {
  const status = { turn, turns: match.context.turns, player, phase };
  return outcome === undefined ? status : { ...status, winner: outcome.winner };
}

function doubtful(laid: Laid): Pick<StoredGame, 'doubt'> {
  const doubt = redactDoubt(doubtOf(laid.match), viewerOf(laid));
  return doubt ? { doubt } : {};
}

/** The game as it is kept, `updated` in milliseconds. */
export const storedOf = (laid: Laid, updated: number): StoredGame => ({
  ...laid.head,
  updated,
  record: recordOf(laid),
  status: statusOf(laid, laid.match.state, laid.match.outcome()),
  ...doubtful(laid),
});

/** The game as it was, with all that lies behind the cursor: a game of its own, older than the one that goes on from here. */
function asItWas(laid: Laid, updated: number): StoredGame {
  const { match, head } = laid;
  const { cursor: at, result: _, ...record } = recordOf(laid);
  const end = match.stateAt(match.log.length);
  const outcome = match.system.outcome(match.context, end);
  return {
    ...head,
    id: newId(),
    updated: updated - 1,
    record: outcome ? { ...record, result: outcome } : record,
    status: statusOf(laid, end, outcome),
    ...doubtful(laid),
    branched: { of: head.id, at: at ?? match.cursor },
  };
}

/** Whether a game on the table stands as a record has it, to the last play taken back. */
export const isAsRecorded = ({ match }: Laid, { plays, cursor = plays.length, conceded }: GameRecord): boolean =>
  cursor === match.cursor &&
  conceded === match.conceded &&
  plays.length === match.log.length &&
  commonPlays(match.log, plays) === plays.length;

/** Whether what lies behind the cursor is more than a choice taken back: dice, another player's plays, or what somebody has gone back over on purpose. */
const isWorthACopy = ({ match: { log, cursor }, head, explores }: Laid): boolean =>
  !head.practice && (explores || log.slice(cursor).some(({ barrier }) => barrier));

/** The whole game before a play that drops what lies behind the cursor; undefined where nothing of that is worth a copy. */
export const wholeBeforeDrop = (laid: Laid, now: number): StoredGame | undefined => (isWorthACopy(laid) ? asItWas(laid, now) : undefined);

/** Keeps the game on the table, once for all that is done in one go; a game to learn by, or one that does not hold, is not kept. */
export function createSaving(table: Pick<MatchTable, 'laid' | 'keep' | 'clock'>): () => void {
  let isDue = false;
  const keepNow = (): void => {
    isDue = false;
    const { laid } = table;
    if (!laid) return;
    if (!laid.broken) table.keep(storedOf(laid, table.clock()), laid.was);
    laid.was = undefined;
  };
  return () => {
    if (isDue || table.laid?.head.practice || table.laid?.broken) return;
    isDue = true;
    queueMicrotask(keepNow);
  };
}
