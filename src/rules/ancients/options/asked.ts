import * as v from 'valibot';
import { type Asked, OPTION_QUESTIONS } from '../model/extra';
import type { Slice } from '../model/option';
import type { Side } from '../model/types';

const shape = v.strictObject({ order: v.picklist(OPTION_QUESTIONS, 'optionQuestion'), by: v.picklist([1, 2], 'player') }, 'knownField');

/** As the notation writes it: `"asked": { "order": "hit", "by": 1 }`. */
export const asked: Slice<v.InferOutput<typeof shape>, Asked | null> = {
  shape,
  read: (json) => () => (json ? { order: json.order, by: (json.by - 1) as Side } : null),
  print: (_context, _state, value) => (value ? { order: value.order, by: (value.by + 1) as 1 | 2 } : undefined),
};
