import { perObject } from '../../../kernel/perObject';
import type { SidesSaid } from '../../../scenarios/sideNames';
import { sidesIn } from '../../../scenarios/titles';
import type { Snapshot } from '../../../store/snapshot';
import { systemOf } from '../../../store/systems';
import { useIfLoaded } from '../../app/usePart';
import { houseSides, spoken, useLanguage, useWords, type Words, wordsNow } from '../../words';
import type { Meeting } from '../../words/armies/meetings';
import { calledIn, namesOf } from './titles';
import { tutor } from './tutor';

/** What a battle's page calls its two sides. */
export type ArmyNames = SidesSaid['names'];

/** What a battle itself calls its sides. The same battle gives the same names. */
const saidOf = perObject((called: Meeting): Readonly<Record<'en' | 'fr', SidesSaid>> => {
  const said = (language: 'en' | 'fr'): SidesSaid => ({ names: sidesIn(called, language), many: called.many });
  return { en: said('en'), fr: said('fr') };
});

/** As much of a game as it takes to say whose sides they are. */
type Sided = Pick<Snapshot, 'head' | 'system' | 'context'>;

function named({ head: { battle }, system, context }: Sided, words: Words, language: 'en' | 'fr'): SidesSaid | undefined {
  const lesson = tutor.getState().now?.sides();
  if (lesson) return { ...lesson, names: lesson[language] };
  const house = houseSides(words, battle);
  if (house) return house;
  // One's own battles, and what was bought, are none of the house's, and come when the map is there.
  const own = calledIn(battle, systemOf({ system }).sideNames(context).join(' – '));
  return own && saidOf(own)[language];
}

const namedNow = (game: Sided): SidesSaid | undefined => named(game, wordsNow(), spoken.getState().language);

/** What the armies of a game are called; undefined: as the position says. */
export const armyNames = (game: Sided): ArmyNames | undefined => namedNow(game)?.names;

/** Whether a side's name is a plural, so that verbs after it agree. */
export const isMany = (game: Sided, side: 0 | 1): boolean => namedNow(game)?.many?.[side] ?? false;

export function useArmyNames(game: Sided): ArmyNames | undefined {
  useIfLoaded(namesOf(game.head.battle));
  return named(game, useWords(), useLanguage())?.names;
}
