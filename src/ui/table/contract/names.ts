import { perObject } from '../../../kernel/perObject';
import type { Battle } from '../../../scenarios';
import type { SidesSaid } from '../../../scenarios/sideNames';
import { useIfLoaded } from '../../app/usePart';
import { houseSides, spoken, useLanguage, useWords, type Words, wordsNow } from '../../words';
import { battleOf } from './titles';
import { tutor } from './tutor';

/** What a battle's page calls its two sides. */
export type ArmyNames = SidesSaid['names'];

/** What a battle itself calls its sides. The same battle gives the same names. */
const saidOf = perObject(({ sides: [first, second], many }: Battle): Readonly<Record<'en' | 'fr', SidesSaid>> => {
  const said = (language: 'en' | 'fr'): SidesSaid => ({ names: [first.name[language], second.name[language]], ...(many ? { many } : {}) });
  return { en: said('en'), fr: said('fr') };
});

function named(id: string | null, words: Words, language: 'en' | 'fr'): SidesSaid | undefined {
  const lesson = tutor.getState().now?.sides();
  if (lesson) return { ...lesson, names: lesson[language] };
  const house = houseSides(words, id);
  if (house) return house;
  // One's own battles are none of the house's, and come when the map is there.
  const own = battleOf(id).now();
  return own ? saidOf(own)[language] : undefined;
}

const namedNow = (id: string | null): SidesSaid | undefined => named(id, wordsNow(), spoken.getState().language);

/** What the armies of a battle are called; undefined: as the position says. */
export const armyNames = (id: string | null): ArmyNames | undefined => namedNow(id)?.names;

/** Whether a side's name is a plural, so that verbs after it agree. */
export const isMany = (id: string | null, side: 0 | 1): boolean => namedNow(id)?.many?.[side] ?? false;

export function useArmyNames(id: string | null): ArmyNames | undefined {
  useIfLoaded(battleOf(id));
  return named(id, useWords(), useLanguage())?.names;
}
