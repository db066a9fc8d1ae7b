import type { FaultTexts } from '../../../../words/faultTexts';

/** What should have been there in a land battle, by the code of a fault. */
export const landFaults: FaultTexts = {
  tactic: 'offensive, prudent or defensive, for a duel',
  field: 'plain, hills, mountains, woods, river, desert or town, for a ground',
  stage: 'roll, firstCamp, firstUnits, secondCamp, shift or secondUnits, for what a deployment waits for',
  systemAncients: 'the game “ancients”',
  twoArmies: 'two armies',
  class: 'infantry, cavalry or other',
  missile: 'A, B or none',
  phase: 'movement, leaders, fire, melee or over; deploy, muster, command or rally under optional rules that have them',
  question: 'away, retreat, press or advance',
  optionQuestion: 'hit, tactic, accept or retreat, for a question that an optional rule asks',
  control: 'lost',
  aside: 'true',
  charge: 'unspent, late, now or spent, for each player',
  victoryTerm: 'camp, panic, double or hold',
  missilesThere: 'a hex with a unit with missiles, for volleys',
  hexside: 'a hexside between two hexes, such as C5/4',
  oneHexside: 'one kind of hexside there, not two',
  oneTerrain: 'one terrain there, not two',
  terrain: 'woods, hill, village, stream, river, ford or bridge',
  unitType: 'a unit type that is printed or defined here',
  typeTrait: 'barbarian, horse-archer, cataphract, sure-footed or steady, for the traits of a unit type',
  arm: 'a kind of troops: cavalry, infantry, missile, phalanx, chariots or elephants',
  armyList: 'an army list',
  trait: 'a national trait: 1 to 6, or 0 for none',
  price: 'a price of 1 to 99, or none',
  mark: (kind) =>
    kind === 'camp'
      ? 'a mark that camps bear, once: disordered, volley, fired, open, captured'
      : kind === 'reserve'
        ? 'a mark that units beside the map bear, once: disordered, moved, attacked'
        : 'a mark that units on the map bear, once, such as disordered or volley',
  oneUnitAHex: 'one unit a hex',
  plundererOnCamp: 'a plundering unit on the enemy’s captured camp',
  captorOnCamp: 'a plundering unit on the captured camp, or an open camp',
  campCaptured: 'a camp marked captured, since an enemy plunders it',
  attackThatFits: 'an attack that can be in progress in this position',
  questionThatFits: 'a question that can be open in this position',
};
