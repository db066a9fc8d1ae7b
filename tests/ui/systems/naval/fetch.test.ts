import { expect, test, vi } from 'vitest';
import { fetchNavalWords, hasNavalWords, navalWords } from '../../../../src/ui/systems/naval/words';
import { speak, spoken } from '../../../../src/ui/words';
import { emptyPage } from '../../noPage';

emptyPage();

test('the naval words come when they are asked for, and then with every language', async () => {
  await speak('en', 'table');
  expect(hasNavalWords()).toBe(false);
  expect(() => navalWords()).toThrow();

  await fetchNavalWords();
  expect(navalWords().table.phases.repairs).toBe('Repairs');

  const heard: string[] = [];
  const stop = spoken.subscribe(() => heard.push(navalWords().table.phases.repairs));
  await speak('fr', 'table');
  stop();
  expect(heard).toEqual(['Réparations']);
  expect(navalWords().refusals.noWay({ at: '', several: false, n: () => 0, text: '' })).toBe('Aucun chemin n’y mène.');
});

test('a language that is on its way when they are asked for brings its own', async () => {
  vi.resetModules();
  const house = await import('../../../../src/ui/words');
  const sea = await import('../../../../src/ui/systems/naval/words');
  await house.speak('en', 'table');
  await Promise.all([house.speak('fr', 'table'), sea.fetchNavalWords()]);
  expect(house.spoken.getState().language).toBe('fr');
  expect(sea.navalWords().table.phases.repairs).toBe('Réparations');
});
