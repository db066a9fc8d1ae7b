import { expect, test } from 'vitest';
import { armyNames, isMany } from '../../../src/ui/table/contract/names';
import { battleOf, titleNow } from '../../../src/ui/table/contract/titles';
import { speak } from '../../../src/ui/words';
import { nationsIn } from '../../../src/ui/words/armies/meetings';

const called = (title: string) => ({ battle: null, title });

test('a battle by points is called in the language that is read, whatever was spoken when it began', async () => {
  const english = called('Gauls, Britons – Huns, Avars, Magyars');
  const french = called('Armée rouge – Gaulois, Bretons');
  const twins = called('Mongols I – Mongols II');
  const atSea = called('Première flotte – Deuxième flotte');
  const branch = called('Rome, Republic – Second army, to the left');
  for (const head of [english, french, twins, atSea, branch]) await battleOf(head).load();
  await speak('fr', 'table');
  expect(titleNow(english)).toBe('Gaulois, Bretons – Huns, Avars, Magyars');
  expect(armyNames(english)).toEqual(['Gaulois, Bretons', 'Huns, Avars, Magyars']);
  expect([isMany(english, 0), isMany(english, 1), isMany(branch, 0)]).toEqual([true, true, false]);
  expect(armyNames(twins)).toEqual(['Mongols I', 'Mongols II']);
  // A branch that became a game keeps what it was called, and its sides go with the reader.
  expect([titleNow(branch), armyNames(branch)]).toEqual([branch.title, ['Rome, République', 'Deuxième armée']]);
  await speak('en', 'table');
  expect([titleNow(atSea), armyNames(atSea)]).toEqual(['First fleet – Second fleet', ['First fleet', 'Second fleet']]);
  // Somebody's own names are left alone.
  expect([titleNow(french), armyNames(french), isMany(french, 1)]).toEqual([french.title, undefined, false]);
});

test('a game without a name is called after its battle', async () => {
  const head = { battle: 'plataea', title: '' };
  await battleOf(head).load();
  await speak('fr', 'table');
  expect(titleNow(head)).toBe('Platées');
});

test('any two nations are found again by what their battle is called', async () => {
  const [en, fr] = [nationsIn('en'), nationsIn('fr')];
  await speak('fr', 'table');
  for (const one of Object.keys(en) as (keyof typeof en)[]) {
    for (const other of Object.keys(en) as (keyof typeof en)[]) {
      if (one === other) continue;
      const head = called(`${en[one]} – ${en[other]}`);
      await battleOf(head).load();
      expect(armyNames(head)).toEqual([fr[one], fr[other]]);
    }
  }
});
