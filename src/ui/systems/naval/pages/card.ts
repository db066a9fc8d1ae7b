import type { BattleCard, PageWords } from '../../../pages/battles/battleCard';
import { bothSides, type Goals, type GoalWords, hexesSaid, termsFor } from '../../../pages/battles/goals';
import { fieldsOf, numberOf } from '../../../pages/positionFields';
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

/** 14.2 The points of every battle that names none of its own. */
const USUAL = ['sunk', 'captured'].map((term) => ({ term, points: 1, large: 2 }));

/** 14.2 */
function goalsOf(words: GoalWords, position: object): Goals {
  const fields = fieldsOf(position);
  const goalsFor = (side: 0 | 1) => {
    const exits = termsFor(fields, side === 0 ? 1 : 0, USUAL).some(({ term }) => term === 'exit');
    const told: Readonly<Record<string, (at: unknown) => string>> = {
      sunk: () => words.sea.sunk(exits),
      captured: () => words.sea.captured,
      exit: (at) => words.sea.exit(hexesSaid(at)),
      hold: (at) => words.sea.hold(hexesSaid(at)),
    };
    return termsFor(fields, side, USUAL).flatMap(({ term, points, large, at }) => {
      const goal = told[String(term)]?.(at);
      return goal === undefined ? [] : [words.worth(goal, numberOf(points, 1), numberOf(large, numberOf(points, 1)))];
    });
  };
  return { each: bothSides(goalsFor), end: words.end.points };
}

/** A battle at sea on the pages. */
export const seaCard: BattleCard = {
  id: 'naval',
  sketch: (position) => sketchSea(fieldsOf(position)),
  factsOf: (words, { fleets }: SeaSketch, side) => fleetFacts(words, fleets[side]),
  goals: goalsOf,
  pieces: (words, count) => words.vessels(count),
  groundTitle: ({ waters }) => waters,
};
