import { expect, test } from 'vitest';
import { battles } from '../../src/scenarios/all';
import { ENGLISH_WORDS, FRENCH_WORDS } from '../languages';

/** Every text of a language below a value; titles of sources stay what they are. */
function textsIn(value: unknown, language: 'en' | 'fr'): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'sources') return [];
    return key === language ? [String(inner)] : textsIn(inner, language);
  });
}

test.each(battles.map((battle) => [battle.id, battle] as const))('%s says everything in both languages, each in its own', (_, battle) => {
  const [english, french] = [textsIn(battle, 'en'), textsIn(battle, 'fr')];
  expect(english.length).toBeGreaterThan(8);
  expect(french.length).toBe(english.length);
  expect(english.filter((text) => FRENCH_WORDS.test(text))).toEqual([]);
  expect(french.filter((text) => ENGLISH_WORDS.test(text))).toEqual([]);
});
