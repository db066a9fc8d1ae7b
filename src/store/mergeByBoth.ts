import { MAIN } from '../kernel/branches';
import { type Halves, halvesUpTo, rollsIn, type SideHalves, withoutHalves } from '../kernel/halves';
import { openMatch } from '../kernel/match';
import { commonPlays, type GameRecord } from './storedGame';
import { systemFor } from './systems';

const further = (one: SideHalves | null, other: SideHalves | null): SideHalves | null =>
  one && (!other || one.rolls >= other.rolls) ? one : other;

/** Where a game began, as its rules write it: a battle may have been written otherwise. */
function startOf({ position, seed }: GameRecord): string {
  const system = systemFor(position);
  const opened = system.ok ? openMatch(system.value, position, seed) : system;
  return JSON.stringify([opened.ok ? opened.value.record().position : position, seed]);
}

/** Whether a side has other halves than are known here. As long as none is open it may have joined anew; after that it would choose the dice. */
function isSwapped({ sides }: Halves, sent: Halves): boolean {
  const others = sides.filter((side, i) => side && sent.sides[i] && side.commit !== sent.sides[i].commit);
  return others.length > 0 && sides.some((side) => side && side.rolls > 0);
}

type Until = Halves['until'];

/** From when on dice come from elsewhere where two sides say it after the same plays, whoever is asked: from the earlier moment, else from the seed, by which they are verified. */
function firstUntil(one: Until, other: Until): Until {
  if (!one || !other) return one ?? other;
  return (one.at - other.at || Number(one.dice === 'typed') - Number(other.dice === 'typed')) <= 0 ? one : other;
}

const sourceAt = (until: Until, at: number) => (until && at >= until.at ? until.dice : 'both');

/** Whether a die that has fallen in a record would come from elsewhere than it did: an honest die would look false. */
const changesDice = ({ plays, halves }: GameRecord, until: Until): boolean =>
  plays.some(({ dice = [] }, at) => dice.length > 0 && sourceAt(until, at) !== sourceAt(halves!.until, at));

/** The halves of two records of one game, of which `long` has more plays or as many; `isRolled`: dice have fallen in these. */
function mergeHalves(long: Halves, short: Halves, isLonger: boolean, isRolled: boolean, plays: GameRecord['plays']): Halves {
  const sides = long.sides.map((side, i) => (isLonger ? (side ?? short.sides[i]!) : further(side, short.sides[i]!)));
  const until = isLonger ? (long.until ?? (isRolled ? undefined : short.until)) : firstUntil(long.until, short.until);
  // No order waits for other dice, nor is a half open for one.
  if (until) return withoutHalves({ sides, until }, plays, until.dice);
  const order = long.order ?? (isLonger ? undefined : short.order);
  return { sides, ...(order === undefined ? {} : { order }) };
}

/** Which of two surrenders counts, whoever is asked: the one after fewer plays, else that of the first side. */
const byEnd = (one: GameRecord, other: GameRecord): number =>
  (one.cursor ?? one.plays.length) - (other.cursor ?? other.plays.length) || one.conceded! - other.conceded!;

/** The one of two records in which somebody has given up: that ends the game, whatever the other has played since without a die. */
function concededIn(records: readonly GameRecord[], shared: number): GameRecord | undefined {
  const goesOn = (one: GameRecord) => one.plays.slice(shared).some(({ dice = [] }) => dice.length > 0);
  const ended = records.filter(({ conceded }) => conceded !== undefined).sort(byEnd);
  return ended.find((end) => !records.some((one) => one !== end && goesOn(one)));
}

/** The halves of a game that has ended: no order waits, nor is a half open for one, and no other dice begin later. */
const endedAfter = (plays: GameRecord['plays'], halves: Halves): Halves =>
  halves.until ? withoutHalves(halves, plays, halves.until.dice) : { sides: halvesUpTo(halves, rollsIn(plays)).sides };

/** What hangs on a main line, as far as that goes: its name, branches, those that hang on them, and notes. */
function hangingOn(
  plays: GameRecord['plays'],
  { mainName, branches, notes }: GameRecord,
): Pick<GameRecord, 'mainName' | 'branches' | 'notes'> {
  const there = new Set([MAIN]);
  const holds = (of: number, at: number): boolean => there.has(of) && (of !== MAIN || at <= plays.length);
  const held = branches?.filter(({ id, of = MAIN, at }) => holds(of, at) && there.add(id));
  const said = notes?.filter(({ branch = MAIN, at }) => holds(branch, at));
  return { ...(mainName === undefined ? {} : { mainName }), ...(held ? { branches: held } : {}), ...(said ? { notes: said } : {}) };
}

/**
 * A game of which both sides make the dice, kept here and sent by the other side: whichever has been played further, with what either knows of the halves.
 * Branches, notes and the name of the main line stay those of the one that is kept, save what hangs on plays that a surrender has made void. Undefined
 * where the two have parted, have not begun alike or have other halves, or where a die that has fallen in one would come from elsewhere by the other.
 */
export function mergeByBoth(kept: GameRecord, sent: GameRecord): GameRecord | undefined {
  const shared = commonPlays(kept.plays, sent.plays);
  if (!kept.halves || !sent.halves || shared < Math.min(kept.plays.length, sent.plays.length)) return undefined;
  if (isSwapped(kept.halves, sent.halves) || startOf(kept) !== startOf(sent)) return undefined;
  const isLonger = kept.plays.length !== sent.plays.length;
  const [long, short] = sent.plays.length >= kept.plays.length ? [sent, kept] : [kept, sent];
  const ended = concededIn([long, short], shared);
  const { branches: _, branch: __, notes: ___, cursor: ____, result: _____, mainName: ______, ...played } = ended ?? long;
  const isRolled = long.plays.slice(short.plays.length).some(({ dice = [] }) => dice.length > 0);
  const merged = mergeHalves(long.halves!, short.halves!, isLonger, isRolled, long.plays);
  if (changesDice(long, merged.until) || changesDice(short, merged.until)) return undefined;
  const halves = ended ? endedAfter(played.plays, merged) : merged;
  // What was taken back before a surrender, or here and not played since, stays so; for an order that waits there is but one place.
  const stands = ended ?? (long.plays.length === kept.plays.length ? kept : undefined);
  const cursor = halves.order === undefined ? stands?.cursor : undefined;
  const { result } = stands ?? long;
  return {
    ...played,
    ...(cursor === undefined ? {} : { cursor }),
    ...(result ? { result } : {}),
    halves,
    ...hangingOn(played.plays, kept),
  };
}
