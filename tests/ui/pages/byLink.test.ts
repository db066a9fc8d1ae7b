import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { layGame, takeTable } from '../../../src/store/earlyOpening';
import { verifyRecord } from '../../../src/store/foreign';
import { library } from '../../../src/store/library';
import { match } from '../../../src/store/match';
import { mergeByBoth } from '../../../src/store/mergeByBoth';
import { secrets } from '../../../src/store/secrets';
import { type GameRecord, newGame } from '../../../src/store/storedGame';
import { go } from '../../../src/ui/app/routes';
import { accept } from '../../../src/ui/pages/opening';
import { speak } from '../../../src/ui/words';
import { device, ORDER, position } from '../../store/devices';

vi.mock(import('../../../src/store/library'), async (original) => {
  const { createLibrary, ...rest } = await original();
  const { memoryShelf } = await import('../../../src/store/shelf');
  return { ...rest, createLibrary, library: createLibrary(async () => memoryShelf()) };
});
vi.mock(import('../../../src/store/mergeByBoth'), async (original) => {
  const { mergeByBoth } = await original();
  return { mergeByBoth: vi.fn<typeof mergeByBoth>(mergeByBoth) };
});
vi.mock(import('../../../src/ui/app/routes'), async (original) => ({ ...(await original()), go: vi.fn<typeof go>() }));

vi.stubGlobal('document', { documentElement: { lang: '' }, getElementById: () => null, querySelector: () => null });
beforeAll(() => speak('en'));

/** Opens the link of a record here; the id of the game that it leads to. */
async function openLink(record: GameRecord): Promise<string> {
  const foreign = await verifyRecord(JSON.parse(JSON.stringify(record)));
  if (!foreign.ok) throw new Error(JSON.stringify(foreign.faults));
  await accept(foreign.value, false);
  const screen = vi.mocked(go).mock.lastCall?.[0];
  if (screen?.screen !== 'play' || screen.game === undefined) throw new Error('no game was gone to');
  return screen.game;
}

async function keptRecord(id: string): Promise<GameRecord> {
  const stored = await library.load(id);
  if (!stored.ok) throw new Error(JSON.stringify(stored.faults));
  return stored.value.record;
}

/** The game by link on the table, in which the other side has joined already. */
let game: string;

beforeEach(async () => {
  const bare = newGame({ battle: null, title: 'By link', names: ['', ''], record: {} as GameRecord }, 5);
  game = bare.id;
  const sides = [secrets.draw(game), device().secrets.draw('theirs')];
  await library.keep({ ...bare, record: { version: 1, position, seed: 7, dice: 'both', halves: { sides }, plays: [] } });
  expect(await layGame(game)).toEqual({ ok: true, value: game });
});

afterEach(() => {
  takeTable();
  match.close();
});

test('the other side goes on with other dice while an order waits here: the game takes that on, can be opened again, and its card says so', async () => {
  expect(match.playText(ORDER)).toEqual({ ok: false, awaits: true });
  await library.settled();
  const lost = device();
  lost.match.openRecord(match.record());
  lost.match.endHalves('seeded');
  expect(await openLink(lost.match.record()!)).toBe(game);
  match.close();
  expect(await layGame(game)).toEqual({ ok: true, value: game });
  await library.settled();
  await library.list();
  const [card] = library.state.getState().games.filter(({ id }) => id === game);
  expect(card).toMatchObject({ doubt: { dice: 'both', until: { at: 0, dice: 'seeded' } } });
});

test('a copy that goes on alone opens as a game of its own, and leaves the game by link as it is', async () => {
  const copy = device();
  copy.match.openRecord(match.branchRecord(0));
  expect(copy.match.playText(ORDER)).toMatchObject({ ok: true });
  const opened = await openLink(copy.match.record()!);
  expect(opened).not.toBe(game);
  expect(await keptRecord(opened)).toMatchObject({ plays: [{ order: ORDER }], halves: { copy: true } });
  const { plays, halves } = await keptRecord(game);
  expect([plays, halves!.until]).toEqual([[], undefined]);
});

test('what could not be opened again is not put in the place of the game', async () => {
  const { halves, ...rest } = match.record()!;
  vi.mocked(mergeByBoth).mockReturnValueOnce({ ...rest, halves: { ...halves!, until: { at: 9, dice: 'typed' } } });
  expect(await openLink(match.record()!)).not.toBe(game);
  expect((await keptRecord(game)).halves!.until).toBeUndefined();
});

test('a link with a play that the rules refuse does not take the place of the game, nor the links that follow', async () => {
  const sent = match.record()!;
  const broken = await openLink({ ...sent, plays: [{ order: 'D8-A1' }] });
  expect(broken).not.toBe(game);
  expect((await keptRecord(game)).plays).toEqual([]);
  expect(await layGame(broken)).toMatchObject({ ok: true });
  expect(await openLink(sent)).toBe(game);
});

test('the links go to the game in which an order was given last, whatever copy of it has been looked at', async () => {
  const sent = match.record()!;
  const twin = newGame({ battle: null, title: 'Twin', names: ['', ''], record: sent }, 6);
  await library.keep(twin);
  takeTable();
  expect(await layGame(twin.id)).toMatchObject({ ok: true });
  expect(await openLink(sent)).toBe(game);
  expect(match.playText(ORDER)).toEqual({ ok: false, awaits: true });
  expect(await openLink(sent)).toBe(twin.id);
});

test('where the game has been removed, its links lead to what was opened in its place', async () => {
  const sent = match.record()!;
  takeTable();
  match.close();
  await library.remove(game);
  const opened = await openLink(sent);
  expect(opened).not.toBe(game);
  expect(await openLink(sent)).toBe(opened);
});
