import * as v from 'valibot';
import { CHARGES, type Charge, type Charges } from '../model/extra';
import type { Slice } from '../model/option';
import { type Context, GONE, type Side, type State } from '../model/types';

const side = v.picklist(CHARGES, 'charge');
const shape = v.strictTuple([side, side], 'charge');

/** Of who has attacked and is gone a position says nothing, so it says that the moment to charge is past. */
function told({ orders }: Context, state: State, charge: Charge, by: Side): Charge {
  const past =
    orders.has('charge') && state.phase === 'melee' && state.units.some((unit) => unit.side === by && unit.attacked && unit.hex === GONE);
  return charge === 'unspent' && past ? 'late' : charge;
}

/** It is past only in the melee of whoever would charge. */
const meant = ({ phase, player }: State, charge: Charge, by: Side): Charge =>
  charge === 'late' && (phase !== 'melee' || player !== by) ? 'unspent' : charge;

const chargeSlice = (usual: Charge): Slice<v.InferOutput<typeof shape>, Charges> => ({
  shape,
  read:
    ([first, second] = [usual, usual]) =>
    (_context, state) => [meant(state, first, 0), meant(state, second, 1)],
  print: (context, state, [one, other]) => {
    const [first, second] = [told(context, state, one, 0), told(context, state, other, 1)];
    return first === usual && second === usual ? undefined : [first, second];
  },
});

/** 13.10 The charge of each side. */
export const charges = chargeSlice('unspent');

/** 15.3.e That of a nation of barbarians. */
export const traitCharges = chargeSlice('spent');
