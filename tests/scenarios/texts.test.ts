import { expect, test } from 'vitest';
import { COUNTERS, type Counter } from '../../src/rules/ancients/model/types';
import { battles } from '../../src/scenarios/all';
import { theUnit } from '../../src/ui/systems/ancients/words/fr/units';
import { battlesOf } from '../battles';
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

test('nobody is told that foot dismounts (13.12)', () => {
  const sentences = battlesOf('ancients').flatMap((battle) =>
    (['en', 'fr'] as const).flatMap((language) => textsIn(battle, language).flatMap((text) => text.split(/(?<=[.!?])\s/))),
  );
  const ofDismounting = sentences.filter((sentence) => sentence.includes('13.12'));
  expect(ofDismounting.length).toBeGreaterThan(5);
  expect(ofDismounting.filter((sentence) => /light infantry|infanterie légère/.test(sentence))).toEqual([]);
});

test('a unit of a battle’s own has a French noun', () => {
  const own = battlesOf('ancients').flatMap(({ position }) =>
    Object.entries((position as { types?: Record<string, { as: string }> }).types ?? {}).map(([name, { as }]) => ({
      as: COUNTERS.find((counter) => counter === as) ?? ('LI' as Counter),
      alias: name.replaceAll('-', ' '),
      side: 0 as const,
    })),
  );
  expect(own.length).toBeGreaterThan(5);
  expect(own.filter((unit) => theUnit(unit).startsWith('l’unité')).map(({ alias }) => alias)).toEqual([]);
});

/** Names of sides that are plurals, in both languages. */
const PLURALS = [
  ...['Alamanni', 'Allies', 'Boeotians', 'Britons', 'Carthaginians', 'Chalcidians', 'Crusaders', 'Egyptians', 'English', 'Franks'],
  ...['Gauls', 'Germans', 'Goths', 'Greeks', 'Hittites', 'Hungarians', 'Huns', 'Liberators', 'Macedonians', 'Mamluks', 'Mongols'],
  ...['Normans', 'Norwegians', 'Parthians', 'Peloponnesians', 'Persians', 'Poles', 'Pompeians', 'Romans', 'Rome and Pergamon'],
  ...['Seljuks', 'Triumvirs'],
];

test('a side is spoken of in the plural where its name is one', () => {
  const isMany = battles.flatMap(({ id, sides, many }) => sides.map(({ name }, side) => [id, name.en, many?.[side] ?? false] as const));
  expect(isMany).toEqual(isMany.map(([id, name]) => [id, name, PLURALS.includes(name)]));
  expect(PLURALS.filter((name) => !isMany.some(([, own]) => own === name))).toEqual([]);
});
