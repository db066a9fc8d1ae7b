import { MAIN } from '../kernel/branches';
import { type Halves, rollsIn } from '../kernel/halves';
import type { DiceSource } from '../kernel/record';
import { type BareState, SIDES } from '../kernel/twoSides';
import type { Laid } from './laid';
import type { Awaits, ByBoth } from './snapshot';
import type { GameRecord } from './storedGame';

/* How a game stands that is sent to and fro, and of which two devices make the dice together. */

export type OnTable = Pick<Laid, 'match' | 'tree' | 'mine' | 'refusesHalf'>;

/** The halves of a game as long as they make the dice of its main line. */
const halvesOfMain = ({ dice, halves }: Laid['match']): Halves | undefined => (dice === 'both' && !halves?.until ? halves : undefined);

/** The halves of a game on the table as long as they make its dice; undefined in branches too. */
export function halvesOf({ match, tree }: Pick<Laid, 'match' | 'tree'>): Halves | undefined {
  return tree.current === MAIN ? halvesOfMain(match) : undefined;
}

/** Where the next dice of the game on the table come from. */
export function sourceOf(laid: Pick<Laid, 'match' | 'tree'>): DiceSource {
  const { dice, halves } = laid.match;
  if (dice !== 'both') return dice;
  return laid.tree.current === MAIN ? (halves?.until?.dice ?? 'both') : 'seeded';
}

/** Whether something is to be done here for the order that waits: this device owes its half, or both are there. */
function isDue({ match: { log }, mine }: OnTable, { sides, order }: Halves): boolean {
  if (order === undefined || sides.includes(null)) return false;
  const roll = rollsIn(log) + 1;
  const lacking = sides.flatMap((side, i) => (side!.rolls < roll ? [i] : []));
  return lacking.length === 0 || (mine !== undefined && lacking.includes(mine));
}

function awaited(laid: OnTable, halves: Halves): Awaits | undefined {
  const { match, mine, refusesHalf } = laid;
  const { system, context, state, cursor, log, conceded } = match;
  const decider = system.decider(context, state);
  if (conceded || decider === undefined) return undefined;
  if (mine === undefined && halves.sides.includes(null)) return 'invited';
  if (cursor < log.length) return undefined;
  if (mine === undefined) return 'keyless';
  if (refusesHalf) return 'moved';
  if (isDue(laid, halves)) return 'due';
  if (halves.order !== undefined) return 'half';
  return decider === mine ? undefined : 'turn';
}

/** How a game of which both sides make the dice stands here; undefined of any other, and in its branches. */
export function byBothOf(laid: OnTable): ByBoth | undefined {
  const halves = halvesOf(laid);
  if (!halves) return undefined;
  const free = SIDES.find((side) => halves.sides[side] === null);
  return { side: laid.mine, awaits: awaited(laid, halves), order: halves.order, free };
}

/**
 * Whether plays that lie behind a state are more than a choice taken back: dice, or another player's plays; where both sides make the dice also what is the
 * other side's too, or what an order waits for.
 */
const isMore = (
  { match, mine }: Pick<Laid, 'match' | 'mine'>,
  halves: Halves | undefined,
  behind: readonly { readonly barrier: boolean }[],
  state: () => BareState,
): boolean =>
  behind.some(({ barrier }) => barrier) ||
  (halves !== undefined && (mine === undefined || halves.order !== undefined || match.system.decider(match.context, state()) !== mine));

/** Whether what lies behind the cursor is more than a choice taken back. */
export function isPlayed(laid: OnTable): boolean {
  const { log, cursor, state } = laid.match;
  return isMore(laid, halvesOf(laid), log.slice(cursor), () => state);
}

/**
 * After how many plays the main line ends for the other one of two devices, wherever the table stands: what lies behind has been taken back here and may
 * still be played otherwise. Undefined: all of it is sent.
 */
export function looseFrom(laid: Pick<Laid, 'match' | 'tree' | 'mine'>): number | undefined {
  const { match, tree } = laid;
  const { entries, cursor } = tree.branch(MAIN)!;
  const halves = halvesOfMain(match);
  if (!halves || cursor === entries.length || tree.hangsBehindIn(MAIN)) return undefined;
  return isMore(laid, halves, entries.slice(cursor), () => match.stateOf(entries.slice(0, cursor))) ? undefined : cursor;
}

/** A record of a game as the other one of two devices is sent it: without what is loose. */
export function withoutLoose(record: GameRecord, laid: Parameters<typeof looseFrom>[0]): GameRecord {
  const loose = looseFrom(laid);
  return loose === undefined ? record : { ...record, plays: record.plays.slice(0, loose), cursor: undefined };
}
