import * as v from 'valibot';
import { readHexes } from '../../../kernel/notation';
import type { Slice } from '../model/option';
import { hideUnits, printUnits } from './slice';

/** 13.1 Ids of the units that have left an enemy zone of control in this player turn; their hexes, in a position. */
export const leftZone: Slice<string, readonly number[]> = {
  shape: v.string('text'),
  read: (json = '', reading) => {
    const hexes = readHexes(json, 'optional.barred', reading);
    return (_context, state) => state.units.filter(({ hex }) => hex >= 0 && hexes.includes(hex)).map(({ id }) => id);
  },
  print: (context, state, ids) => printUnits(context, state, ids) || undefined,
  hide: hideUnits,
};
