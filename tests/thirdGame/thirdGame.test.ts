import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Hex, parseHex } from '../../src/kernel/board';
import type { AnyTwoSidedGame } from '../../src/kernel/twoSides';
import { verifyRecord } from '../../src/store/foreign';
import { createMatchStore, match } from '../../src/store/match';
import { provide, rulesFetchers, type SystemId } from '../../src/store/systems';
import { table } from '../../src/store/table';
import { tables } from '../../src/ui/systems/tables';
import { fetchTable } from '../../src/ui/table/contract/fetchSystem';
import { tableOf } from '../../src/ui/table/contract/systems';
import { answer, behaviourOf, now, resetTool, situationOf } from '../../src/ui/table/session';
import { speak } from '../../src/ui/words';
import { emptyPage } from '../ui/noPage';
import type { State } from './rules';

emptyPage();

/** A game that the house does not know: one line each where it asks for rules and for what the table shows. */
const ID = 'draughts' as SystemId;
rulesFetchers.set(ID, async () => provide((await import('./rules')).draughts as unknown as AnyTwoSidedGame));
tables.set(ID, async () => (await import('./wing')).draughtsTable);

const position = { system: ID, map: { columns: 5, rows: 5 }, men: ['B4 C4 D4', 'B1 C2 D1'] };

const hexOf = (name: string): Hex => parseHex(now()!.context.board, name)!;
const men = (): string => (now()!.state as State).men.map(({ hex }) => hex).join();

/** A click, as the map reports it. */
function click(name: string): void {
  const snapshot = now()!;
  const { tool } = table.getState();
  answer(behaviourOf(snapshot, tool).hex(tool, situationOf(snapshot, table.getState()), hexOf(name)));
}

beforeAll(async () => {
  await speak('en');
  await rulesFetchers.get(ID)!(position);
  await fetchTable(ID);
  const begun = match.begin({ position, seed: 1, names: ['', ''], title: 'Draughts' });
  if (!begun.ok) throw new Error(JSON.stringify(begun.faults));
  resetTool(now()!);
});
afterAll(() => match.close());

test('it is opened and played at the table, by clicks', () => {
  expect(now()).toMatchObject({ system: ID, cursor: 0, length: 0 });
  click('C4');
  expect(table.getState().tool).toMatchObject({ kind: 'lifted', unit: 1, over: expect.arrayContaining([hexOf('C3')]) });
  click('C3');
  expect(now()).toMatchObject({ cursor: 1, state: { player: 1, turn: 1 } });
  expect(table.getState().tool.kind).toBe('rest');
  click('C2');
  click('C4');
  expect(now()).toMatchObject({ cursor: 2, state: { player: 0, turn: 2 } });
  expect((now()!.state as State).men[1]!.hex).toBe(-1);
});

test('what may not be done is refused, and a play is taken back', () => {
  const before = men();
  expect(match.playText('B4-B1')).toMatchObject({ ok: false, refusal: { rule: 'D2' } });
  expect(match.undoPast()).toBe('done');
  expect(men()).not.toBe(before);
  expect(match.redo()).toBe(true);
  expect(men()).toBe(before);
});

test('its map is drawn by the board that all games share', () => {
  // On a server a store shows what it began with.
  vi.spyOn(match.store, 'getInitialState').mockReturnValue(match.store.getState());
  const { MapView } = tableOf(now()!);
  const frame = { overlays: {}, cursor: undefined, skin: 'silhouettes' as const, labels: { map: 'Draughts', keys: '' }, intents: {} };
  const drawn = renderToStaticMarkup(createElement(MapView, { frame }));
  expect(drawn.match(/class="man man--1"/g)).toHaveLength(2);
  expect(drawn.match(/class="man man--2"/g)).toHaveLength(3);
  expect(drawn).toContain('aria-label="Draughts"');
});

test('its record is written, verified and read back', async () => {
  const record = JSON.parse(JSON.stringify(match.record()));
  expect(record).toMatchObject({ position: { system: 'draughts' }, plays: [{ order: 'C4-C3' }, { order: 'C2-C4' }] });
  expect(await verifyRecord(record)).toMatchObject({ ok: true });
  const again = createMatchStore(() => undefined);
  expect(again.openRecord(record)).toMatchObject({ ok: true });
  expect(again.store.getState().now!.state).toEqual(now()!.state);
});
