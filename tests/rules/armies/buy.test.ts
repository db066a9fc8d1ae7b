import { describe, expect, test } from 'vitest';
import {
  BUYABLE,
  counterOf,
  LEAST_POINTS,
  MOST_POINTS,
  MOST_UNITS,
  soldAs,
  UNIT_TYPES,
  WARES,
  type Ware,
} from '../../../src/rules/armies/model/data';
import { type ArmyList, classicOf, isOfList, LISTS } from '../../../src/rules/armies/model/lists';
import { TRAITS, type Trait } from '../../../src/rules/armies/model/traits';
import { appraise, appraiseFleet, mostInstead, mostOf, strangersMost } from '../../../src/rules/armies/play/army';
import { buy } from '../../../src/rules/armies/play/buy';
import { countOf, unitsPrice } from '../../../src/rules/armies/play/price';
import { buyFleet, chanceOf, surprise } from '../../../src/rules/armies/play/surprise';

/** Next to nothing: less than the cheapest unit of any list costs, after every exchange. */
const LEFT_OVER = 2;

/** What the program spends at least of the most that a list allows, for something of all that is in the classic army stays. */
const NEAR = 0.9;

const POINTS = [LEAST_POINTS, 37, 50, 77, 100, 123, 150, 200, 250, MOST_POINTS];

/** What so many of a ware cost. */
const costOf = (ware: Ware, count: number, trait: Trait | undefined): number => unitsPrice([{ type: UNIT_TYPES[ware], count }], { trait })!;

/** What each number of a list's counter costs at most, as many as the list and the map allow. */
function ownCosts(list: ArmyList, wares: readonly Ware[], points: number, trait: Trait | undefined): number[] {
  const counter = counterOf(wares[0]!);
  const most = Math.min(MOST_UNITS, mostOf(list, counter, points));
  const dearest = [...wares].sort((a, b) => costOf(b, 1, trait) - costOf(a, 1, trait));
  return Array.from({ length: most + 1 }, (_, all) => {
    let left = all;
    return dearest.reduce((sum, ware) => {
      const count = Math.min(left, list.instead?.ware === ware ? mostInstead(list, counter, points) : left);
      left -= count;
      return sum + costOf(ware, count, trait);
    }, 0);
  });
}

/** The dearest army that a list and the map allow, by trying all of them: `reached[units][strangers]`. */
function dearest(list: ArmyList, points: number, trait: Trait | undefined): number {
  const strangers = strangersMost(points);
  let reached: number[][] = Array.from({ length: MOST_UNITS + 1 }, () => Array(strangers + 1).fill(-Infinity));
  reached[0]![0] = 0;
  const add = (costs: readonly number[], isOwn: boolean) => {
    const next = reached.map((row) => [...row]);
    for (const [count, cost] of costs.entries()) {
      for (let units = count; units <= MOST_UNITS; units++) {
        for (let spent = isOwn ? 0 : cost; spent <= strangers; spent++) {
          const before = reached[units - count]![isOwn ? spent : spent - cost]!;
          next[units]![spent] = Math.max(next[units]![spent]!, before + cost);
        }
      }
    }
    reached = next;
  };
  const sold = WARES.filter((ware) => soldAs(ware, trait) === ware);
  for (const counter of BUYABLE) {
    const wares = sold.filter((ware) => counterOf(ware) === counter && isOfList(list, ware));
    if (wares.length > 0) add(ownCosts(list, wares, points, trait), true);
  }
  for (const ware of sold.filter((one) => !isOfList(list, one))) {
    add(
      Array.from({ length: MOST_UNITS + 1 }, (_, count) => costOf(ware, count, trait)),
      false,
    );
  }
  return Math.max(...reached.flat());
}

describe('15.2 the program buys an army', () => {
  test.each(LISTS)('$id, at any points, without a fault and with nothing left that could be spent', (list) => {
    for (const points of POINTS) {
      for (const trait of [undefined, ...TRAITS]) {
        for (const limits of [list, undefined]) {
          const shopping = { points, list: limits, pattern: list, trait };
          const units = buy(shopping, chanceOf(points * 7));
          const { price, faults } = appraise({ ...shopping, units });
          expect({ points, trait, faults }).toEqual({ points, trait, faults: [] });
          if (points - price! <= LEFT_OVER) continue;
          // More is left where all that have room do not cost so much: without a list never, with one little less than it allows.
          const most = limits ? dearest(list, points, trait) : points;
          expect({ points, trait, count: countOf(units) }).toEqual({ points, trait, count: MOST_UNITS });
          expect({ points, trait, price }).toEqual({ points, trait, price: Math.max(price!, Math.ceil(NEAR * Math.min(points, most))) });
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

describe('15.2 beyond the units that have room', () => {
  test.each(LISTS)('$id has allies where its own cost too little, and something of all that its classic army has', (list) => {
    for (let seed = 1; seed <= 4; seed++) {
      for (const limits of [list, undefined]) {
        const units = buy({ points: MOST_POINTS, list: limits, pattern: list }, chanceOf(seed));
        const counters = units.map(({ type }) => type.as);
        for (const [ware] of list.classic) expect(counters).toContain(counterOf(ware));
        const isShort = unitsPrice(units)! < MOST_POINTS - LEFT_OVER;
        if (isShort) expect(units.some(({ type }) => !isOfList(list, type.name))).toBe(true);
      }
    }
  });
});

describe('surprise me', () => {
  test.each([false, true])('brings armies of equal worth, however many points there are (traits: %s)', (traits) => {
    for (const points of POINTS) {
      for (let seed = 1; seed <= 25; seed++) {
        const { armies } = surprise(seed, { points, traits });
        const [one, other] = armies.map((army) => appraise(army).price!);
        expect([seed, points, Math.abs(one! - other!) <= LEFT_OVER]).toEqual([seed, points, true]);
        for (const army of armies) expect([army.points, appraise(army).faults]).toEqual([points, []]);
      }
    }
  });

  test('with a handicap each army is bought for its own points, of which both spend as great a part', () => {
    for (let seed = 1; seed <= 25; seed++) {
      const { armies } = surprise(seed, { points: [300, 200] });
      const [one, other] = armies.map((army) => appraise(army).price! / army.points);
      expect(armies.map(({ points }) => points)).toEqual([300, 200]);
      expect(Math.abs(one! - other!)).toBeLessThan(0.02);
    }
  });

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
