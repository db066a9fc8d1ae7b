import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { BawWords } from '../../../../src/ui/systems/baw/words';
import { en } from '../../../../src/ui/systems/baw/words/en';
import { fr } from '../../../../src/ui/systems/baw/words/fr';
import { refusedAlike as alikeEn } from '../../../../src/ui/words/en/refusals';
import { refusedAlike as alikeFr } from '../../../../src/ui/words/fr/refusals';
import { type Refusals, sentenceOf } from '../../../../src/ui/words/refusalTold';

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
  const has = ({ refusals }: BawWords, alike: Refusals) => {
    const ofRules = Object.keys(refusals).filter((key) => key.endsWith(` ${code}`));
    return code === 'noWay' || sentenceOf(refusals, alike, [code, ...ofRules]) !== refusals.noWay;
  };
  expect([has(en, alikeEn), has(fr, alikeFr)]).toEqual([true, true]);
});

test('codes are found', () => expect(codes().length).toBeGreaterThan(20));

test('who is kept from leaving the map by zones is told so, though no hex is meant', () => {
  const [english, french] = [en, fr].map(({ refusals }) => refusals.zone({ at: '', n: () => 0, several: false, text: '' }));
  expect(english).toContain('from the exits:');
  expect(french).toContain('l’empêchent de sortir');
});
