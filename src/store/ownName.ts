import { courseKey, type Halves, halvesUpTo, rollsIn, withoutHalves } from '../kernel/halves';
import type { Side } from '../kernel/twoSides';
import { replayedHere } from './replayed';
import type { Secrets } from './secrets';
import { commonPlays, type GameRecord } from './storedGame';
import { systemFor } from './systems';

/** What a game that is sent has done in the name of the side of this device, and nobody has done here. */
export type InOwnName = 'orders' | 'surrender';

export interface Taken {
  readonly record: GameRecord;
  /** Empty: all that is new is the other side's, or has been given here. */
  readonly inOwnName: readonly InOwnName[];
}

/** Who decides after so many plays of a record, as far as it holds. */
function decidersIn({ branches: _, branch: __, notes: ___, cursor: ____, result: _____, conceded: ______, ...played }: GameRecord) {
  const system = systemFor(played.position);
  const replayed = system.ok ? replayedHere(system.value, played) : system;
  if (!replayed.ok) return () => undefined;
  const { match } = replayed.value;
  return (at: number): Side | undefined => match.system.decider(match.context, match.stateAt(Math.min(at, match.log.length)));
}

/** The halves of a game in which no order waits that this device would have to have given and has not; the one that it has given itself waits on. */
function waiting(kept: GameRecord, { halves, plays }: GameRecord, isGiven: (at: number, order: string) => boolean): Halves {
  const { order: _, ...others } = halves!;
  const order = [halves!.order, kept.halves!.order].find((one) => one !== undefined && isGiven(plays.length, one));
  return order === undefined ? halvesUpTo(others, rollsIn(plays)) : { ...others, order };
}

/**
 * What comes of a game that is kept here and of what is sent of it, `merged`, where this device opens the halves of a side: of what is new, what is that
 * side's own must have been given here. The last order of its own with dice is known to its secrets. Other orders the device may have given and lost; so may
 * anybody have written them, and its surrender.
 */
export function takenFor(secrets: Secrets, kept: GameRecord, merged: GameRecord): Taken {
  const mine = secrets.sideOf(kept.halves);
  const { plays, halves, conceded } = merged;
  const shared = commonPlays(kept.plays, plays);
  const isSame = shared === plays.length && halves!.order === kept.halves!.order;
  // Once the dice come from elsewhere a device plays for whoever is to decide.
  if (mine === undefined || kept.halves!.until) return { record: merged, inOwnName: [] };
  const surrender = conceded === mine + 1 && kept.conceded !== conceded ? (['surrender'] as const) : [];
  if (isSame) return { record: merged, inOwnName: surrender };
  const { given } = secrets.known(kept.halves!.sides[mine]!)!;
  const isGiven = (at: number, order: string): boolean => courseKey(plays.slice(0, at), order) === given;
  const deciderAt = decidersIn(merged);
  const isForeign = ({ order }: GameRecord['plays'][number], at: number) => at >= shared && deciderAt(at) === mine && !isGiven(at, order);
  const record =
    halves!.order !== undefined && deciderAt(plays.length) === mine ? { ...merged, halves: waiting(kept, merged, isGiven) } : merged;
  return { record, inOwnName: plays.some(isForeign) ? ['orders', ...surrender] : surrender };
}

/** What lies beside a game of this device in whose name somebody else may have played: a copy that goes on alone, for which it opens no half. */
export const copyBeside = (record: GameRecord): GameRecord => ({
  ...record,
  halves: { ...withoutHalves(record.halves!, record.plays, 'seeded'), copy: true },
});
