import { columnNumber } from '../../../../kernel/board';
import type { Fields } from '../../../../kernel/fields';
import { UNIT_TYPES } from '../../../../rules/baw/model/data';
import type { BattleSketch } from '../../../pages/battles/battleCard';
import { fieldsOf, listOf, numberOf, sizeOf } from '../../../pages/positionFields';

/** As much of a Battle of the Ancient World as a card about it shows. */

export interface ArmySketch {
  readonly strength: number;
  readonly leaders: number;
  /** Units that may enter later. */
  readonly later: number;
  readonly rally: number;
  /** Losses by which it is demoralised, and those by which it disintegrates; 0 for neither. */
  readonly demoralisation: number;
  readonly disintegration: number;
}

export interface BawSketch extends BattleSketch {
  readonly armies: readonly [ArmySketch, ArmySketch];
}

type StrengthOf = (type: string) => number;

/** So many types may be like each other; one that is like itself, or in a ring, is none. */
const MOST_ALIKE = 20;

/** B1.b, B1.f Strengths by the word of a type, the battle's own included; 0 of one that there is not. */
export function strengthsIn(position: Fields): StrengthOf {
  const own = fieldsOf(position['types']);
  const strengthFrom = (type: string, alike: number): number => {
    if (!Object.hasOwn(own, type)) return UNIT_TYPES.find(({ name }) => name === type)?.strength ?? 0;
    const { as, strength } = fieldsOf(own[type]);
    return typeof strength === 'number' || alike === MOST_ALIKE ? numberOf(strength, 0) : strengthFrom(String(as), alike + 1);
  };
  return (type) => strengthFrom(type, 0);
}

/** How many hexes `F8` or `F8..H9` names; a word of another kind names none. */
function hexesIn(word: string): number {
  const [, left, top, right = left, bottom = top] = /^([A-Z]+)(\d+)(?:\.\.([A-Z]+)(\d+))?$/.exec(word) ?? [];
  return left === undefined ? 0 : (columnNumber(right!) - columnNumber(left) + 1) * (Number(bottom) - Number(top) + 1);
}

/** The strength of all units that a line of a position sets up. */
function strengthSet(line: unknown, strengthOf: StrengthOf): number {
  const [type = '', ...rest] = String(line).split(' ');
  return strengthOf(type) * rest.reduce((sum, word) => sum + hexesIn(word), 0);
}

const sum = (counts: readonly number[]): number => counts.reduce((all, n) => all + n, 0);

function sketchArmy(json: unknown, strengthOf: StrengthOf): ArmySketch {
  const army = fieldsOf(json);
  const reserves = listOf(army['reserves']).map(fieldsOf);
  const waiting = reserves.flatMap((group) => listOf(group['units']));
  return {
    strength:
      sum(listOf(army['units']).map((line) => strengthSet(line, strengthOf))) +
      sum(waiting.map((line) => strengthOf(String(line).split(' ')[0]!))),
    leaders: sum([army, ...reserves].map((group) => listOf(group['leaders']).length)),
    later: waiting.length,
    rally: numberOf(army['rally'], 0),
    demoralisation: numberOf(army['demoralisation'], 0),
    disintegration: numberOf(army['disintegration'], 0),
  };
}

export function sketchBaw(position: Fields): BawSketch {
  const [first, second] = listOf(position['armies']);
  const strengthOf = strengthsIn(position);
  return {
    ...sizeOf(fieldsOf(position['map'])),
    turns: numberOf(position['turns'], 12),
    armies: [sketchArmy(first, strengthOf), sketchArmy(second, strengthOf)],
  };
}
