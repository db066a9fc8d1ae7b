import type { BattleCard, PageWords } from '../../../pages/battleCard';
import { fieldsOf } from '../../../pages/positionFields';
import { type ArmySketch, type LandSketch, sketchLand } from './landSketch';
import { MiniLand } from './MiniLand';
import { OptionsAtSetUp } from './OptionsAtSetUp';

const armyFacts = (words: PageWords, army: ArmySketch, counters: number): string[] => [
  words.counters(counters),
  words.leaders(army.leaders),
  ...(army.later > 0 ? [words.later(army.later)] : []),
  words.panic(army.panic),
  ...(army.points > 0 ? [words.points(army.points)] : []),
];

/** A battle on land on the pages. */
export const landCard: BattleCard = {
  sketch: (position) => sketchLand(fieldsOf(position)),
  MiniGround: MiniLand,
  factsOf: (words, { armies }: LandSketch, side, { size }) => armyFacts(words, armies[side], size.counters[side]),
  groundTitle: ({ ground }) => ground,
  Options: OptionsAtSetUp,
};
