import { type Doubt, doubtOf } from '../kernel/match';
import { type DiceSource, readRecord } from '../kernel/record';
import type { TwoSidedOutcome } from '../kernel/twoSides';
import type { Laid } from './laid';
import { recordOf } from './matchPersistence';
import { replayedHere } from './replayed';
import type { Secrets } from './secrets';
import { viewerOf } from './viewer';

/** What came of playing the record of a game again from its beginning, compared with the game as it lies on the table. */
export interface Proof {
  /** So many of its plays are allowed by the rules and use their dice up. */
  readonly plays: number;
  /** The record has more, which do not hold. */
  readonly isCut: boolean;
  /** So many dice fell in them; undefined while something is hidden from whoever looks, whom it would tell of a roll. */
  readonly dice: number | undefined;
  readonly source: DiceSource;
  readonly seed: number;
  /** No die is otherwise than its seed has it, or the halves of both sides, where these made them. */
  readonly isSeeded: boolean;
  /** The other side of such a game has put other halves in the place of those that this device has met. */
  readonly isSwapped?: true;
  /** From where on the dice of such a game come from elsewhere. */
  readonly until?: Doubt['until'];
  /** It comes to where the game on the table stands. */
  readonly isSame: boolean;
  readonly outcome: TwoSidedOutcome | undefined;
}

/** Reads the record of a game as whoever is sent it would, and plays the whole of it again; undefined where it cannot be read at all. */
export function proofOf(laid: Laid, secrets: Secrets): Proof | undefined {
  const { system, context, state } = laid.match;
  const read = readRecord(laid.broken ? laid.broken.whole : recordOf(laid));
  const replayed = read.ok ? replayedHere(system, read.value) : read;
  if (!replayed.ok) return undefined;
  const { match, tree, stop = tree.stop } = replayed.value;
  const doubt = doubtOf(match);
  const printed = (of: typeof match): string => JSON.stringify(of.system.printPosition(of.context, of.state));
  const played = match.log.slice(0, match.toldFrom);
  return {
    plays: played.length,
    isCut: stop !== undefined,
    dice: viewerOf(laid) === 'all' ? played.reduce((sum, { dice }) => sum + dice.length, 0) : undefined,
    source: match.dice,
    seed: match.seed,
    isSeeded: doubt === undefined || (doubt.dice === 'both' && doubt.stray === undefined),
    ...(secrets.isSwapped(match.halves) ? { isSwapped: true } : {}),
    ...(doubt?.until ? { until: doubt.until } : {}),
    isSame: printed(match) === JSON.stringify(system.printPosition(context, state)),
    outcome: match.outcome(),
  };
}
