import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Checked } from '../../src/kernel/game';
import { laidEarly, layGame, openEarly, takeTable } from '../../src/store/earlyOpening';
import { library } from '../../src/store/library';
import { match } from '../../src/store/match';
import { presence } from '../../src/store/presence';
import { newGame, type StoredGame } from '../../src/store/storedGame';
import { field } from './field';

vi.mock(import('../../src/store/library'), async (original) => (await import('./inMemory')).libraryInMemory(original));

function game(title: string, updated: number): StoredGame {
  const record = { version: 1, names: ['', ''] as const, position: field, seed: 7, plays: [] };
  return newGame({ battle: null, title, names: ['', ''], record }, updated);
}

const [slow, quick] = [game('slow', 2), game('quick', 1)];
const titleOnTable = () => match.store.getState().now?.head.title;

/** Lets the library take its time over the slow game. */
function holdSlow(): (answer: Checked<StoredGame>) => void {
  let give: (answer: Checked<StoredGame>) => void = () => undefined;
  const held = new Promise<Checked<StoredGame>>((done) => {
    give = done;
  });
  const load = library.load;
  vi.spyOn(library, 'load').mockImplementation((id) => (id === slow.id ? held : load(id)));
  return give;
}

beforeEach(async () => {
  await library.keep(slow);
  await library.keep(quick);
});

afterEach(() => {
  vi.restoreAllMocks();
  takeTable();
  match.close();
});

test('a game that comes late is not laid over the one asked for after it', async () => {
  const give = holdSlow();
  const late = layGame(slow.id);
  expect(await layGame(quick.id)).toEqual({ ok: true, value: quick.id });
  give({ ok: true, value: slow });
  expect(await late).toBeUndefined();
  expect(titleOnTable()).toBe('quick');
});

test('one that cannot be opened does not clear away the one asked for after it', async () => {
  const give = holdSlow();
  const late = layGame(slow.id);
  await layGame(quick.id);
  give({ ok: false, faults: [] });
  expect(await late).toBeUndefined();
  expect(titleOnTable()).toBe('quick');
});

test('one that was begun ahead is not laid when something else has taken the table', async () => {
  const give = holdSlow();
  const seen: unknown[] = [];
  const end = match.store.subscribe(() => seen.push(titleOnTable()));
  openEarly(slow.id);
  takeTable();
  match.begin({ position: field, seed: 7, names: ['', ''], title: 'lesson', practice: () => [] });
  give({ ok: true, value: slow });
  await layGame(quick.id);
  end();
  expect(seen).toEqual(['lesson', 'quick']);
});

test('the newest, if it is found late, is not laid in place of what was asked for meanwhile', async () => {
  const load = vi.spyOn(library, 'load');
  openEarly(undefined);
  await layGame(quick.id);
  expect(await library.newest()).toBe(slow.id);
  expect(load).not.toHaveBeenCalledWith(slow.id);
});

test('what was laid ahead is told once, and not after the table was left', async () => {
  openEarly(quick.id);
  await vi.waitFor(() => expect(laidEarly(quick.id)).toEqual({ ok: true, value: quick.id }));
  expect(laidEarly(quick.id)).toBeUndefined();
  openEarly(quick.id);
  await vi.waitFor(() => expect(titleOnTable()).toBe('quick'));
  takeTable();
  expect(laidEarly(quick.id)).toBeUndefined();
});

test('a game that another page takes while it still loads is looked on at', async () => {
  const give = holdSlow();
  const stands = vi.spyOn(library, 'stand');
  const laying = layGame(slow.id);
  await vi.waitFor(() => expect(presence.isOurs()).toBe(true));
  vi.spyOn(presence, 'isOurs').mockReturnValue(false);
  give({ ok: true, value: slow });
  expect(await laying).toEqual({ ok: true, value: slow.id });
  expect(match.store.getState().now).toMatchObject({ elsewhere: 'played' });
  expect(stands).toHaveBeenLastCalledWith(slow.id, 'left');
});
