import type { Hex } from '../../../kernel/board';
import { hexAt } from '../../../kernel/board';
import type { UnitType } from '../../ancients/model/state';
import type { Lot } from './price';

/** The map of every field. */
export const COLUMNS = 18;
const ROWS = 12;

/** How many foot and how many horse on either wing stand in the first line. */
const FOOT = 10;
const WING = 3;

/** Of the foot, those who stand in the middle come first. */
const MIDDLE = ['PX', 'HI', 'EL', 'LI', 'HA', 'MM', 'LA'];

export interface Placed<Type> {
  readonly type: Type;
  readonly hex: Hex;
}

export const eachOf = <Type>(lots: readonly Lot<Type>[]): Type[] => lots.flatMap(({ type, count }) => Array<Type>(count).fill(type));

/** From the middle of a list outward, one on either side in turn. */
function outward<Item>(items: readonly Item[]): Item[] {
  const row: Item[] = [];
  for (const [i, item] of items.entries()) {
    if (i % 2 === 0) row.push(item);
    else row.unshift(item);
  }
  return row;
}

/**
 * An army in three lines on its side of the map, the first side in the south: foot in the middle with horse on the wings, archers and what is left
 * over behind. Nobody is bound to it: with free deployment all are taken up again.
 */
export function drawUp(lots: readonly Lot<UnitType>[], side: 0 | 1): Placed<UnitType>[] {
  const units = eachOf(lots);
  const horse = units.filter((unit) => unit.class === 'cavalry');
  const archers = units.filter((unit) => unit.class === 'infantry' && unit.missile);
  const foot = units
    .filter((unit) => !horse.includes(unit) && !archers.includes(unit))
    .sort((a, b) => MIDDLE.indexOf(a.as) - MIDDLE.indexOf(b.as));
  const wings = horse.slice(0, 2 * WING);
  const first = [...wings.filter((_, i) => i % 2 === 1), ...outward(foot.slice(0, FOOT)), ...wings.filter((_, i) => i % 2 === 0)];
  const behind = [...archers, ...foot.slice(FOOT), ...horse.slice(2 * WING)];
  const lines = [first, outward(behind.slice(0, COLUMNS)), outward(behind.slice(COLUMNS))];
  return lines.flatMap((line, depth) => {
    const row = side === 0 ? ROWS - 4 + depth : 3 - depth;
    const left = Math.floor((COLUMNS - line.length) / 2);
    return line.map((type, i) => ({ type, hex: hexAt({ columns: COLUMNS, rows: ROWS }, left + i, row) }));
  });
}

/** Where a camp stands behind its army. */
export const campPlace = (side: 0 | 1): Hex => hexAt({ columns: COLUMNS, rows: ROWS }, COLUMNS / 2 - 1, side === 0 ? ROWS - 1 : 0);
