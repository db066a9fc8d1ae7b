import type { GameRecord } from './record';
import { seal } from './seal';

/** As it is kept while it goes on if the game hides something: a position and plays that nobody reads in passing. Writing one takes no reader of records. */
export function sealRecord(record: GameRecord): GameRecord {
  return {
    ...record,
    position: { sealed: seal(record.position) },
    plays: record.plays.map(({ order, dice }) => ({ order: seal(dice && dice.length > 0 ? [order, dice] : [order]) })),
  };
}
