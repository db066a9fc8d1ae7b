import * as v from 'valibot';
import type { Slice } from '../model/option';

/** 13.9 Whether the phasing player has lost control in this player turn. */
export const control: Slice<'lost', boolean> = {
  shape: v.literal('lost', 'control'),
  read: (json) => () => json === 'lost',
  print: (_context, _state, lost) => (lost ? 'lost' : undefined),
};
