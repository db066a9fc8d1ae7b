import { type AnyMatch, doubtOf } from '../kernel/match';
import type { KernelState, Outcome, Side } from '../kernel/system';
import { redactDoubt } from './redactedLog';
import type { GameHead, Viewer } from './snapshot';
import { type GameRecord, type GameStatus, newId, type StoredGame, sealWhileHidden } from './storedGame';

/** A game at the table: what is played, and what is said of it. */
export interface Laid {
  readonly match: AnyMatch;
  readonly head: GameHead;
  /** Where it began, as a record has it. */
  readonly position: object;
  readonly viewer: Viewer;
}

/** Its plays are the very lines of the log, so that a long game is not held twice: what leaves the store goes through `barePlays`. */
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

function statusOf({ match }: Laid, { turn, player, phase }: KernelState, outcome: Outcome | undefined): GameStatus {
  const status = { turn, turns: match.context.turns, player: player as Side, phase };
  return outcome === undefined ? status : { ...status, winner: outcome.winner };
}

function doubtful({ match, viewer }: Laid): Pick<StoredGame, 'doubt'> {
  const doubt = redactDoubt(doubtOf(match), viewer);
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
export function asItWas(laid: Laid, updated: number): StoredGame {
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
