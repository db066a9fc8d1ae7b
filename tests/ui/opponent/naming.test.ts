import { expect, test } from 'vitest';
import { battleById } from '../../../src/scenarios/all';
import { match } from '../../../src/store/match';
import { fetchRules } from '../../../src/store/systems';
import { nameGame } from '../../../src/ui/opponent/SeatsDialog';
import { battleOf, titleNow } from '../../../src/ui/table/contract/titles';
import { speak } from '../../../src/ui/words';
import { emptyPage } from '../noPage';

emptyPage();

test('a game that is called after its battle gets no name of its own by being left as it is', async () => {
  const { position } = battleById('plataea')!;
  await Promise.all([speak('fr', 'table'), battleOf('plataea').load(), fetchRules(position)]);
  match.begin({ position, seed: 1, names: ['', ''], title: '', battle: 'plataea' });
  const head = () => match.store.getState().now!.head;
  expect(titleNow(head())).toBe('Platées');
  nameGame('Platées');
  expect(head().title).toBe('');
  nameGame('Le soir');
  expect(head().title).toBe('Le soir');
});
