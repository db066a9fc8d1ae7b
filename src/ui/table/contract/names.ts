import { perObject } from '../../../kernel/perObject';
import type { SidesSaid } from '../../../scenarios/sideNames';
import { useIfLoaded } from '../../app/usePart';
import { houseSides, spoken, useLanguage, useWords, type Words, wordsNow } from '../../words';
import type { Meeting } from '../../words/armies/meetings';
import { battleOf, type Called } from './titles';
import { tutor } from './tutor';

/** What a battle's page calls its two sides. */
export type ArmyNames = SidesSaid['names'];

/** What a battle itself calls its sides. The same battle gives the same names. */
const saidOf = perObject(({ sides: [first, second], many }: Meeting): Readonly<Record<'en' | 'fr', SidesSaid>> => {
  const said = (language: 'en' | 'fr'): SidesSaid => ({ names: [first.name[language], second.name[language]], many });
  return { en: said('en'), fr: said('fr') };
});

function named(head: Called, words: Words, language: 'en' | 'fr'): SidesSaid | undefined {
  const lesson = tutor.getState().now?.sides();
  if (lesson) return { ...lesson, names: lesson[language] };
  const house = houseSides(words, head.battle);
  if (house) return house;
  // One's own battles, and what was bought, are none of the house's, and come when the map is there.
  const own = battleOf(head).now();
  return own ? saidOf(own)[language] : undefined;
}

const namedNow = (head: Called): SidesSaid | undefined => named(head, wordsNow(), spoken.getState().language);

/** What the armies of a game are called; undefined: as the position says. */
export const armyNames = (head: Called): ArmyNames | undefined => namedNow(head)?.names;

/** Whether a side's name is a plural, so that verbs after it agree. */
export const isMany = (head: Called, side: 0 | 1): boolean => namedNow(head)?.many?.[side] ?? false;

export function useArmyNames(head: Called): ArmyNames | undefined {
  useIfLoaded(battleOf(head));
  return named(head, useWords(), useLanguage())?.names;
}
