import * as v from 'valibot';
import { printHexes, readHexes } from '../../../kernel/notation';
import type { Slice } from '../model/option';
import { seenUnitSlice } from './slice';

const MOST_POINTS = 99;

/** V1 Activation points that the phasing player has left in this player turn. */
export const points: Slice<number, number> = {
  shape: v.pipe(v.number('number'), v.integer('wholeNumber'), v.minValue(0, 'atLeast:0'), v.maxValue(MOST_POINTS, `atMost:${MOST_POINTS}`)),
  read:
    (json = 0) =>
    () =>
      json,
  print: (_context, _state, left) => (left > 0 ? left : undefined),
};

/** V2 Ids of the units that may move in this movement phase because points were spent on them. */
export const activated = seenUnitSlice('activated');

/** V4 Ids of the units that are held back in this movement phase. */
export const held = seenUnitSlice('held');

/** V4 Ids of the units that went for the enemy of their own accord in this player turn. */
export const loose = seenUnitSlice('loose');

/** V5 Where leaders stand that have been moved or placed in this phase, a hex once for each. */
export const led: Slice<string, readonly number[]> = {
  shape: v.string('text'),
  read: (json = '', reading) => {
    const hexes = readHexes(json, 'optional.led', reading).sort((a, b) => a - b);
    return () => hexes;
  },
  print: ({ board }, _state, hexes) => printHexes(board, hexes) || undefined,
  // They are the phasing player's, who knows his own even where none of his sees.
  hide: (hexes, { by, player, hex }) => (by === player ? hexes.filter((at) => !hex(at)) : hexes),
};
