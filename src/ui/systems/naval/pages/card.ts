import type { BattleCard, PageWords } from '../../../pages/battles/battleCard';
import { fieldsOf } from '../../../pages/positionFields';
import { type FleetSketch, type SeaSketch, sketchSea } from './fleetFacts';

const fleetFacts = (words: PageWords, fleet: FleetSketch): string[] => [
  words.ships(fleet.ships, fleet.large),
  words.crews(fleet.crews),
  words.marines(fleet.marines),
  ...(fleet.ashore > 0 ? [words.ashore(fleet.ashore)] : []),
  ...(fleet.corvi > 0 ? [words.corvi(fleet.corvi)] : []),
  ...(fleet.ballistae > 0 ? [words.ballistae(fleet.ballistae)] : []),
  ...(fleet.points > 0 ? [words.points(fleet.points)] : []),
];

/** A battle at sea on the pages. */
export const seaCard: BattleCard = {
  id: 'naval',
  sketch: (position) => sketchSea(fieldsOf(position)),
  factsOf: (words, { fleets }: SeaSketch, side) => fleetFacts(words, fleets[side]),
  pieces: (words, count) => words.vessels(count),
  groundTitle: ({ waters }) => waters,
};
