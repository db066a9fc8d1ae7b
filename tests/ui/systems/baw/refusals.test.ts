import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { en } from '../../../../src/ui/systems/baw/words/en';
import { fr } from '../../../../src/ui/systems/baw/words/fr';
import { ofPanels as panelsEn } from '../../../../src/ui/words/en/panelsPart';
import { ofPanels as panelsFr } from '../../../../src/ui/words/fr/panelsPart';

const PLAY = 'src/rules/baw/play';

/** Every code that the rules give a refusal. */
const codes = (): string[] => [
  ...new Set(
    readdirSync(PLAY).flatMap((file) =>
      [...readFileSync(`${PLAY}/${file}`, 'utf8').matchAll(/(?:why: |refuse\()(?:[^'\n,}]*\? )?'(\w+)'(?: : '(\w+)')?/g)].flatMap(
        ([, one, other]) => [one, other].filter((code) => code !== undefined),
      ),
    ),
  ),
];

test.each(codes())('the refusal %s has a sentence in both languages', (code) => {
  const has = (...words: readonly { readonly refusals: object }[]) =>
    words.some(({ refusals }) => Object.keys(refusals).some((key) => key === code || key.endsWith(` ${code}`)));
  expect([has(en, panelsEn), has(fr, panelsFr)]).toEqual([true, true]);
});

test('codes are found', () => expect(codes().length).toBeGreaterThan(20));

test('who is kept from leaving the map by zones is told so, though no hex is meant', () => {
  const [english, french] = [en, fr].map(({ refusals }) => refusals.zone({ at: '', n: () => 0, several: false, text: '' }));
  expect(english).toContain('from the exits:');
  expect(french).toContain('l’empêchent de sortir');
});
