import { MAIN } from '../kernel/branches';
import type { BareContext, BareState, Side, TwoSidedOutcome } from '../kernel/twoSides';
import { type Played, replayStored } from './prepared';
import { PEOPLE, seatsIn } from './seats';
import type { SystemId } from './systems';
import { createTurns } from './turns';
import { shownTo } from './viewer';

/** Where a game of the library stands, as whoever looks at the list may know it, without the game being laid on the table. */
export interface Glimpse {
  readonly system: SystemId;
  readonly context: BareContext;
  readonly state: BareState;
  /** What the position calls the sides. */
  readonly sides: readonly [string, string];
  /** Who is to decide; undefined when it is over. */
  readonly decider: Side | undefined;
  readonly outcome: TwoSidedOutcome | undefined;
}

/** Games are played through one after the other, so that the page stays at hand. */
const turns = createTurns();

/** Where a game that has been played through stands. */
export function glimpseIn({ stored, replay: { match, tree } }: Played): Glimpse {
  const { seats = PEOPLE, branchSeats = {} } = stored;
  const { system, context, conceded } = match;
  const outcome = match.outcome();
  return {
    system: system.id as SystemId,
    context,
    state: shownTo({ match, tree, head: { seats: seatsIn(tree, { [MAIN]: seats, ...branchSeats }) }, seat: undefined }),
    sides: system.sideNames(context),
    decider: conceded ? undefined : system.decider(context, match.state),
    outcome,
  };
}

async function look(id: string): Promise<Glimpse | undefined> {
  const played = await replayStored(id);
  if (!played) return undefined;
  const { tree } = played.replay;
  // A game that is over stays so, whatever is tried beside it.
  if (tree.branch(MAIN)!.outcome !== undefined) tree.select(MAIN);
  return glimpseIn(played);
}

/** Plays a game through to see where it stands; undefined if it does not read. */
export const glimpseOf = (id: string): Promise<Glimpse | undefined> => turns.take(() => look(id));
