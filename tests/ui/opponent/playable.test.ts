/* Whether a plan can be played from the panel that shows it. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Advice } from '../../../src/ai/protocol';
import { match } from '../../../src/store/match';
import { secrets } from '../../../src/store/secrets';
import { fetchRules } from '../../../src/store/systems';
import { CLEAN, table } from '../../../src/store/table';
import type { Counsel } from '../../../src/ui/opponent/opponent';
import { Plans } from '../../../src/ui/opponent/Plans';
import { fetchTable } from '../../../src/ui/table/contract/fetchSystem';
import { panelWords, speak } from '../../../src/ui/words';
import { fetchCounselWords } from '../../../src/ui/words/counsel';
import { fetchOpponentWords } from '../../../src/ui/words/opponent';
import { device, ORDER, position } from '../../store/devices';
import { drawable, emptyPage } from '../noPage';

emptyPage();

drawable(match.store, table);

beforeAll(() =>
  Promise.all([speak('en'), panelWords(), fetchOpponentWords(), fetchCounselWords(), fetchRules(position), fetchTable('ancients')]),
);

beforeEach(() => table.setState(CLEAN));

/** What is drawn of a plan of these orders. */
function drawn(...orders: string[]): string {
  const plan: Advice = { orders: orders.map((order) => ({ order, reasons: [] })), chief: [0], value: 0.5 };
  const counsel: Counsel = { moment: 0, cursor: 0, conceded: undefined, after: 0, side: 0, hidden: false, expected: 0.5, plans: [plan] };
  return renderToStaticMarkup(createElement(Plans, { counsel }));
}

/** How many ways of playing a plan of so many orders are offered. */
const offered = (...orders: string[]): number => drawn(...orders).match(/data-testid="(counsel|plan)-play"/g)?.length ?? 0;

const bothOffered = (): readonly number[] => [offered(ORDER), offered(ORDER, 'F8xF7')];

test('a plan is played while whoever looks decides, not while a typed die is awaited', () => {
  expect(match.openRecord({ version: 1, position, seed: 7, dice: 'typed', plays: [] })).toMatchObject({ ok: true });
  expect(bothOffered()).toEqual([1, 2]);
  table.setState({ rolling: { die: { name: 'melee', sides: 6 }, fallen: [] } as never });
  expect(bothOffered()).toEqual([0, 0]);
});

test('nor, in a game by link, while the other side’s turn or its half of the dice is awaited', () => {
  const other = device();
  const halves = { sides: [secrets.draw('0'), other.secrets.draw('1')] };
  const record = { version: 1, position, seed: 7, dice: 'both', halves, plays: [] };
  for (const to of [match, other.match]) expect(to.openRecord(record)).toMatchObject({ ok: true });
  expect(bothOffered()).toEqual([1, 2]);
  match.playText(ORDER);
  expect(match.store.getState().now?.byBoth?.awaits).toBe('half');
  expect(bothOffered()).toEqual([0, 0]);
  expect(match.openRecord({ ...record, position: { ...position, player: 2 } })).toMatchObject({ ok: true });
  expect(match.store.getState().now?.byBoth?.awaits).toBe('turn');
  expect(bothOffered()).toEqual([0, 0]);
});

test('the button that plays an order says so in a word', () => {
  expect(match.openRecord({ version: 1, position, seed: 7, dice: 'typed', plays: [] })).toMatchObject({ ok: true });
  expect(/data-testid="counsel-play"[^>]*>([^<]*)</.exec(drawn(ORDER))?.[1]).toBe('Play');
});
