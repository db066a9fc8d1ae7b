import * as v from 'valibot';
import type { Fault } from '../../../kernel/game';
import { readTypes } from '../../../kernel/shape';
import type { UnitType } from '../../ancients/model/state';
import { typeLike } from '../../ancients/model/typeLike';
import { typeShape } from '../../ancients/text/shape';
import type { ShipType } from '../../naval/model/types';
import { typeLike as shipLike } from '../../naval/text/setup';
import { typeShape as shipShape } from '../../naval/text/shape';
import { SHIP_TYPES, UNIT_TYPES } from '../model/data';
import type { Lot } from '../play/price';

/** Types of one's own, as a position of either game gives them. */
export const typesShape = v.optional(v.record(v.string(), v.union([typeShape, shipShape], 'types')), {});
type Given = v.InferOutput<typeof typesShape>;

/** What can be bought by its word: that of the house, and what somebody names besides. */
export interface Catalogue {
  readonly units: readonly UnitType[];
  readonly ships: readonly ShipType[];
}

/** Whether a type of one's own is, in the end, one of these. */
function isAmong(given: Given, name: string, roots: object): boolean {
  let word = name;
  for (let i = 0; i <= Object.keys(given).length && word in given; i++) word = given[word]!.as;
  return word in roots;
}

export function catalogueOf(given: Given, faults: Fault[]): Catalogue {
  const isShip = (name: string): boolean => isAmong(given, name, SHIP_TYPES);
  const pick = (ships: boolean) => Object.fromEntries(Object.entries(given).filter(([name]) => isShip(name) === ships));
  const always = { isBase: () => true, faults };
  return {
    units: readTypes(Object.values(UNIT_TYPES), pick(false) as Record<string, v.InferOutput<typeof typeShape>>, typeLike, {
      ...always,
      expected: 'unitType',
    }),
    ships: readTypes(Object.values(SHIP_TYPES), pick(true) as Record<string, v.InferOutput<typeof shipShape>>, shipLike, {
      ...always,
      expected: 'shipType',
    }),
  };
}

/** The types that words mean; one that means none is told to `faults`. */
export function typesNamed<Type extends { readonly name: string }>(
  types: readonly Type[],
  words: readonly string[],
  at: string,
  faults: Fault[],
): Type[] {
  return words.flatMap((word, i) => {
    const type = types.find(({ name }) => name === word);
    if (!type) faults.push({ at: `${at}[${i}]`, expected: 'unitType', found: word });
    return type ?? [];
  });
}

/** `{ "LI": 4, "small": 2 }`: units and ships by their words. */
export function lotsOf({ units, ships }: Catalogue, counts: Readonly<Record<string, number>>, at: string, faults: Fault[]) {
  const land: Lot<UnitType>[] = [];
  const sea: Lot<ShipType>[] = [];
  for (const [word, count] of Object.entries(counts)) {
    const unit = units.find(({ name }) => name === word);
    const ship = ships.find(({ name }) => name === word);
    if (unit) land.push({ type: unit, count });
    else if (ship) sea.push({ type: ship, count });
    else faults.push({ at: `${at}.${word}`, expected: 'unitType', found: word });
  }
  return { units: land, ships: sea };
}
