import type { Told } from './eventFields';
import type { GameRecord, Play, RecordedBranch } from './record';
import { seal } from './seal';

const sealed = new WeakMap<Play, Play>();

/** What came of it is sealed by itself, so that the same play is known to be the same without it. A play is sealed once, for a game is written after each. */
function sealPlay(play: Play): Play {
  const known = sealed.get(play);
  if (known) return known;
  const { order, dice, told } = play;
  const text = seal(dice && dice.length > 0 ? [order, dice] : [order]);
  const fresh: Play = told === undefined ? { order: text } : { order: text, told: seal(told) as unknown as Told };
  sealed.set(play, fresh);
  return fresh;
}

const sealedBranches = new WeakMap<RecordedBranch, RecordedBranch>();

/** The same of a branch: of many only one is played at a time. */
function sealBranch(branch: RecordedBranch): RecordedBranch {
  const known = sealedBranches.get(branch) ?? { ...branch, plays: branch.plays.map(sealPlay) };
  sealedBranches.set(branch, known);
  return known;
}

/** As it is kept while it goes on if the game hides something: a position and plays that nobody reads in passing. Writing one takes no reader of records. */
export function sealRecord(record: GameRecord): GameRecord {
  return {
    ...record,
    position: { sealed: seal(record.position) },
    plays: record.plays.map(sealPlay),
    ...(record.branches ? { branches: record.branches.map(sealBranch) } : {}),
    ...(record.halves?.order === undefined ? {} : { halves: { ...record.halves, order: seal([record.halves.order]) } }),
    // One text in place of the list, which nobody reads but whoever opens it.
    ...(record.notes ? { notes: seal(record.notes) as unknown as GameRecord['notes'] } : {}),
  };
}
