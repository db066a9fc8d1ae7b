import { unitSlice } from './slice';

/** 13.12 Ids of units that are impetuous though their type does not say so: knights and barbarians that have dismounted. */
export const madeImpetuous = unitSlice('bound');
