import type { BattleCard, PageWords } from '../../../pages/battleCard';
import { fieldsOf } from '../../../pages/positionFields';
import { type FleetSketch, type SeaSketch, sketchSea } from './fleetFacts';
import { MiniSea } from './MiniSea';

const fleetFacts = (words: PageWords, fleet: FleetSketch): string[] => [
  words.ships(fleet.ships.length, fleet.large),
  words.crews(fleet.crews),
  words.marines(fleet.marines),
  ...(fleet.ashore.length > 0 ? [words.ashore(fleet.ashore.length)] : []),
  ...(fleet.corvi > 0 ? [words.corvi(fleet.corvi)] : []),
  ...(fleet.ballistae > 0 ? [words.ballistae(fleet.ballistae)] : []),
  ...(fleet.points > 0 ? [words.points(fleet.points)] : []),
];

/** A battle at sea on the pages. */
export const seaCard: BattleCard = {
  sketch: (position) => sketchSea(fieldsOf(position)),
  MiniGround: MiniSea,
  factsOf: (words, { fleets }: SeaSketch, side) => fleetFacts(words, fleets[side]),
  groundTitle: ({ waters }) => waters,
};
