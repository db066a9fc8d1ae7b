import * as v from 'valibot';
import { ORDER_KINDS, type OrderKind } from '../model/orders';
import type { Side } from '../model/types';
import type { Slice } from './slice';

/** A question that an option asks: only orders of this kind answer it. */
export interface Asked {
  readonly order: OrderKind;
  readonly by: Side;
}

const shape = v.strictObject({ order: v.picklist(ORDER_KINDS, 'question'), by: v.picklist([1, 2], 'player') }, 'knownField');

/** As the notation writes it: `"asked": { "order": "hit", "by": 1 }`. */
export const asked: Slice<v.InferOutput<typeof shape>, Asked | null> = {
  shape,
  read: (json) => () => (json ? { order: json.order, by: (json.by - 1) as Side } : null),
  print: (_context, _state, value) => (value ? { order: value.order, by: (value.by + 1) as 1 | 2 } : undefined),
};
