import * as v from 'valibot';
import { flag, text, whole } from '../../../kernel/shape';
import { OPTION_IDS } from '../../ancients/options/ids';
import { FLEET_POINTS, LEAST_POINTS, MOST_POINTS, USUAL_POINTS } from '../model/data';
import type { ArmyFault } from '../model/faults';
import { FIELD_IDS } from '../model/fields';
import { LIST_IDS, listOf } from '../model/lists';
import { appraise, appraiseFleet } from '../play/army';
import { type Answer, askOf, counts, given, readTrait, rulesOf, traitShape } from './ask';
import { type Army, type Fleet, landBattle, seaBattle } from './battle';
import { catalogueOf, lotsOf, typesShape } from './types';

const side = given({ name: v.optional(text, ''), units: counts, list: v.optional(v.picklist(LIST_IDS, 'armyList')), trait: traitShape });

/** 15.2.h What is wrong with either side, and the position that both make where nothing is. */
function positionOf(wrong: readonly (readonly ArmyFault[])[], build: () => object): Answer {
  const faults = wrong.map(rulesOf);
  return { ...(faults.every(({ length }) => length === 0) ? build() : {}), faults };
}

/** 15.1.i, 15.2.e, 15.3.b, 15.3.e The position of a battle between two armies bought. */
export const battle = askOf(
  given({
    armies: v.strictTuple([side, side], 'twoArmies'),
    field: v.picklist(FIELD_IDS, 'field'),
    points: v.optional(whole(LEAST_POINTS, MOST_POINTS), USUAL_POINTS),
    mended: v.optional(flag, false),
    types: typesShape,
    options: v.optional(v.array(v.picklist(OPTION_IDS, 'option')), []),
  }),
  ({ armies, field, points, mended, types, options }, faults) => {
    const catalogue = { ...catalogueOf(types, faults), ships: [] };
    const [first, second] = armies.map(({ list, trait, units, name }, i): Army => {
      const lots = lotsOf(catalogue, units, `armies[${i}].units`, faults);
      return { name, points, mended, units: lots.units, list: list && listOf(list), trait: readTrait(trait) };
    });
    return positionOf([appraise(first!).faults, appraise(second!).faults], () => landBattle([first!, second!], field, options));
  },
);

/** 15.2.k The position of a battle between two fleets bought; the die is the first fleet's. */
export const seaFight = askOf(
  given({
    fleets: v.strictTuple([counts, counts], 'twoFleets'),
    types: typesShape,
    traits: v.optional(v.strictTuple([traitShape, traitShape])),
  }),
  ({ fleets, types, traits = [] }, faults) => {
    const catalogue = { ...catalogueOf(types, faults), units: [] };
    const [first, second] = fleets.map((counts, i): Fleet => {
      const { ships } = lotsOf(catalogue, counts, `fleets[${i}]`, faults);
      return { name: '', ships, trait: readTrait(traits[i]) };
    });
    const wrong = [first!, second!].map(({ ships }) => appraiseFleet(ships, FLEET_POINTS).faults);
    return positionOf(wrong, () => seaBattle([first!, second!], 1));
  },
);
