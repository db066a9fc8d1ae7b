import type { Fault } from '../../../kernel/game';
import type { Context, State } from '../model/types';

/** 13.4 No battle goes on for longer. */
const MOST_TURNS = 12;

/** 13.4 The turn of nightfall is the last by daylight. */
export const isDark = ({ nightfall }: Context, { turn }: State): boolean => nightfall > 0 && turn > nightfall;

interface Told {
  readonly turns: number;
  readonly nightfall?: number | undefined;
}

/** 13.4 When night falls and how long a battle goes on. Where a position does not say, night falls with its last turn, and it goes on as long as it may. */
export function readTimes({ turns, nightfall }: Told, inForce: boolean, faults: Fault[]): { turns: number; nightfall: number } {
  if (!inForce) {
    if (nightfall !== undefined) faults.push({ at: 'nightfall', expected: 'optionInForce', found: String(nightfall) });
    return { turns, nightfall: 0 };
  }
  const times = nightfall === undefined ? { nightfall: Math.min(turns, MOST_TURNS), turns: MOST_TURNS } : { nightfall, turns };
  const within = (at: string, value: number, most: number): void => {
    if (value > most) faults.push({ at, expected: `atMost:${most}`, found: String(value) });
  };
  within('turns', times.turns, MOST_TURNS);
  within('nightfall', times.nightfall, times.turns);
  return times;
}
