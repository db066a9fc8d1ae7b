import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { match } from '../../../src/store/match';
import { fetchRules } from '../../../src/store/systems';
import { table } from '../../../src/store/table';
import { BranchesPanel } from '../../../src/ui/branches/BranchesPanel';
import { BranchTools } from '../../../src/ui/branches/BranchTools';
import { fetchTable } from '../../../src/ui/table/contract/fetchSystem';
import { panelWords, speak } from '../../../src/ui/words';
import { branchWords, fetchBranchWords } from '../../../src/ui/words/branches';
import { skirmish } from '../systems/ancients/skirmish';

vi.stubGlobal('document', { documentElement: { lang: '' } });

/* What is drawn on no page is drawn of what a store began with. */
for (const store of [match.store, table]) Object.assign(store, { getInitialState: () => store.getState() });

beforeAll(() => Promise.all([speak('en'), panelWords(), fetchBranchWords(), fetchRules(skirmish), fetchTable('ancients')]));

const tools = () => renderToStaticMarkup(createElement(BranchTools, { id: 0, name: 'Main line', close: () => undefined }));
const more = () => renderToStaticMarkup(createElement(BranchesPanel, { panels: {} as never })).includes('branch-more');

test('a game that does not hold is not kept as another, and nothing else is done with it', () => {
  match.begin({ position: skirmish, seed: 7, names: ['', ''], title: 'Trial' });
  match.playText('C5-D4');
  expect(tools()).toContain(branchWords().asGame);
  expect(more()).toBe(true);
  const record = match.record()!;
  match.openRecord({ ...record, plays: [...record.plays, { order: 'A1-Z9' }] });
  expect(match.store.getState().now?.isBroken).toBe(true);
  expect(match.branchRecord(0)).toBeUndefined();
  expect(tools()).not.toContain('<button');
  expect(more()).toBe(false);
});
