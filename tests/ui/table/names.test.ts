import { expect, test } from 'vitest';
import type { BareContext } from '../../../src/kernel/twoSides';
import { ancients } from '../../../src/rules/ancients';
import type { GameHead } from '../../../src/store/match';
import { provide } from '../../../src/store/systems';
import { armyNames, isMany } from '../../../src/ui/table/contract/names';
import { battleOf, namesOf, titleNow } from '../../../src/ui/table/contract/titles';
import { speak } from '../../../src/ui/words';
import { nationsIn } from '../../../src/ui/words/armies/meetings';

provide(ancients);

/** A game without a battle, between two armies that their position calls so. */
const between = (one: string, other: string, title = `${one} – ${other}`) => ({
  head: { battle: null, title } as GameHead,
  system: 'ancients' as const,
  context: { armies: [{ name: one }, { name: other }] } as unknown as BareContext,
});

test('a battle by points is called in the language that is read, whatever was spoken when it began', async () => {
  const english = between('Gauls, Britons', 'Huns, Avars, Magyars');
  const own = between('Armée rouge', 'Gaulois, Bretons');
  const twins = between('Mongols I', 'Mongols II');
  const atSea = between('Première flotte', 'Deuxième flotte');
  const renamed = between('Rome, Republic', 'Second army', 'Mongols – Persia');
  await namesOf(null).load();
  await speak('fr', 'table');
  expect(titleNow(english.head)).toBe('Gaulois, Bretons – Huns, Avars, Magyars');
  expect(armyNames(english)).toEqual(['Gaulois, Bretons', 'Huns, Avars, Magyars']);
  expect([isMany(english, 0), isMany(english, 1), isMany(renamed, 0)]).toEqual([true, true, false]);
  expect(armyNames(twins)).toEqual(['Mongols I', 'Mongols II']);
  expect(armyNames(renamed), 'whatever the game is called').toEqual(['Rome, République', 'Deuxième armée']);
  await speak('en', 'table');
  expect([titleNow(atSea.head), armyNames(atSea)]).toEqual(['First fleet – Second fleet', ['First fleet', 'Second fleet']]);
  // Somebody's own names are left alone.
  expect([titleNow(own.head), armyNames(own), isMany(own, 1)]).toEqual([own.head.title, undefined, false]);
});

test('a game without a name is called after its battle', async () => {
  const head = { battle: 'plataea', title: '' };
  await battleOf(head.battle).load();
  await speak('fr', 'table');
  expect(titleNow(head)).toBe('Platées');
});

test('any two nations are found again by what their battle calls them', async () => {
  await namesOf(null).load();
  const [en, fr] = [nationsIn('en'), nationsIn('fr')];
  await speak('fr', 'table');
  for (const one of Object.keys(en) as (keyof typeof en)[]) {
    for (const other of Object.keys(en) as (keyof typeof en)[]) {
      if (one === other) continue;
      expect(armyNames(between(en[one], en[other]))).toEqual([fr[one], fr[other]]);
    }
  }
});
