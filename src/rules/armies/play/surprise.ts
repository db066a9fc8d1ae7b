import { type Generator, type HoldsGenerator, seededDice, seedGenerator } from '../../../kernel/dice';
import type { UnitType } from '../../ancients/model/state';
import type { ShipType } from '../../naval/model/types';
import { FLEET_POINTS, MOST_SHIPS, SHIP_WARES } from '../model/data';
import { FIELD_IDS, type Field } from '../model/fields';
import { type ArmyList, LISTS, type ListId } from '../model/lists';
import { TRAITS, type Trait } from '../model/traits';
import { buy } from './buy';
import { type Lot, shipPrice, unitsPrice } from './price';

/** Chance of its own, apart from every game's. */
export const chanceOf = (seed: number): HoldsGenerator => ({ generator: seedGenerator(seed) satisfies Generator });

const oneOf = <Item>(chance: HoldsGenerator, name: string, items: readonly Item[]): Item =>
  items[seededDice.roll(chance, name, items.length) - 1]!;

/** An army that has been thought of: of which nation, with which trait, what it bought; without a list, of whatever pattern. */
export interface Drafted {
  readonly list: (ArmyList & { readonly id: ListId }) | undefined;
  readonly trait: Trait | undefined;
  readonly units: readonly Lot<UnitType>[];
  readonly points: number;
}

export interface Surprise {
  readonly field: Field;
  readonly armies: readonly [Drafted, Drafted];
}

/** How many years may lie between two nations that fight each other for want of nearer ones. */
const NEAR = 250;

const lived = (one: ArmyList, other: ArmyList): boolean => one.years[0] <= other.years[1] + NEAR && other.years[0] <= one.years[1] + NEAR;

/** 15.3.e The die for a nation's trait. */
export const rollTrait = (chance: HoldsGenerator): Trait => oneOf(chance, 'trait', TRAITS);

/** On what terms the program buys. */
export interface Purse {
  readonly points: number;
  /** How many of the points may be spent; left out: all. */
  readonly spend?: number | undefined;
  readonly trait?: Trait | undefined;
  readonly mended?: boolean | undefined;
}

/** The program's army of a nation, or of none. */
export function draft(list: Drafted['list'], purse: Purse, chance: HoldsGenerator): Drafted {
  const pattern = list ?? oneOf(chance, 'pattern', LISTS);
  return { list, trait: purse.trait, points: purse.points, units: buy({ ...purse, list, pattern }, chance) };
}

/** So few points are no odds. */
const NO_ODDS = 2;

/** 15.2 Two armies of equal worth: where its limits leave one of them more of its points than the other, the other is bought anew and leaves as many. */
function evened(armies: readonly [Drafted, Drafted], mended: boolean | undefined, chance: HoldsGenerator): readonly [Drafted, Drafted] {
  const [one, other] = armies;
  const priceOf = ({ units, trait }: Drafted): number => unitsPrice(units, { trait, mended }) ?? 0;
  const asPoorAs = (army: Drafted, poorer: Drafted): Drafted => {
    const spend = Math.round((army.points * priceOf(poorer)) / poorer.points);
    return priceOf(army) - spend > NO_ODDS ? draft(army.list, { points: army.points, spend, trait: army.trait, mended }, chance) : army;
  };
  return [asPoorAs(one, other), asPoorAs(other, one)];
}

/** What is agreed before a surprise: the points of either side, and whether each rolls for a trait before anything is bought. */
export interface Agreed extends Pick<Purse, 'mended'> {
  /** One number for both sides, or one for each where there is a handicap. */
  readonly points: number | readonly [number, number];
  readonly traits?: boolean;
}

/** 15.2 Two armies of equal worth for two players who only want to play: nations that could have met, on some field. */
export function surprise(seed: number, { traits = false, points, mended }: Agreed): Surprise {
  const chance = chanceOf(seed);
  const first = oneOf(chance, 'nation', LISTS);
  const second = oneOf(
    chance,
    'nation',
    LISTS.filter((list) => list !== first && lived(list, first)),
  );
  const field = oneOf(chance, 'field', FIELD_IDS);
  const [one, other] = [traits ? rollTrait(chance) : undefined, traits ? rollTrait(chance) : undefined];
  const [ones, others] = typeof points === 'number' ? [points, points] : points;
  const armies = [
    draft(first, { points: ones, mended, trait: one }, chance),
    draft(second, { points: others, mended, trait: other }, chance),
  ] as const;
  return { field, armies: evened(armies, mended, chance) };
}

/** What a ship might be had as for no more than so many points more. */
function betterThan(ship: ShipType, left: number): readonly ShipType[] {
  const more = (one: ShipType): number => shipPrice(one) - shipPrice(ship);
  return Object.values(SHIP_WARES).filter((one) => one.size === ship.size && more(one) > 0 && more(one) <= left);
}

/** 15.2.k A fleet as the program buys it: ships mostly average, as many as the points and the sea allow, with next to nothing left. */
export function buyFleet(points: number, chance: HoldsGenerator): Lot<ShipType>[] {
  const ships: ShipType[] = [];
  const left = (): number => points - ships.reduce((sum, ship) => sum + shipPrice(ship), 0);
  const { trireme, quinquereme } = SHIP_WARES;
  while (ships.length < MOST_SHIPS && left() >= shipPrice(trireme)) {
    const likes = seededDice.roll(chance, 'ship', 3) === 1 ? quinquereme : trireme;
    ships.push(shipPrice(likes) <= left() ? likes : trireme);
  }
  for (const [i, ship] of ships.entries()) {
    const better = betterThan(ship, left());
    if (better.length > 0) ships[i] = oneOf(chance, 'refit', better);
  }
  return Object.values(SHIP_WARES).flatMap((type) => {
    const count = ships.filter((ship) => ship === type).length;
    return count > 0 ? [{ type, count }] : [];
  });
}

/** 15.2.k Two fleets of equal points. */
export function surpriseAtSea(seed: number, points = FLEET_POINTS): readonly [Lot<ShipType>[], Lot<ShipType>[]] {
  const chance = chanceOf(seed);
  return [buyFleet(points, chance), buyFleet(points, chance)];
}
