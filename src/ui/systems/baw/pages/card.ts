import { isOption } from '../../../../rules/baw/options/ids';
import type { BattleCard, PageWords } from '../../../pages/battles/battleCard';
import { fieldsOf } from '../../../pages/positionFields';
import { optionWordsNow } from '../words';
import { type ArmySketch, type BawSketch, sketchBaw } from './armySketch';
import { goalsOf } from './goals';
import { OptionsAtSetUp, OptionsTried } from './Options';

const armyFacts = (words: PageWords, army: ArmySketch, counters: number): string[] => [
  words.counters(counters),
  ...(army.later > 0 ? [words.later(army.later)] : []),
  words.strength(army.strength),
  words.leaders(army.leaders),
  words.rally(army.rally),
  words.morale(army.demoralisation, army.disintegration),
];

const nameOf = (id: string): string => (isOption(id) ? optionWordsNow().ancientWorldOptions.rules[id].name : id);

/** A Battle of the Ancient World on the pages. */
export const ancientWorldCard: BattleCard = {
  id: 'baw',
  sketch: (position) => sketchBaw(fieldsOf(position)),
  factsOf: (words, { armies }: BawSketch, side, { size }) => armyFacts(words, armies[side], size.counters[side]),
  goals: goalsOf,
  pieces: (words, count) => words.counters(count),
  groundTitle: ({ ground }) => ground,
  differs: 'from-ancients',
  hasOption: isOption,
  optionName: nameOf,
  suiting({ recommended }) {
    const suiting = recommended.filter(isOption);
    return suiting.length > 0 ? optionWordsNow().ancientWorldOptions.suit(suiting.map(nameOf).join(', ')) : undefined;
  },
  Options: OptionsAtSetUp,
  OptionsTried,
};
