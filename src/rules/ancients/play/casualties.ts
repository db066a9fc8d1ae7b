import type { Dice } from '../../../kernel/dice';
import type { Emit } from '../model/events';
import { type Context, GONE, type State, type Unit } from '../model/types';
import { checkLeaders } from './leaders';
import { ownerOf } from './owner';

type Cause = '8.e' | '9.3' | '11.b';

/** 9.3 AD or DD: the unit becomes disordered, or is eliminated if it already is; leaders with it are checked (11.d). */
export function strike(context: Context, state: State, unit: Unit, rule: Cause, dice: Dice, emit: Emit): void {
  const { hex } = unit;
  disorderOrEliminate(context, state, unit, rule, emit);
  checkLeaders(context, state, unit.side, hex, dice, emit);
}

/** `strike` without the leader checks. */
export function disorderOrEliminate(context: Context, state: State, unit: Unit, rule: Cause, emit: Emit): void {
  if (unit.disordered) eliminate(context, state, unit, rule, emit);
  else {
    unit.disordered = true;
    emit?.({ kind: 'disordered', rule, unit: unit.id, hex: unit.hex });
  }
}

/** 4.f Its full strength is lost; 6.j.3 a camp leaves an open camp and counts for nothing. */
export function eliminate(context: Context, state: State, unit: Unit, rule: Cause, emit: Emit): void {
  emit?.({ kind: 'eliminated', rule, unit: unit.id, hex: unit.hex });
  const army = state.armies[ownerOf(state, unit)];
  if (context.armies[unit.side].campUnit === unit.id) army.campOpen = true;
  else army.lost += context.types[unit.type]!.full;
  unit.hex = GONE;
}
