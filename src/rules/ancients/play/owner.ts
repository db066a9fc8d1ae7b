import { otherSide, type Side, type State, type Unit } from '../model/types';

/** Whose unit it is, for losses and strength: a turned elephant is still that of the side it came with (13.11). */
export const ownerOf = (state: State, unit: Unit): Side => (state.extra?.turned.includes(unit.id) ? otherSide(unit.side) : unit.side);
