import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { match } from '../../../src/store/match';
import { fetchRules } from '../../../src/store/systems';
import { table } from '../../../src/store/table';
import { ReportDialog } from '../../../src/ui/report/ReportDialog';
import { fetchTable } from '../../../src/ui/table/contract/fetchSystem';
import { panelWords, speak } from '../../../src/ui/words';
import { fetchReportWords } from '../../../src/ui/words/report';
import { drawable, emptyPage } from '../noPage';
import { skirmish } from '../systems/ancients/skirmish';

emptyPage();

drawable(match.store, table);

beforeAll(() => Promise.all([speak('en'), panelWords(), fetchReportWords(), fetchRules(skirmish), fetchTable('ancients')]));

test.each([
  ['a battle has a page', true, {}],
  ['a lesson, which is kept nowhere, has no page', false, { practice: () => [] }],
])('the report of %s', (_, hasPage, more) => {
  match.begin({ position: skirmish, seed: 7, names: ['', ''], title: 'Trial', ...more });
  const drawn = renderToStaticMarkup(createElement(ReportDialog, { panels: {} as never }));
  expect(drawn).toContain('report-copy');
  expect(drawn.includes('report-open')).toBe(hasPage);
});
