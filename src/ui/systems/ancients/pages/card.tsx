import { isOption } from '../../../../rules/ancients/options';
import type { BattleCard, PageWords } from '../../../pages/battles/battleCard';
import { fieldsOf } from '../../../pages/positionFields';
import { wordsNow } from '../words';
import { type ArmySketch, type LandSketch, sketchLand } from './landSketch';
import { OptionsAtSetUp } from './OptionsAtSetUp';
import { OptionsTried } from './OptionsTried';

const armyFacts = (words: PageWords, army: ArmySketch, counters: number): string[] => [
  words.counters(counters),
  words.leaders(army.leaders),
  ...(army.later > 0 ? [words.later(army.later)] : []),
  words.panic(army.panic),
  ...(army.points > 0 ? [words.points(army.points)] : []),
];

const nameOf = (id: string): string => (isOption(id) ? wordsNow().options.rules[id].name : id);

/** A battle on land on the pages. */
export const landCard: BattleCard = {
  id: 'ancients',
  sketch: (position) => sketchLand(fieldsOf(position)),
  factsOf: (words, { armies }: LandSketch, side, { size }) => armyFacts(words, armies[side], size.counters[side]),
  pieces: (words, count) => words.counters(count),
  groundTitle: ({ ground }) => ground,
  hasOption: isOption,
  optionName: nameOf,
  suiting({ recommended }) {
    const suiting = recommended.filter(isOption);
    return suiting.length > 0 ? wordsNow().options.suit(suiting.map(nameOf).join(', ')) : undefined;
  },
  Options: OptionsAtSetUp,
  OptionsTried,
};
