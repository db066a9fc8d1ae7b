import type { GameRecord, Play } from './record';
import { seal } from './seal';

const sealPlay = ({ order, dice }: Play): Play => ({ order: seal(dice && dice.length > 0 ? [order, dice] : [order]) });

/** As it is kept while it goes on if the game hides something: a position and plays that nobody reads in passing. Writing one takes no reader of records. */
export function sealRecord(record: GameRecord): GameRecord {
  return {
    ...record,
    position: { sealed: seal(record.position) },
    plays: record.plays.map(sealPlay),
    ...(record.branches ? { branches: record.branches.map((branch) => ({ ...branch, plays: branch.plays.map(sealPlay) })) } : {}),
    ...(record.halves?.order === undefined ? {} : { halves: { ...record.halves, order: seal([record.halves.order]) } }),
    // One text in place of the list, which nobody reads but whoever opens it.
    ...(record.notes ? { notes: seal(record.notes) as unknown as GameRecord['notes'] } : {}),
  };
}
