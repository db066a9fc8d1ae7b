import { expect, test } from 'vitest';
import { blankDrawing } from '../../../src/ui/design/document/begin';
import type { Drawing } from '../../../src/ui/design/document/drawing';
import { say } from '../../../src/ui/design/document/facts';
import { changed } from '../../../src/ui/design/document/history';
import { TOUR } from '../../../src/ui/design/tour';
import { land } from '../../../src/ui/systems/ancients/design/rules';
import { en } from '../../../src/ui/words/design/en';
import { fr } from '../../../src/ui/words/design/fr';
import { first } from './first';

/* The lesson on the drawing table. */

const blank = blankDrawing(land, {}, first);
const isNamed = (drawing: Drawing) => TOUR.at(-1)!.reached({ rules: land, drawing, checks: [] });

test('a battle has a name once one is typed in either language', () => {
  expect(isNamed(blank)).toBe(false);
  const typed = (language: 'en' | 'fr') => changed(land, blank, say(land, ['title'], language, 'Kadesh', first))[0];
  expect([typed('en'), typed('fr')].map(isNamed)).toEqual([true, true]);
});

test('what is named is what one sees, on a phone too: the sides, the panels, and no left or right', () => {
  const said = (language: 'en' | 'fr') => TOUR.map(({ text }) => text[language]).join('\n');
  for (const [all, { first: texts, panels }] of [
    [said('en'), en],
    [said('fr'), fr],
  ] as const)
    for (const name of [texts.sides[1], panels.checks, panels.texts]) expect(all).toMatch(new RegExp(`[“«]\u00a0?${name}\u00a0?[”»]`));
  expect(said('en')).not.toMatch(/\b(left|right|HI)\b(?! whatever)/);
  expect(said('fr')).not.toMatch(/gauche|droite|HI/);
});
