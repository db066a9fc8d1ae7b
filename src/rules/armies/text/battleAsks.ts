import * as v from 'valibot';
import { text, whole } from '../../../kernel/shape';
import { FLEET_POINTS, USUAL_POINTS } from '../model/data';
import { FIELD_IDS } from '../model/fields';
import { LIST_IDS, listOf } from '../model/lists';
import { appraiseFleet } from '../play/army';
import { askOf, counts, given, readTrait, traitShape } from './ask';
import { type Army, type Fleet, landBattle, seaBattle } from './battle';
import { catalogueOf, lotsOf, typesShape } from './types';

const side = given({ name: v.optional(text, ''), units: counts, list: v.optional(v.picklist(LIST_IDS, 'armyList')), trait: traitShape });

/** 15.1.i, 15.2.e, 15.3.b, 15.3.e The position of a battle between two armies bought. */
export const battle = askOf(
  given({
    armies: v.strictTuple([side, side], 'twoArmies'),
    field: v.picklist(FIELD_IDS, 'field'),
    points: v.optional(whole(0, 9999), USUAL_POINTS),
    types: typesShape,
  }),
  ({ armies, field, points, types }, faults) => {
    const catalogue = { ...catalogueOf(types, faults), ships: [] };
    const [first, second] = armies.map(({ list, trait, units, name }, i): Army => {
      const lots = lotsOf(catalogue, units, `armies[${i}].units`, faults);
      return { name, points, units: lots.units, list: list && listOf(list), trait: readTrait(trait) };
    });
    return faults.length > 0 ? {} : { ...landBattle([first!, second!], field) };
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
    const wrong = [first!, second!].map(({ ships }) => appraiseFleet(ships, FLEET_POINTS).faults.map(({ rule }) => rule));
    return { faults: wrong, ...(faults.length > 0 ? {} : seaBattle([first!, second!], 1)) };
  },
);
