import { isOption } from '../../../../rules/ancients/options';
import type { BattleCard, PageWords } from '../../../pages/battles/battleCard';
import { bothSides, type Goals, type GoalWords, hexesSaid, termsFor } from '../../../pages/battles/goals';
import { fieldsOf, listOf, numberOf } from '../../../pages/positionFields';
import { wordsNow } from '../words';
import { type ArmySketch, type LandSketch, sketchLand } from './landSketch';
import { OptionsAtSetUp } from './OptionsAtSetUp';
import { OptionsTried } from './OptionsTried';

const armyFacts = (words: PageWords, army: ArmySketch, counters: number): string[] => [
  words.counters(counters),
  ...(army.later > 0 ? [words.later(army.later)] : []),
  words.leaders(army.leaders),
  words.panic(army.panic),
  ...(army.points > 0 ? [words.points(army.points)] : []),
];

/** 12 The points of every battle that names none of its own. */
const USUAL = ['camp', 'panic', 'double'].map((term) => ({ term, points: 1 }));

/** 12 A term of an army without an enemy camp that could be taken, or panic, is not told. */
function goalsOf(words: GoalWords, position: object): Goals {
  const fields = fieldsOf(position);
  const armies = listOf(fields['armies']).map(fieldsOf);
  const goalsFor = (side: 0 | 1) => {
    const enemy = fieldsOf(armies[1 - side]);
    const told: Readonly<Record<string, (at: unknown) => string | undefined>> = {
      camp: () => (enemy['camp'] === undefined ? undefined : words.land.camp),
      panic: () => (numberOf(enemy['panic'], 0) > 0 ? words.land.panic : undefined),
      double: () => words.land.double,
      hold: (at) => words.land.hold(hexesSaid(at)),
    };
    return termsFor(fields, side, USUAL).flatMap(({ term, points, at }) => {
      const goal = told[String(term)]?.(at);
      return goal === undefined ? [] : [words.worth(goal, numberOf(points, 1), numberOf(points, 1))];
    });
  };
  return { each: bothSides(goalsFor), end: words.end.points };
}

const nameOf = (id: string): string => (isOption(id) ? wordsNow().options.rules[id].name : id);

/** A battle on land on the pages. */
export const landCard: BattleCard = {
  id: 'ancients',
  sketch: (position) => sketchLand(fieldsOf(position)),
  factsOf: (words, { armies }: LandSketch, side, { size }) => armyFacts(words, armies[side], size.counters[side]),
  goals: goalsOf,
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
