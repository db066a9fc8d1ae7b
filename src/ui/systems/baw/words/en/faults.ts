import type { FaultTexts } from '../../../../words/faultTexts';

/** What should have been there in a Battle of the Ancient World, by the code of a fault. */
export const ancientWorldFaults: FaultTexts = {
  systemBaw: 'the game “baw”',
  rectangle: 'a rectangle from its top left to its bottom right hex, such as F8..H9',
  bawPhase: 'fire, movement, melee, rally or over; rally only where B16.4 is played',
  typeWithoutDigits: 'a name without digits for a unit type',
  bawQuestion: 'evade, lose, retreat or advance',
  combatResult: 'a result of the combat table: AE, AR, SE, EC, DR or DE',
  allowedGround: 'a hex whose ground may be entered; nobody enters that of this one',
  oneGround: 'one ground a hex',
  unitMark: 'a mark that it may bear, once, such as disorganised or moved',
  typeMark: 'a mark that this type of unit can bear',
  leaderName: 'a leader’s name, of letters alone',
  leaderBonus: 'a leader’s bonus, a whole number from 1 to 3',
  weapon: 'javelin, javelins, sling, bow, or null for none',
  term: 'destroy, exit, survive or hold',
  forestVariant: '2 or closed, for how forest is moved through',
  slopeVariant: 'shift, for what a slope does in melee',
  someUnit: 'a unit in at least one of the armies',
  newName: 'a name that no other leader and no unit type of the battle has',
  emptyObjective: 'hexes without a unit, held by one army alone',
};
