import type { FaultTexts } from '../../../../words/faultTexts';

/** What should have been there in a battle at sea, by the code of a fault. */
export const seaFaults: FaultTexts = {
  systemNaval: 'the game “naval”',
  twoFleets: 'two fleets',
  navalPhase: 'movement, marines, attacks, ballistae or over',
  phaseOfBattle: 'a phase that this battle has: marines and attacks only with marines, ballistae only with a ballista',
  navalQuestion: 'capture or loss',
  navalTerm: 'sunk, captured, exit or hold',
  size: 'small or large',
  dieInMovement: 'no movement die: only the phase movement has one',
  shipType: 'a ship type: small, large or one that is defined here',
  shipMark: 'a mark that ships bear, once, such as damaged or marines=1',
  leftMark: 'at most the mark captured, for a ship that has left the map',
  captors: 'a marine aboard, since the ship is captured',
  capturedDamaged: 'the mark damaged as well, since the ship is captured',
  seaHex: 'a hex of sea, for a ship',
  landHex: 'a hex of land, for marines ashore',
  oneShipAHex: 'one ship a hex',
  shipThere: 'a hex with a ship',
  phaseMark: 'only marks that this phase gives, on what the player commands',
  attacksPhase: 'the phase attacks, since ships have been attacked in it',
};
