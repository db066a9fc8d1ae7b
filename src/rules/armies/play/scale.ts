import { FEWEST_IN_SCALE, MOST_IN_SCALE } from '../model/data';

/** So small an error of a division counts for nothing. */
const LEAST_PART = 1e-9;

/** 15.1.h, 15.2.f The counters for so many men, cars or beasts of one kind, `each` to a counter: half up, at least 1 where there is anybody. */
export const countersFor = (men: number, each: number, factor = 1): number =>
  men <= 0 ? 0 : Math.max(1, Math.floor((men * factor) / each + 0.5 + LEAST_PART));

/** 15.1.h Whether an army of so many counters fits the map. */
export const isInScale = (units: number): boolean => units >= FEWEST_IN_SCALE && units <= MOST_IN_SCALE;
