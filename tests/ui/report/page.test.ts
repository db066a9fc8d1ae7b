import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { match, type Snapshot } from '../../../src/store/match';
import { fetchRules, systemOf } from '../../../src/store/systems';
import { painterOf } from '../../../src/ui/picture/LiveMap';
import { tellBattle } from '../../../src/ui/report/battle';
import { ReportPage } from '../../../src/ui/report/ReportPage';
import { wingOf } from '../../../src/ui/systems/registry';
import { fetchTable } from '../../../src/ui/table/contract/fetchSystem';
import type { SystemPanels } from '../../../src/ui/table/contract/system';
import { tableOf } from '../../../src/ui/table/contract/systems';
import { now } from '../../../src/ui/table/session';
import { meetings, panelWords, speak, wordsNow } from '../../../src/ui/words';
import { fetchReportWords } from '../../../src/ui/words/report';
import { drawable, emptyPage } from '../noPage';
import { skirmish } from '../systems/ancients/skirmish';

/** What a page has worked out stays as long as what it was worked out of, though nothing is drawn twice here. */
const memos = vi.hoisted(() => ({ kept: [] as { readonly of: readonly unknown[]; readonly value: unknown }[], at: 0 }));
vi.mock('react', async (real) => ({
  ...(await real<typeof import('react')>()),
  useMemo: (make: () => unknown, of: readonly unknown[]) => {
    const kept = memos.kept[memos.at];
    const isSame = kept?.of.length === of.length && kept.of.every((one, i) => Object.is(one, of[i]));
    const now = kept && isSame ? kept : { of, value: make() };
    memos.kept[memos.at++] = now;
    return now.value;
  },
}));
// Maps are for a page.
vi.mock('../../../src/ui/report/ReportTurn', () => ({
  MomentFigure: () => 'a map',
  TurnPart: ({ map }: { readonly map: string }) => `map ${map}`,
}));
emptyPage();

const painter = painterOf('ancients');
drawable(painter.state);

beforeAll(() => Promise.all([speak('en'), panelWords(), fetchReportWords(), fetchRules(skirmish), fetchTable('ancients')]));

type Laid = { readonly panels: SystemPanels; readonly snapshot: Snapshot };

async function lay(position: object): Promise<Laid> {
  memos.kept.length = 0;
  const begun = match.begin({ position, seed: 7, names: ['', ''], title: 'Trial' });
  if (!begun.ok) throw new Error(JSON.stringify(begun.faults));
  const { context, state } = now()!;
  expect(match.play(systemOf(now()!).legal(context, state)[0])).toMatchObject({ ok: true });
  const snapshot = now()!;
  return { panels: await tableOf(snapshot).panels(), snapshot };
}

function drawn(laid: Laid): string {
  memos.at = 0;
  return renderToStaticMarkup(createElement(ReportPage, laid));
}

test('of what heads the page the result alone is set off: not the turn, nor the rules that it was played by', async () => {
  const laid = await lay(skirmish);
  const html = drawn(laid);
  const { head, rules } = tellBattle(laid.panels, laid.snapshot);
  const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
  const setOff = [...header.matchAll(/<p class="report-result">([^<]*)</g)].map(([, line]) => line);
  expect(header).toContain(rules);
  expect(head.length).toBeGreaterThan(1);
  expect(setOff).toEqual(head.slice(1));
});

test('where the drawing does not come that is said, it can be asked for again, and the page is printed without maps', async () => {
  const laid = await lay(skirmish);
  const mayPrint = (html: string) => html.includes('data-testid="report-print" aria-disabled="false"');
  const { trouble, actions } = wordsNow().common;
  const before = drawn(laid);
  expect(mayPrint(before), 'its maps are awaited').toBe(false);
  expect(before).toContain('map waits');

  const fetched = vi.spyOn(wingOf('ancients'), 'painter').mockRejectedValueOnce(new Error('no network'));
  await expect(painter.load()).rejects.toThrow('no network');
  const without = drawn(laid);
  for (const said of [trouble.partTitle, actions.retry]) expect(without).toContain(said);
  expect(mayPrint(without)).toBe(true);
  expect(without).toContain('map none');
  expect(without).not.toContain('a map');

  await painter.load();
  expect(fetched).toHaveBeenCalledTimes(2);
  const again = drawn(laid);
  expect(again).not.toContain(trouble.partTitle);
  expect(again).toContain('a map');
  expect(mayPrint(again), 'not before they are drawn').toBe(false);
});

test('sides that are called otherwise once their battle has come are called so on the page that is there already', async () => {
  await speak('fr');
  const [gauls, goths] = ['Gauls, Britons', 'Goths, Vandals'];
  const laid = await lay({ ...skirmish, armies: skirmish.armies.map((army, i) => ({ ...army, name: [gauls, goths][i] })) });
  const sides = () => [...drawn(laid).matchAll(/<h2>.*?<\/h2>/g)].map(([head]) => head.replaceAll(/<[^>]*>/g, '').trim()).slice(0, 2);
  expect(sides()).toEqual([gauls, goths]);
  await meetings.load();
  expect(sides()).toEqual(['Gaulois, Bretons', 'Goths, Vandales']);
});
