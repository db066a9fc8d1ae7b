import type { Checked } from '../kernel/game';
import type { Doubt } from '../kernel/match';
import type { GameRecord } from '../kernel/record';
import type { Stop } from '../kernel/replay';
import { branchSeatsOf, isAlone, seatsOf, titleOf } from './carried';
import { redactDoubt, redactStop } from './redactedLog';
import type { BranchSeats, Seats } from './seats';
import { fetchRules, inPosition, provide, systemFor } from './systems';
import type { Replay } from './verified';

/** A record from outside that holds, at least up to a play. */
export interface Foreign {
  readonly record: GameRecord;
  /** Why its dice are not verified; undefined: they are. */
  readonly doubt: Doubt | undefined;
  /** The play that does not hold. */
  readonly stop: Stop | undefined;
  /** What it is called where it comes from, if it says so. */
  readonly title: string | undefined;
  /** What its sides are called, for one that bears no name: `Rome – Carthage`. */
  readonly sides: string;
  /** Who plays it, if it says so. */
  readonly seats: Seats | undefined;
  /** Who plays in branches of it where that is otherwise, if it says so. */
  readonly branchSeats: BranchSeats | undefined;
  /** One person plays both sides. */
  readonly alone: boolean;
  /** What came of playing the record again, for the table to go on with. */
  readonly replay: Replay;
}

/** Who plays in the branches that there are: another that is still to come may get the number of one that is not. */
function branchesPlayed(json: unknown, { branches = [] }: GameRecord): Checked<BranchSeats | undefined> {
  const seats = branchSeatsOf(json);
  if (!seats) {
    const isSaid = (json as { readonly branchSeats?: unknown }).branchSeats !== undefined;
    return isSaid ? { ok: false, faults: [{ at: 'branchSeats', expected: 'fields' }] } : { ok: true, value: undefined };
  }
  const there = branches.flatMap(({ id }) => (Object.hasOwn(seats, id) ? [[id, seats[id]!] as const] : []));
  return { ok: true, value: there.length > 0 ? Object.fromEntries(there) : undefined };
}

/** A record from outside: its shape is read and then the whole of it is played again by its own rules, which are fetched for that with all optional ones. */
export async function verifyRecord(json: unknown): Promise<Checked<Foreign>> {
  const [{ readRecord }, { doubtOf }, { replayedHere }, { ancients }] = await Promise.all([
    import('../kernel/record'),
    import('../kernel/match'),
    import('./replayed'),
    import('../rules/ancients'),
  ]);
  const read = readRecord(json);
  if (!read.ok) return read;
  const branchSeats = branchesPlayed(json, read.value);
  if (!branchSeats.ok) return branchSeats;
  provide(ancients);
  await fetchRules(read.value.position);
  const system = systemFor(read.value.position);
  if (!system.ok) return inPosition(system);
  const replayed = replayedHere(system.value, read.value);
  if (!replayed.ok) return replayed;
  const { match, stop } = replayed.value;
  const who = system.value.hiddenBy?.(match.context) && !match.outcome() ? 'none' : 'all';
  return {
    ok: true,
    value: {
      record: read.value,
      title: titleOf(json),
      sides: system.value.sideNames(match.context).join(' – '),
      seats: seatsOf(json),
      branchSeats: branchSeats.value,
      alone: isAlone(json),
      doubt: redactDoubt(doubtOf(match), who),
      stop: redactStop(stop, who),
      replay: replayed.value,
    },
  };
}
