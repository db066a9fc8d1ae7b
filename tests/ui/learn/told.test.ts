/* What lessons say against what the rules have and what lies on the map. */
import { expect, test } from 'vitest';
import { MELEE_TABLE } from '../../../src/rules/ancients/model/data';
import type { Said } from '../../../src/ui/learn/lessons/types';
import { loadRulebook } from '../../../src/ui/learn/rulebook';
import type { LessonId } from '../../../src/ui/systems/lessons';
import { lessonOf, open, performAll } from './taken';

/** What is answered in a step, counted from 1, of what is done in it. */
function answer(id: LessonId, step: number, ...deeds: readonly string[]): Said {
  const { course, perform, at } = open(lessonOf(id));
  course.begin(step - 1);
  expect(performAll(perform, deeds)).toEqual([]);
  const { wrong } = at();
  if (typeof wrong !== 'object') throw new Error(`${id}, step ${step}: ${deeds.join(', ')} is not answered`);
  return wrong;
}

test('as many rolls at 1-2 disorder the attacker as the table has', () => {
  const numbers = {
    en: ['no', 'one', 'two', 'three', 'four', 'five', 'six'],
    fr: ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six'],
  };
  const hurt = MELEE_TABLE['1-2'].filter((result) => result === 'AD' || result === 'M').length;
  const { en, fr } = answer('melee', 7, 'C4xC3');
  expect(en).toContain(`${numbers.en[hurt]} rolls in six disorder you`);
  expect(fr).toContain(`${numbers.fr[hurt]} chiffres sur six vous désorganisent`);
});

test('a flag is seen only where one is, a camp where one stands', () => {
  const tapped = (hex: string) => answer('points', 4, `tap ${hex}`).en;
  for (const hex of ['C3', 'A2', 'G4']) expect(tapped(hex)).toContain('white flag');
  for (const hex of ['A5', 'G1']) expect(tapped(hex)).toContain('Camps');
  for (const hex of ['D3', 'D5', 'E2', 'F4']) expect(tapped(hex)).toBe('Tap one of Red’s units.');
});

test('nobody is spoken of in an empty hex', () => {
  expect(answer('counters', 3, 'tap A1').en).not.toMatch(/^This one/);
  expect(answer('panic', 7, 'end', '*A1').en).not.toContain('is there');
});

test('a ship of one’s own that is scuttled is not told of as the enemy’s', () => {
  const told = answer('boarding', 6, 'scuttle A5');
  expect(told).toEqual(answer('boarding', 2, 'scuttle A5'));
  expect(told).not.toEqual(answer('boarding', 6, 'D4xD3', 'scuttle'));
});

test('whoever tries to row round the enemy whom he is to ram is told to go through him, as the text says', () => {
  for (const step of [7, 8]) expect(answer('ships', step, 'D5-D2/1').en).toContain('tap the enemy on D3, then D2');
  expect(lessonOf('ships').steps[6]!.text).toMatchObject({
    en: expect.stringContaining('then the enemy, then D2'),
    fr: expect.stringContaining('puis l’ennemi, puis D2'),
  });
});

test('an attack that need not be made takes no dice from the rally', () => {
  expect(answer('rally', 5, 'C5xB5').en).toContain('need not');
  const { match, course, perform } = open(lessonOf('rally'));
  course.begin(4);
  performAll(perform, ['end']);
  expect(match.entries().flatMap(({ dice }) => [...dice])).toEqual([3, 3]);
});

test('leaders who are lost count at the panic check, those who live shield nobody at it', async () => {
  const { '3': removal } = await loadRulebook('en');
  expect(JSON.stringify(removal.text)).not.toContain('no part in your panic check');
  expect(JSON.stringify(removal.text)).toContain('no leader shields anybody at your panic check');
});

test('after an oar rake it is the enemy who is told to be damaged', () => {
  const { match, course, perform } = open(lessonOf('ships'));
  course.begin(7);
  performAll(perform, lessonOf('ships').steps[7]!.solution);
  expect(match.entries().at(-1)?.events).toContainEqual(expect.objectContaining({ kind: 'damaged' }));
  expect(lessonOf('ships').steps[7]!.done).toMatchObject({
    en: expect.stringContaining('make 7: he is damaged'),
    fr: expect.stringMatching(/font 7.: il est endommagé/),
  });
});
