import * as v from 'valibot';
import type { Slice } from '../model/option';
import type { Side } from '../model/types';

/** 13.3 Who moves first in every turn, 13.12 during the musters who begins after them; as a position writes it, 1 or 2. */
export const first: Slice<1 | 2, Side> = {
  shape: v.picklist([1, 2], 'player'),
  read:
    (json = 1) =>
    () =>
      (json - 1) as Side,
  print: (_context, _state, side) => (side === 1 ? 2 : undefined),
};
