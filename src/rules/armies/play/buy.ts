import { type HoldsGenerator, seededDice } from '../../../kernel/dice';
import { type Buyable, counterOf, MOST_UNITS, soldAs, UNIT_TYPES, WARES, type Ware } from '../model/data';
import type { ArmyList } from '../model/lists';
import { appraise, mostInstead, mostOf } from './army';
import { countOf, type Lot, type Terms, unitPrice, unitsPrice } from './price';

/** What the program buys by. */
export interface Shopping extends Terms {
  readonly points: number;
  /** How many of the points may be spent; left out: all. */
  readonly spend?: number | undefined;
  /** Whose limits hold; left out: none. */
  readonly list?: ArmyList | undefined;
  /** Whose classic army it is like. */
  readonly pattern: ArmyList;
}

/** One ware on the way: how much of it the army should have, has and may have. */
interface Shelf {
  readonly ware: Ware;
  readonly counter: Buyable;
  readonly price: number;
  readonly weight: number;
  readonly most: number;
  /** What no exchange takes away. */
  least: number;
  count: number;
}

/** So great a part of what an army like its pattern has of a ware stays in it, however dear the units must be. */
const KEPT_PART = 4;

/** How far the program strays from the classic numbers, in hundredths, so that no two armies of a nation are alike. */
const STRAY = 25;

const strayed = (chance: HoldsGenerator, units: number): number =>
  (units * (100 - STRAY + seededDice.roll(chance, 'stray', 2 * STRAY + 1) - 1)) / 100;

/** The wares of the pattern: a named type has its part of its counter. */
function shelvesOf({ pattern, list, points, ...terms }: Shopping, chance: HoldsGenerator): Shelf[] {
  const shelf = (named: Ware, units: number, most: number): Shelf => {
    const ware = soldAs(named, terms.trait) as Ware;
    const price = unitPrice(UNIT_TYPES[ware], terms);
    return { ware, counter: counterOf(ware), price, weight: strayed(chance, units), most, least: 0, count: 0 };
  };
  return pattern.classic.flatMap(([ware, units]) => {
    const counter = counterOf(ware);
    const most = list ? mostOf(list, counter, points) : MOST_UNITS;
    const { instead } = pattern;
    if (!instead || counterOf(instead.ware) !== counter || soldAs(instead.ware, terms.trait) !== instead.ware)
      return [shelf(ware, units, most)];
    const [of, all] = instead.part;
    const named = shelf(instead.ware, (units * of) / all, list ? mostInstead(list, counter, points) : MOST_UNITS);
    return of === all ? [named] : [shelf(ware, units - (units * of) / all, most), named];
  });
}

/** The army on the shelves. */
const lotsOn = (shelves: readonly Shelf[]): Lot<(typeof UNIT_TYPES)[Ware]>[] =>
  shelves.filter(({ count }) => count > 0).map(({ ware, count }) => ({ type: UNIT_TYPES[ware], count }));

const spent = (shelves: readonly Shelf[], shopping: Shopping): number => unitsPrice(lotsOn(shelves), shopping) ?? Infinity;

const mostSpent = ({ points, spend = points }: Shopping): number => spend;

/** Whether the army on the shelves may be had as it stands. */
const isSound = (shelves: readonly Shelf[], shopping: Shopping): boolean => {
  const { price = Infinity, faults } = appraise({ ...shopping, units: lotsOn(shelves) });
  return faults.length === 0 && price <= mostSpent(shopping);
};

/** Whether one more may be had. */
function mayAdd(shelves: readonly Shelf[], shelf: Shelf, shopping: Shopping): boolean {
  if (shelf.count >= shelf.most) return false;
  shelf.count++;
  const sound = isSound(shelves, shopping);
  shelf.count--;
  return sound;
}

/** Fills the shelves with whatever the army lacks most beside its pattern, as long as anything may be had. */
function fill(shelves: readonly Shelf[], shopping: Shopping): void {
  const sum = (each: (shelf: Shelf) => number): number => shelves.reduce((total, shelf) => total + each(shelf), 0);
  const times = Math.min(mostSpent(shopping) / sum(({ weight, price }) => weight * price), MOST_UNITS / sum(({ weight }) => weight));
  const lack = ({ weight, count }: Shelf): number => weight * times - count;
  for (;;) {
    const next = [...shelves].sort((a, b) => lack(b) - lack(a)).find((shelf) => mayAdd(shelves, shelf, shopping));
    if (!next) break;
    next.count++;
  }
  for (const shelf of shelves) shelf.least = Math.ceil(shelf.count / KEPT_PART);
}

/** Exchanges one unit for another where that leaves fewer points unspent; false where no exchange does. */
function exchange(shelves: readonly Shelf[], shopping: Shopping): boolean {
  const before = spent(shelves, shopping);
  let best: { readonly from: Shelf; readonly to: Shelf; readonly price: number } | undefined;
  for (const from of shelves) {
    for (const to of shelves) {
      if (from.count <= from.least || to.count >= to.most) continue;
      from.count--;
      to.count++;
      const price = spent(shelves, shopping);
      if (price > (best?.price ?? before) && isSound(shelves, shopping)) best = { from, to, price };
      from.count++;
      to.count--;
    }
  }
  if (!best) return false;
  best.from.count--;
  best.to.count++;
  return true;
}

/** What the pattern has none of: of allies and mercenaries, or, without a list, of anything. */
function beyond(shelves: readonly Shelf[], { trait, elephantsAt, mended }: Shopping): Shelf[] {
  return WARES.filter((ware) => soldAs(ware, trait) === ware && !shelves.some((shelf) => shelf.ware === ware)).map((ware) => ({
    ware,
    counter: counterOf(ware),
    price: unitPrice(UNIT_TYPES[ware], { trait, elephantsAt, mended }),
    weight: 0,
    most: MOST_UNITS,
    least: 0,
    count: 0,
  }));
}

/**
 * An army as the program buys it: near the proportions of the classic army, never faulty, with next to nothing left of the points. Where all the
 * units that have room do not cost that much, dearer ones take the place of cheaper, those of the pattern first and then others; something of
 * whatever is in the pattern stays.
 */
export function buy(shopping: Shopping, chance: HoldsGenerator): Lot<(typeof UNIT_TYPES)[Ware]>[] {
  const shelves = shelvesOf(shopping, chance);
  fill(shelves, shopping);
  while (exchange(shelves, shopping));
  if (countOf(lotsOn(shelves)) < MOST_UNITS) return lotsOn(shelves);
  const all = [...shelves, ...beyond(shelves, shopping)];
  while (exchange(all, shopping));
  return lotsOn(all);
}
