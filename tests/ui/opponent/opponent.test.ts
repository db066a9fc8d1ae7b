import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Answer } from '../../../src/ai/protocol';
import { match } from '../../../src/store/match';
import { preferences } from '../../../src/store/preferences';
import type { Seats } from '../../../src/store/seats';
import { table } from '../../../src/store/table';
import { modals } from '../../../src/ui/app/modals';
import { stopThinking, think, thinkAnew } from '../../../src/ui/opponent/client';
import { ProgramButton } from '../../../src/ui/opponent/OpponentLine';
import { goOn, goOnThere, handBack, letWait, opponent, seatPrograms } from '../../../src/ui/opponent/opponent';
import { fetchTable } from '../../../src/ui/table/contract/fetchSystem';
import { cutStage, stageFor } from '../../../src/ui/table/session';
import { panelWords, speak } from '../../../src/ui/words';
import { fetchOpponentWords } from '../../../src/ui/words/opponent';
import { field } from '../../store/field';
import { drawable, emptyPage } from '../noPage';

vi.mock(import('../../../src/ui/opponent/client'), () => ({
  think: vi.fn(),
  stopThinking: vi.fn(),
  thinkAnew: vi.fn(),
  advise: vi.fn(),
  weigh: vi.fn(),
  dismissSessions: vi.fn(),
}));
emptyPage();

const begin = (...seats: Seats) => match.begin({ position: field, seed: 7, names: ['', ''], title: 'Trial', seats });

drawable(match.store, opponent);

let answer: (given: Answer) => void = () => undefined;
let leave: () => void = () => undefined;

beforeAll(async () => {
  await speak('en');
  await Promise.all([panelWords(), fetchTable('ancients'), fetchOpponentWords()]);
  preferences.setState({ speed: 'off' });
});

beforeEach(() => {
  vi.mocked(think)
    .mockReset()
    .mockImplementation(() => new Promise((done) => (answer = done)));
  vi.mocked(stopThinking)
    .mockReset()
    .mockImplementation(() => answer({ kind: 'fault', id: 0, what: 'stopped' }));
  vi.mocked(thinkAnew).mockReset();
  begin('legate:10', 'person');
  leave = seatPrograms();
});

afterEach(async () => {
  leave();
  answer({ kind: 'fault', id: 0, what: 'stopped' });
  match.close();
  await Promise.resolve();
});

test('a program that is left alone is not disturbed, and plays what it has decided', async () => {
  await vi.waitFor(() => expect(think).toHaveBeenCalledTimes(1));
  expect(stopThinking).not.toHaveBeenCalled();
  answer({ kind: 'order', id: 1, order: 'D8-D7/1' });
  await vi.waitFor(() => expect(match.entries().map(({ order }) => order)).toEqual(['D8-D7/1']));
  await vi.waitFor(() => expect(think).toHaveBeenCalledTimes(2));
});

test('it stops thinking about a game that has been left, and thinks about the next at once', async () => {
  begin('legate:10', 'person');
  expect(stopThinking).toHaveBeenCalled();
  await vi.waitFor(() => expect(think).toHaveBeenCalledTimes(2));
  expect(match.entries()).toEqual([]);
});

test('under a dialog of any kind, which nobody hears it behind, it waits until that is closed', async () => {
  modals.setState([{} as HTMLDialogElement], true);
  answer({ kind: 'order', id: 1, order: 'D8-D7/1' });
  await vi.waitFor(() => expect(opponent.getState().thinking).toBe(false));
  expect(match.entries()).toEqual([]);
  modals.setState([], true);
  await vi.waitFor(() => expect(think).toHaveBeenCalledTimes(2));
  answer({ kind: 'order', id: 2, order: 'D8-D7/1' });
  await vi.waitFor(() => expect(match.entries().map(({ order }) => order)).toEqual(['D8-D7/1']));
});

test('it stops when somebody takes its seat', async () => {
  match.seat(0, 'person');
  expect(stopThinking).toHaveBeenCalled();
  match.seat(0, 'recruit:1');
  await vi.waitFor(() => expect(think).toHaveBeenLastCalledWith('recruit', 1));
  expect(match.entries()).toEqual([]);
});

test('a move that waits to be shown is not played once the table has been left', async () => {
  vi.useFakeTimers();
  try {
    preferences.setState({ speed: 'slow' });
    answer({ kind: 'order', id: 1, order: 'D8-D7/1' });
    await vi.advanceTimersByTimeAsync(500);
    expect(think).toHaveBeenCalledTimes(2);
    answer({ kind: 'order', id: 2, order: 'end' });
    await vi.advanceTimersByTimeAsync(100);
    expect(match.entries().map(({ order }) => order)).toEqual(['D8-D7/1']);
    leave();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(match.entries().map(({ order }) => order)).toEqual(['D8-D7/1']);
    expect(opponent.getState().failed).toBeUndefined();
  } finally {
    preferences.setState({ speed: 'off' });
    vi.useRealTimers();
  }
});

test.each([
  ['is not skipped', false, 3_000],
  ['is skipped', true, 250],
])('a move waits for what the map shows of the one before, if that %s, and never less than its pace', async (_, skipped, rest) => {
  vi.useFakeTimers();
  try {
    preferences.setState({ speed: 'fast' });
    answer({ kind: 'order', id: 1, order: 'D8-D7/1' });
    await vi.advanceTimersByTimeAsync(100);
    const count = () => match.entries().length;
    expect([count(), vi.mocked(think).mock.calls.length]).toEqual([1, 2]);
    const from = Date.now();
    stageFor(3_000);
    answer({ kind: 'order', id: 2, order: 'end' });
    await vi.advanceTimersByTimeAsync(10);
    if (skipped) cutStage();
    await vi.advanceTimersByTimeAsync(rest - 20);
    expect([count(), Date.now() - from]).toEqual([1, rest - 10]);
    await vi.advanceTimersByTimeAsync(20);
    expect(count()).toBe(2);
  } finally {
    preferences.setState({ speed: 'off' });
    vi.useRealTimers();
    stageFor(0);
  }
});

test('what was thought of at a table that has been left is not played at the next', async () => {
  const before = answer;
  leave();
  leave = seatPrograms();
  expect(think).toHaveBeenCalledTimes(2);
  before({ kind: 'order', id: 1, order: 'D8-D7/1' });
  await Promise.resolve();
  expect(match.entries()).toEqual([]);
  answer({ kind: 'order', id: 2, order: 'end' });
  await vi.waitFor(() => expect(match.entries().map(({ order }) => order)).toEqual(['end']));
});

const failed = () => opponent.getState().failed;

test.each<[string, Answer]>([
  ['an order that the rules forbid', { kind: 'order', id: 1, order: 'D8-D1/1' }],
  ['what is no order', { kind: 'order', id: 1, order: 'nonsense' }],
  ['a fault', { kind: 'fault', id: 1, what: 'broken' }],
  ['that nobody decides', { kind: 'over', id: 1 }],
])('a program that answers %s is begun anew; if it does so again, that is said', async (_, wrong) => {
  answer(wrong);
  await vi.waitFor(() => expect(think).toHaveBeenCalledTimes(2));
  expect(thinkAnew).toHaveBeenCalledTimes(1);
  expect(failed()).toBeUndefined();
  expect(table.getState().refused, 'it is nobody’s refusal').toBeUndefined();
  answer(wrong);
  await vi.waitFor(() => expect(failed()).toBe('broken'));
  expect(match.entries()).toEqual([]);
  goOn();
  await vi.waitFor(() => expect(think).toHaveBeenCalledTimes(3));
  answer({ kind: 'order', id: 3, order: 'D8-D7/1' });
  await vi.waitFor(() => expect(match.entries().map(({ order }) => order)).toEqual(['D8-D7/1']));
});

test('a program that says nothing any more is not waited for: it is begun anew when that is wished', async () => {
  answer({ kind: 'fault', id: 1, what: 'silent' });
  await vi.waitFor(() => expect(failed()).toBe('silent'));
  expect(think).toHaveBeenCalledTimes(1);
  goOn();
  await vi.waitFor(() => expect(think).toHaveBeenCalledTimes(2));
});

test('a program whose script does not come is told of as what is missing', async () => {
  const missing: Answer = { kind: 'fault', id: undefined, what: 'missing' };
  answer(missing);
  await vi.waitFor(() => expect(think).toHaveBeenCalledTimes(2));
  answer(missing);
  await vi.waitFor(() => expect(failed()).toBe('missing'));
});

test('a seat of a program that there is not is no end: it is said, and a person may take it', async () => {
  match.seat(0, 'augur:3');
  await vi.waitFor(() => expect(failed()).toBe('broken'));
  handBack();
  expect(match.store.getState().now?.head.seats[0]).toBe('person');
});

test('of a program that has failed a person takes the seat', async () => {
  answer({ kind: 'fault', id: 1, what: 'silent' });
  await vi.waitFor(() => expect(failed()).toBe('silent'));
  handBack();
  expect(match.store.getState().now?.head.seats).toEqual(['person', 'person']);
  expect(failed()).toBeUndefined();
  expect(think).toHaveBeenCalledTimes(1);
});

test('nobody thinks about a game that another page plays', async () => {
  match.stand('played');
  expect(stopThinking).toHaveBeenCalled();
  match.stand(undefined);
  await vi.waitFor(() => expect(think).toHaveBeenCalledTimes(2));
});

test('a program that was told to go on from a moment waits there again once whoever plays has gone on from it another way', async () => {
  leave();
  expect(begin('person', 'person')).toMatchObject({ ok: true });
  for (const order of ['D8-D7/1', 'end']) expect(match.playText(order)).toMatchObject({ ok: true });
  match.seat(0, 'legate:10');
  match.goTo(1);
  leave = seatPrograms();
  const asked = () => vi.mocked(think).mock.calls.length;
  const before = asked();
  expect(opponent.getState().thinking).toBe(false);
  goOn();
  await vi.waitFor(() => expect(asked()).toBe(before + 1));
  expect(match.redo()).toBe(true);
  expect(match.undo()).toBe('done');
  await vi.waitFor(() => expect(opponent.getState().thinking).toBe(false));
  expect(asked()).toBe(before + 1);
  expect(match.store.getState().now).toMatchObject({ cursor: 1, length: 2 });
  // It can be told to once more.
  goOn();
  await vi.waitFor(() => expect(asked()).toBe(before + 2));
  answer({ kind: 'order', id: 2, order: 'end' });
  await vi.waitFor(() => expect(match.store.getState().now).toMatchObject({ cursor: 2, length: 2 }));
});

/** A game of these that is over after both have ended a phase, its end being a surrender. */
function playedOut(...seats: Seats): void {
  leave();
  expect(begin('person', 'person')).toMatchObject({ ok: true });
  for (const order of ['D8-D7/1', 'end']) expect(match.playText(order)).toMatchObject({ ok: true });
  for (const side of [0, 1] as const) match.seat(side, seats[side]);
  match.concede(1);
  vi.mocked(think).mockClear();
  leave = seatPrograms();
}

test('whoever goes on from a moment of a game between two programs that is over finds both waiting, and may play himself', async () => {
  playedOut('legate:10', 'legate:10');
  goOnThere(1);
  expect(match.store.getState().now).toMatchObject({ cursor: 1, length: 1, conceded: undefined });
  expect(think).not.toHaveBeenCalled();
  expect(opponent.getState()).toMatchObject({ paused: true, thinking: false });
  handBack();
  expect(match.store.getState().now?.head.seats).toEqual(['person', 'legate:10']);
  while (match.store.getState().now?.state.player === 0) expect(match.playText('end')).toMatchObject({ ok: true });
  await vi.waitFor(() => expect(think).toHaveBeenCalledTimes(1));
});

test('against a person the program goes on where it is to decide', async () => {
  playedOut('legate:10', 'person');
  goOnThere(1);
  await vi.waitFor(() => expect(think).toHaveBeenCalledTimes(1));
});

test('the main button waits while a program plays, and lets one go on that was stopped, or behind which plays lie', () => {
  const main = () => renderToStaticMarkup(createElement(ProgramButton, undefined, 'waits'));
  begin('recruit:1', 'legate:10');
  expect(main()).toBe('waits');
  letWait();
  expect(main()).toContain('data-does="go"');
  expect(main()).toContain('Go on');
  goOn();
  expect(main()).toBe('waits');
  match.playText('end');
  match.undo();
  expect(main()).toContain('data-does="go"');
});
