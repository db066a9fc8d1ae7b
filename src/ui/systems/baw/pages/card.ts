import type { BattleCard, BattleSketch, PageWords } from '../../../pages/battles/battleCard';
import { type Fields, fieldsOf, listOf, numberOf, sizeOf } from '../../../pages/positionFields';

/** What a card says of an army. */
interface ArmySketch {
  readonly leaders: number;
  /** Units that may enter later. */
  readonly later: number;
  /** Losses by which it is demoralised, and those by which it disintegrates; 0 for neither. */
  readonly demoralisation: number;
  readonly disintegration: number;
}

interface Sketch extends BattleSketch {
  readonly armies: readonly [ArmySketch, ArmySketch];
}

function sketchArmy(json: unknown): ArmySketch {
  const army = fieldsOf(json);
  const reserves = listOf(army['reserves']).map(fieldsOf);
  return {
    leaders: [army, ...reserves].reduce((sum, group) => sum + listOf(group['leaders']).length, 0),
    later: reserves.reduce((sum, group) => sum + listOf(group['units']).length, 0),
    demoralisation: numberOf(army['demoralisation'], 0),
    disintegration: numberOf(army['disintegration'], 0),
  };
}

function sketchOf(position: Fields): Sketch {
  const [first, second] = listOf(position['armies']);
  return {
    ...sizeOf(fieldsOf(position['map'])),
    turns: numberOf(position['turns'], 12),
    armies: [sketchArmy(first), sketchArmy(second)],
  };
}

const armyFacts = (words: PageWords, army: ArmySketch, counters: number): string[] => [
  words.counters(counters),
  words.leaders(army.leaders),
  ...(army.later > 0 ? [words.later(army.later)] : []),
  words.morale(army.demoralisation, army.disintegration),
];

/** A Battle of the Ancient World on the pages. */
export const ancientWorldCard: BattleCard = {
  id: 'baw',
  sketch: (position) => sketchOf(fieldsOf(position)),
  factsOf: (words, { armies }: Sketch, side, { size }) => armyFacts(words, armies[side], size.counters[side]),
  pieces: (words, count) => words.counters(count),
  groundTitle: ({ ground }) => ground,
  differs: 'from-ancients',
};
