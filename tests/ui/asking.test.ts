import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { match } from '../../src/store/match';
import { table } from '../../src/store/table';
import { askAt } from '../../src/ui/help/asking';
import { fetchTable } from '../../src/ui/table/contract/fetchSystem';
import { gameHelp, helping } from '../../src/ui/table/contract/helpPart';
import { panelWords, speak } from '../../src/ui/words';
import { fetchHelpWords, helpWords } from '../../src/ui/words/help';

vi.stubGlobal('document', { documentElement: { lang: '' }, getElementById: () => null, querySelector: () => null });

const field = { system: 'ancients', map: { columns: 9, rows: 9 }, armies: [{ units: ['HI D8/1'] }, { units: ['HI E2/4'] }] };
const answered = () => helping.getState().answer?.text;

beforeAll(async () => {
  await speak('en');
  await Promise.all([panelWords(), fetchTable('ancients'), fetchHelpWords()]);
  await gameHelp('ancients').load();
});

beforeEach(() => {
  match.begin({ position: field, seed: 7, names: ['', ''], title: 'Trial' });
  table.setState({ asking: true });
});

test('after a surrender nobody is said to be able to go anywhere', () => {
  askAt(7 * 9 + 3);
  expect(answered()).toContain('may move');
  match.concede(0);
  table.setState({ asking: true });
  askAt(7 * 9 + 3);
  expect(helping.getState().answer).toMatchObject({ title: helpWords().why.ask.act, text: 'The battle is over.', rule: '2' });
  expect(table.getState().asking).toBe(false);
});
