import * as v from 'valibot';
import type { Slice } from '../model/option';
import type { Side } from '../model/types';

/** 13.12 Who has had his muster before the battle; empty once it has begun. */
export const mustered: Slice<(1 | 2)[], readonly Side[]> = {
  shape: v.array(v.picklist([1, 2], 'player'), 'list'),
  read:
    (json = []) =>
    () =>
      json.map((player) => (player - 1) as Side),
  print: (_context, _state, sides) => (sides.length > 0 ? sides.map((side) => (side + 1) as 1 | 2) : undefined),
};
