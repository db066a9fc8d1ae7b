import type { Hex } from '../../../kernel/board';
import type { Context, Unit } from '../model/types';

/** T2 Whether woods would disorder a unit. 15.3.e They end the move of the sure-footed and do not disorder them. */
export const stumblesInWoods = ({ types }: Context, unit: Unit): boolean =>
  !unit.disordered && !types[unit.type]!.traits.includes('sure-footed');

/** T2 Whether entering a hex would disorder a unit for its woods. */
export const woodsDisorder = (context: Context, unit: Unit, hex: Hex): boolean =>
  context.woods[hex] === 1 && stumblesInWoods(context, unit);
