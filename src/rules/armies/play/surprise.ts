import { type Generator, type HoldsGenerator, seededDice, seedGenerator } from '../../../kernel/dice';
import type { UnitType } from '../../ancients/model/state';
import type { ShipType } from '../../naval/model/types';
import { FLEET_POINTS, MOST_SHIPS, SHIP_TYPES } from '../model/data';
import { FIELD_IDS, type Field } from '../model/fields';
import { type ArmyList, LISTS, type ListId } from '../model/lists';
import { TRAITS, type Trait } from '../model/traits';
import { appraiseFleet } from './army';
import { buy } from './buy';
import { type Lot, shipPrice } from './price';

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

/** The program's army of a nation, or of none. */
export function draft(list: Drafted['list'], trait: Trait | undefined, points: number, chance: HoldsGenerator): Drafted {
  const pattern = list ?? oneOf(chance, 'pattern', LISTS);
  return { list, trait, points, units: buy({ list, pattern, points, trait }, chance) };
}

/**
 * 15.2 Two armies of equal points for two players who only want to play: nations that could have met, on some field. `traits`: whether each rolls
 * for one, before anything is bought.
 */
export function surprise(seed: number, points: number, traits = false): Surprise {
  const chance = chanceOf(seed);
  const first = oneOf(chance, 'nation', LISTS);
  const second = oneOf(
    chance,
    'nation',
    LISTS.filter((list) => list !== first && lived(list, first)),
  );
  const field = oneOf(chance, 'field', FIELD_IDS);
  const [one, other] = [traits ? rollTrait(chance) : undefined, traits ? rollTrait(chance) : undefined];
  return { field, armies: [draft(first, one, points, chance), draft(second, other, points, chance)] };
}

/** What the ships of a bought fleet may have more than average ones, the likeliest first. */
const REFITS: readonly Partial<ShipType>[] = [{}, { crew: 4 }, { ballista: true }, { corvus: true }, { crew: 2 }];

/** 15.2.k A fleet as the program buys it: ships mostly average, as many as the points and the sea allow, with next to nothing left. */
export function buyFleet(points: number, chance: HoldsGenerator): Lot<ShipType>[] {
  const ships: ShipType[] = [];
  const left = (): number => points - ships.reduce((sum, ship) => sum + shipPrice(ship), 0);
  const { small, large } = SHIP_TYPES;
  while (ships.length < MOST_SHIPS && left() >= shipPrice(small)) {
    const likes = seededDice.roll(chance, 'ship', 3) === 1 ? large : small;
    ships.push(shipPrice(likes) <= left() ? likes : small);
  }
  for (let i = 0; i < ships.length && left() > 0; i++) ships[i] = refitted(ships[i]!, left(), chance);
  const lots = lotsOfShips(ships);
  return appraiseFleet(lots, points).faults.length === 0 ? lots : [{ type: small, count: 1 }];
}

/** A ship with what may be had for the points left. */
function refitted(ship: ShipType, left: number, chance: HoldsGenerator): ShipType {
  const better = REFITS.map((refit) => ({ ...ship, ...refit })).filter((one) => {
    const more = shipPrice(one) - shipPrice(ship);
    return more > 0 && more <= left;
  });
  return better.length > 0 ? oneOf(chance, 'refit', better) : ship;
}

function lotsOfShips(ships: readonly ShipType[]): Lot<ShipType>[] {
  const lots = new Map<string, { type: ShipType; count: number }>();
  for (const type of ships) {
    const key = JSON.stringify(type);
    lots.set(key, { type, count: (lots.get(key)?.count ?? 0) + 1 });
  }
  return [...lots.values()];
}

/** 15.2.k Two fleets of equal points. */
export function surpriseAtSea(seed: number, points = FLEET_POINTS) {
  const chance = chanceOf(seed);
  return [buyFleet(points, chance), buyFleet(points, chance)] as const;
}
