import { describe, expect, test } from 'vitest';
import { counterOf, LEAST_POINTS, MOST_POINTS, MOST_UNITS } from '../../../src/rules/armies/model/data';
import { classicOf, LISTS } from '../../../src/rules/armies/model/lists';
import { TRAITS } from '../../../src/rules/armies/model/traits';
import { appraise, appraiseFleet } from '../../../src/rules/armies/play/army';
import { buy } from '../../../src/rules/armies/play/buy';
import { countOf } from '../../../src/rules/armies/play/price';
import { buyFleet, chanceOf, surprise } from '../../../src/rules/armies/play/surprise';

/** Next to nothing: less than the cheapest unit of any list costs, after every exchange. */
const LEFT_OVER = 2;

const POINTS = [LEAST_POINTS, 37, 50, 77, 100, 123, 150, 200, 250, MOST_POINTS];

describe('15.2 the program buys an army', () => {
  test.each(LISTS)('$id, at any points, without a fault and with nothing left that could be spent', (list) => {
    for (const points of POINTS) {
      for (const trait of [undefined, ...TRAITS]) {
        for (const limits of [list, undefined]) {
          const shopping = { points, list: limits, pattern: list, trait };
          const units = buy(shopping, chanceOf(points * 7));
          const { price, faults } = appraise({ ...shopping, units });
          expect({ points, trait, faults }).toEqual({ points, trait, faults: [] });
          const full = countOf(units) === MOST_UNITS;
          if (points - price! > LEFT_OVER && !full) expect({ list: list.id, points, trait, left: points - price! }).toBe('nothing left');
        }
      }
    }
  });

  test.each(LISTS)('$id at a hundred points is near its classic army', (list) => {
    for (let seed = 1; seed <= 20; seed++) {
      const units = buy({ points: 100, list, pattern: list }, chanceOf(seed));
      for (const counter of new Set(list.classic.map(([ware]) => counterOf(ware)))) {
        const count = countOf(units.filter(({ type }) => type.as === counter));
        const classic = classicOf(list, counter);
        expect(count).toBeLessThanOrEqual(2 * classic);
        expect(count).toBeGreaterThanOrEqual(Math.floor(classic / 2) - 1);
      }
    }
  });
});

describe('surprise me', () => {
  test('brings two sound armies of equal points, the same for the same seed, others for others', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 60; seed++) {
      const found = surprise(seed, { points: 100, traits: seed % 2 === 0 });
      expect(found).toEqual(surprise(seed, { points: 100, traits: seed % 2 === 0 }));
      seen.add(found.armies.map(({ list }) => list?.id).join(' '));
      for (const army of found.armies) expect(appraise(army).faults).toEqual([]);
      expect(found.armies[0].list).not.toBe(found.armies[1].list);
      expect(found.armies.map(({ trait }) => trait !== undefined)).toEqual([seed % 2 === 0, seed % 2 === 0]);
    }
    expect(seen.size).toBeGreaterThan(30);
  });

  test('at sea too, with next to nothing left', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const { price, faults } = appraiseFleet(buyFleet(60, chanceOf(seed)), 60);
      expect(faults).toEqual([]);
      expect(price).toBeGreaterThanOrEqual(58);
    }
  });
});
