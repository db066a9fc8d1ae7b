import * as v from 'valibot';
import type { Slice } from '../model/option';
import { seenUnitSlice, unitSlice } from './slice';

/** 13.11 Whether the phasing player has set a leader aside for this player turn; he waits with the others but is not placed. */
export const aside: Slice<true, boolean> = {
  shape: v.literal(true, 'aside'),
  read: (json, { armies, player, faults }) => {
    const waiting = armies?.[player].waiting;
    if (json && waiting === 0) faults.push({ at: `armies[${player}].waiting`, expected: 'atLeast:1', found: '0' });
    return () => json === true;
  },
  print: (_context, _state, set) => set || undefined,
};

/** 13.11 Ids of elephants that neither move nor attack in their owner's next player turn, and of those that the enemy commands. */
export const balking = seenUnitSlice('balking');
export const turned = unitSlice('turned');
