import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { match } from '../../../src/store/match';
import { fetchRules } from '../../../src/store/systems';
import { tellBattle } from '../../../src/ui/report/battle';
import { ReportPage } from '../../../src/ui/report/ReportPage';
import { fetchTable } from '../../../src/ui/table/contract/fetchSystem';
import { tableOf } from '../../../src/ui/table/contract/systems';
import { now } from '../../../src/ui/table/session';
import { panelWords, speak } from '../../../src/ui/words';
import { fetchReportWords } from '../../../src/ui/words/report';
import { skirmish } from '../systems/ancients/skirmish';

// Maps are for a page.
vi.mock('../../../src/ui/report/ReportTurn', () => ({ MomentFigure: () => null, TurnPart: () => null }));
vi.stubGlobal('document', { documentElement: { lang: '' } });

test('of what heads the page the result alone is set off: not the turn, nor the rules that it was played by', async () => {
  await Promise.all([speak('en'), panelWords(), fetchReportWords(), fetchRules(skirmish), fetchTable('ancients')]);
  const begun = match.begin({ position: skirmish, seed: 7, names: ['', ''], title: 'Trial' });
  if (!begun.ok) throw new Error(JSON.stringify(begun.faults));
  const snapshot = now()!;
  const panels = await tableOf(snapshot).panels();
  const html = renderToStaticMarkup(createElement(ReportPage, { panels, snapshot }));
  const { head, rules } = tellBattle(panels, snapshot);
  const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
  const setOff = [...header.matchAll(/<p class="report-result">([^<]*)</g)].map(([, line]) => line);
  expect(header).toContain(rules);
  expect(head.length).toBeGreaterThan(1);
  expect(setOff).toEqual(head.slice(1));
});
