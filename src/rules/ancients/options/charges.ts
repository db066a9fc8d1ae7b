import * as v from 'valibot';
import { CHARGES, type Charge } from '../model/extra';
import type { Slice } from '../model/option';

const side = v.picklist(CHARGES, 'charge');
const shape = v.strictTuple([side, side], 'charge');

/** 13.10 The charge of each side: still to come, in this player turn, or over. */
export const charges: Slice<v.InferOutput<typeof shape>, readonly [Charge, Charge]> = {
  shape,
  read:
    (json = ['unspent', 'unspent']) =>
    () =>
      json,
  print: (_context, _state, [first, second]) => (first === 'unspent' && second === 'unspent' ? undefined : [first, second]),
};
