import { describe, expect, test } from 'vitest';
import { UNIT_TYPES } from '../../../src/rules/armies/model/data';
import { LIST_IDS, LISTS } from '../../../src/rules/armies/model/lists';
import { appraise } from '../../../src/rules/armies/play/army';

/** Points, strength and panic level as the table of the lists prints them, and the leaders of history. */
const PRINTED: Readonly<Record<string, readonly [points: number, strength: number, panic: number, leaders: number]>> = {
  egypt: [85, 51, 26, 1],
  assyria: [98, 64, 32, 2],
  persia: [95, 48, 24, 1],
  hoplites: [93, 56, 28, 1],
  macedon: [94, 53, 27, 2],
  successors: [97, 50, 25, 2],
  india: [101, 47, 24, 1],
  'rome-republic': [96, 56, 28, 2],
  'rome-empire': [101, 56, 28, 2],
  'rome-late': [98, 55, 28, 1],
  carthage: [98, 56, 28, 1],
  gauls: [94, 60, 30, 1],
  germans: [98, 61, 31, 1],
  parthia: [106, 51, 26, 1],
  huns: [98, 44, 22, 1],
  goths: [94, 55, 28, 1],
  byzantium: [100, 56, 28, 2],
  arabs: [96, 48, 24, 1],
  vikings: [98, 56, 28, 1],
  normans: [101, 62, 31, 1],
  feudal: [101, 70, 35, 1],
  england: [99, 41, 21, 2],
  scots: [97, 50, 25, 1],
  mongols: [101, 50, 25, 2],
};

describe('15.1.b the army lists', () => {
  test('are those that are printed', () => expect(LIST_IDS).toEqual(Object.keys(PRINTED)));

  test.each(LISTS)('$id', (list) => {
    const units = list.classic.map(([ware, count]) => ({ type: UNIT_TYPES[ware], count }));
    const { price, strength, panic, faults } = appraise({ units, points: 106, list });
    expect([price, strength, panic, list.leaders]).toEqual(PRINTED[list.id]);
    expect(faults).toEqual([]);
    expect(list.years[0]).toBeLessThan(list.years[1]);
  });
});
