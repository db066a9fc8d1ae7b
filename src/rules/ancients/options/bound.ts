import { namedUnits, printNamedUnits, type Slice, unitNames } from './slice';

/** 13.12 Ids of units that are impetuous though their type does not say so: knights and barbarians that have dismounted. */
export const bound: Slice<string, readonly number[]> = {
  shape: unitNames,
  read: namedUnits('bound'),
  print: (context, state, ids) => printNamedUnits(context, state, ids) || undefined,
};
