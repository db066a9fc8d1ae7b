import type { UnitType } from '../../ancients/model/state';
import type { ShipType } from '../../naval/model/types';
import { type Buyable, MOST_SHIPS, MOST_UNITS, POINTS_A_LEADER, STRANGERS_PART, soldAs, TIMES_CLASSIC } from '../model/data';
import { type ArmyFault, armyFault } from '../model/faults';
import { type ArmyList, classicOf, isOfList } from '../model/lists';
import type { Trait } from '../model/traits';
import { countOf, type Lot, shipPrice, strengthOf, type Terms, unitsPrice } from './price';

/** What a player has bought, and what he had for it. */
export interface Purchase extends Terms {
  readonly units: readonly Lot<UnitType>[];
  readonly points: number;
  readonly list?: ArmyList | undefined;
  /** 15.2.c Where a handicap is agreed: the points by which both sides have their leaders. */
  readonly ledBy?: number | undefined;
}

/** An army as it is worth; one with `faults` is refused with all of them. */
export interface Appraisal {
  /** Undefined: something in it is not for sale. */
  readonly price: number | undefined;
  readonly strength: number;
  readonly panic: number;
  readonly leaders: number;
  readonly faults: readonly ArmyFault[];
}

/** 15.1.e, 15.2.d Half of the strength, camp and leaders not counted, rounded up. */
export const panicOf = (strength: number): number => Math.ceil(strength / 2);

/** 15.2.c One for each 50 points begun, the same for both; 15.3.e one more for training. */
const leadersBought = (points: number, trait?: Trait): number => Math.ceil(points / POINTS_A_LEADER) + (trait === 'training' ? 1 : 0);

/** 15.1.c Of an army of history: one, one more for training and discipline, one more for an exceptional general who is there; 15.3.e. */
export const leadersOf = (army: {
  readonly trained?: boolean;
  readonly exceptional?: boolean;
  readonly trait?: Trait | undefined;
}): number => 1 + (army.trained ? 1 : 0) + (army.exceptional ? 1 : 0) + (army.trait === 'training' ? 1 : 0);

/** 15.2.h.3 The most units of a counter that a list allows. */
export const mostOf = (list: ArmyList, counter: Buyable, points: number): number =>
  Math.ceil((TIMES_CLASSIC * classicOf(list, counter) * points) / 100);

/** 15.2.h.4 The most units of the named type that stands in place of a part of a counter. */
export function mostInstead(list: ArmyList, counter: Buyable, points: number): number {
  const [of, all] = list.instead?.part ?? [0, 1];
  return Math.ceil((mostOf(list, counter, points) * of) / all);
}

/** 15.2.h.3 The points that may go to allies and mercenaries. */
export const strangersMost = (points: number): number => Math.floor(points / STRANGERS_PART);

const ofCounter = (units: readonly Lot<UnitType>[], counter: string): readonly Lot<UnitType>[] =>
  units.filter(({ type }) => type.as === counter);

/** 15.2.h.5 */
function priceFault(price: number | undefined, points: number): ArmyFault[] {
  if (price === undefined) return [armyFault('notForSale')];
  return price > points ? [armyFault('tooDear', { price, points })] : [];
}

/** 15.2.h.1 */
function countFault(units: number): ArmyFault[] {
  if (units === 0) return [armyFault('noUnits')];
  return units > MOST_UNITS ? [armyFault('tooManyUnits', { units, most: MOST_UNITS })] : [];
}

/** 15.2.h.2 Where no list is used and the price is the printed one. */
function mixedFault({ units, list, mended }: Purchase): ArmyFault[] {
  const mixed = countOf(ofCounter(units, 'MM'));
  const others = countOf(units) - mixed;
  return !list && !mended && mixed > others ? [armyFault('tooManyMixed', { units: mixed, most: others })] : [];
}

/** 15.2.h.3, 15.2.h.4 What a list allows of its own types, and how much of others. */
function listFaults(purchase: Purchase): ArmyFault[] {
  const { units, points, list, trait } = purchase;
  if (!list) return [];
  const own = units.filter(({ type, count }) => count > 0 && isOfList(list, soldAs(type.name, trait)));
  const faults: ArmyFault[] = [];
  for (const counter of new Set(own.map(({ type }) => type.as as Buyable))) {
    const lots = ofCounter(own, counter);
    const most = mostOf(list, counter, points);
    const wares = [...new Set(lots.map(({ type }) => soldAs(type.name, trait)))].join(' ');
    if (countOf(lots) > most) faults.push(armyFault('tooManyOfType', { type: counter, wares, units: countOf(lots), most }));
    const named = countOf(lots.filter(({ type }) => soldAs(type.name, trait) === list.instead?.ware));
    const mostNamed = mostInstead(list, counter, points);
    // Where all may be named, too many named are too many of the counter.
    if (named > mostNamed && mostNamed < most) {
      faults.push(armyFault('tooManyNamed', { type: list.instead!.ware, units: named, most: mostNamed }));
    }
  }
  const price = unitsPrice(
    units.filter((lot) => !own.includes(lot)),
    purchase,
  );
  const most = strangersMost(points);
  if (price !== undefined && price > most) faults.push(armyFault('strangersTooDear', { price, most }));
  return faults;
}

/** 15.2 What an army is worth, and all that is wrong with it, in the order 15.2.h.5, 1, 2, 3. */
export function appraise(purchase: Purchase): Appraisal {
  const { units, points, trait, ledBy = points } = purchase;
  const price = unitsPrice(units, purchase);
  const strength = strengthOf(units);
  return {
    price,
    strength,
    panic: panicOf(strength),
    leaders: leadersBought(ledBy, trait),
    faults: [...priceFault(price, points), ...countFault(countOf(units)), ...mixedFault(purchase), ...listFaults(purchase)],
  };
}

/** 15.2.k What a fleet costs in a single battle, where no trait makes it cheaper, and what is wrong with it. */
export function appraiseFleet(
  ships: readonly Lot<ShipType>[],
  points: number,
): { readonly price: number; readonly faults: readonly ArmyFault[] } {
  const price = ships.reduce((total, { type, count }) => total + count * shipPrice(type), 0);
  const count = countOf(ships);
  const faults = priceFault(price, points);
  if (count === 0) faults.push(armyFault('noShips'));
  if (count > MOST_SHIPS) faults.push(armyFault('tooManyShips', { ships: count, most: MOST_SHIPS }));
  return { price, faults };
}
