import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { layGame, takeTable } from '../../../src/store/earlyOpening';
import { saveFile } from '../../../src/store/file';
import { verifyRecord } from '../../../src/store/foreign';
import { library } from '../../../src/store/library';
import { readLink } from '../../../src/store/link';
import { match } from '../../../src/store/match';
import { mergeByBoth } from '../../../src/store/mergeByBoth';
import { secrets } from '../../../src/store/secrets';
import { type GameRecord, newGame } from '../../../src/store/storedGame';
import { go } from '../../../src/ui/app/routes';
import { toasts } from '../../../src/ui/app/toasts';
import { Offer } from '../../../src/ui/pages/OpenLink';
import { accept, openGame, whatComesOf } from '../../../src/ui/pages/opening';
import { saveToFile } from '../../../src/ui/pages/savesActions';
import { speak, wordsNow } from '../../../src/ui/words';
import { apart, type Device, device, ORDER, position, send } from '../../store/devices';
import { emptyPage } from '../noPage';

vi.mock(import('../../../src/store/library'), async (original) => (await import('../../store/inMemory')).libraryInMemory(original));
vi.mock(import('../../../src/store/file'), async (original) => ({ ...(await original()), saveFile: vi.fn<typeof saveFile>() }));
vi.mock(import('../../../src/store/mergeByBoth'), async (original) => {
  const { mergeByBoth } = await original();
  return { mergeByBoth: vi.fn<typeof mergeByBoth>(mergeByBoth) };
});
vi.mock(import('../../../src/ui/app/routes'), async (original) => ({ ...(await original()), go: vi.fn<typeof go>() }));

emptyPage();
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

/** The other device. */
let other: Device;

async function layByLink(battle: object): Promise<void> {
  const bare = newGame({ battle: null, title: 'By link', names: ['', ''], record: {} as GameRecord }, 5);
  game = bare.id;
  other = device();
  const sides = [secrets.draw(game), other.secrets.draw('theirs')];
  await library.keep({ ...bare, record: { version: 1, position: battle, seed: 7, dice: 'both', halves: { sides }, plays: [] } });
  expect(await layGame(game)).toEqual({ ok: true, value: game });
}

beforeEach(() => layByLink(position));

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

test('while the storage does not say what is kept of the game nothing is opened, and its links still lead there', async () => {
  const sent = match.record()!;
  const foreign = await verifyRecord(JSON.parse(JSON.stringify(sent)));
  if (!foreign.ok) throw new Error(JSON.stringify(foreign.faults));
  const silent = { at: '', expected: 'game.readable' };
  const load = vi.spyOn(library, 'load').mockResolvedValue({ ok: false, faults: [silent] });
  const { length } = library.state.getState().games;
  vi.mocked(go).mockClear();
  expect(await whatComesOf(foreign.value)).toBe('silent');
  expect(await accept(foreign.value, false)).toBe(false);
  expect(await openGame(JSON.parse(JSON.stringify(sent)))).toEqual({ ok: false, faults: [silent] });
  load.mockRestore();
  expect(go).not.toHaveBeenCalled();
  expect(library.state.getState().games).toHaveLength(length);
  expect(secrets.gameOf(sent.halves)).toBe(game);
  expect(await openLink(sent)).toBe(game);
});

test('where what was kept of the game is damaged, its links lead to what was opened in its place', async () => {
  const sent = match.record()!;
  const load = vi.spyOn(library, 'load').mockResolvedValue({ ok: false, faults: [{ at: 'record', expected: 'fields' }] });
  const opened = await openLink(sent);
  load.mockRestore();
  expect(opened).not.toBe(game);
  expect(await openLink(sent)).toBe(opened);
});

/** The game as it is sent from the list of saved games. */
async function savedRecord(): Promise<GameRecord> {
  await library.settled();
  await saveToFile(game, 'By link');
  return JSON.parse(JSON.stringify(vi.mocked(saveFile).mock.lastCall![1])) as GameRecord;
}

const ordersIn = (record: GameRecord | undefined) => record?.plays.map(({ order }) => order);

test('a move taken back is not sent from the saved games either, and the one made in its place is', async () => {
  await layByLink(apart);
  const theirs = JSON.parse(JSON.stringify(match.record())) as GameRecord;
  expect(match.playText('D8-D7')).toMatchObject({ ok: true });
  expect(match.undo()).toBe('done');
  expect((await keptRecord(game)).plays, 'here it may be made again').toHaveLength(1);
  const sent = await savedRecord();
  expect(ordersIn(mergeByBoth(theirs, sent))).toEqual([]);
  expect(match.playText('F8-F7')).toMatchObject({ ok: true });
  expect(ordersIn(mergeByBoth(mergeByBoth(theirs, sent)!, await savedRecord()))).toEqual(['F8-F7']);
  // What something is said of is sent, as from the table.
  match.annotate(1, { text: 'Here' });
  match.undo();
  expect(await savedRecord()).toMatchObject({ plays: [{ order: 'F8-F7' }], cursor: 0 });
});

test('nor is it sent while a branch is looked at, from the table or from the saved games', async () => {
  await layByLink(apart);
  match.playText('D8-D7');
  match.goTo(0);
  expect(match.playText('F8-F7')).toMatchObject({ ok: true, branch: 1 });
  for (const sent of [match.record(), await savedRecord()]) {
    expect(sent).toMatchObject({ plays: [], branches: [{ id: 1, plays: [{ order: 'F8-F7' }] }] });
    other.match.openRecord(JSON.parse(JSON.stringify(sent)));
    expect(ordersIn(other.match.record())).toEqual([]);
  }
  // Made again, it is the game's.
  match.toBranch(0);
  match.redo();
  match.toBranch(1);
  for (const sent of [match.record(), await savedRecord()]) expect(ordersIn(sent)).toEqual(['D8-D7']);
});

/** A record as its link is read here. */
async function read(record: GameRecord | undefined) {
  const foreign = await verifyRecord(JSON.parse(JSON.stringify(record)));
  if (!foreign.ok) throw new Error(JSON.stringify(foreign.faults));
  return foreign.value;
}

test('before it is opened it is known whether the game that is kept goes on with a link, or another comes beside it', async () => {
  const first = match.record();
  other.match.openRecord(first);
  expect(match.playText(ORDER)).toEqual({ ok: false, awaits: true });
  await library.settled();
  send({ match, secrets }, other);
  other.match.openHalf();
  for (const record of [other.match.record(), first]) {
    const foreign = await read(record);
    expect(await whatComesOf(foreign)).toBe('goesOn');
  }
  const copy = device();
  copy.match.openRecord(match.branchRecord(0));
  expect(await whatComesOf(await read(copy.match.record()))).toBe('beside');
  expect((await keptRecord(game)).plays, 'nothing is taken on by looking').toEqual([]);
  expect(await openLink(other.match.record()!)).toBe(game);
});

/** What a link may have been changed to by whoever has sent it back. */
const forged = (change: Partial<GameRecord>): GameRecord => ({ ...JSON.parse(JSON.stringify(match.record())), ...change });

const ORDERS = { plays: [{ order: 'D8-D7' }, { order: 'end' }] };

test.each([
  [['orders'], ORDERS],
  [['surrender'], { conceded: 1 }],
  [['orders', 'surrender'], { ...ORDERS, conceded: 1 }],
] as const)(
  '%s in the name of this device that were not given here are asked for, and lie beside the game until somebody says so',
  async (what, change) => {
    await layByLink(apart);
    const record = forged(change);
    expect(await whatComesOf(await read(record))).toEqual(what);
    const html = renderToStaticMarkup(createElement(Offer, { foreign: await read(record), comesTo: what, again: () => undefined }));
    const { inOwnName } = wordsNow().pages.link;
    for (const each of ['orders', 'surrender'] as const) expect(html.includes(inOwnName[each])).toBe(what.some((one) => one === each));
    const beside = await openLink(record);
    expect(beside).not.toBe(game);
    expect((await keptRecord(game)).plays).toEqual([]);
    expect((await keptRecord(game)).conceded).toBeUndefined();
    // A device that has lost its last plays gets them back.
    await accept(await read(record), false, true);
    expect(vi.mocked(go).mock.lastCall?.[0]).toEqual({ screen: 'play', game });
    expect(await keptRecord(game)).toMatchObject(change);
    expect(await whatComesOf(await read(record)), 'what lies here already is not asked for again').toBe('goesOn');
  },
);

test('what the other side has done is not asked for, its surrender neither', async () => {
  await layByLink(apart);
  for (const order of ['end', 'end']) expect(match.playText(order)).toMatchObject({ ok: true });
  send({ match, secrets }, other);
  expect(other.match.playText('end')).toMatchObject({ ok: true });
  other.match.concede(1);
  await library.settled();
  expect(await whatComesOf(await read(other.match.record()))).toBe('goesOn');
  expect(await openLink(other.match.record()!)).toBe(game);
  expect(await keptRecord(game)).toMatchObject({ conceded: 2 });
});

test('an order that waits in the name of this device, and was not given here, is left out', async () => {
  const { halves } = match.record()!;
  expect(await openLink(forged({ halves: { ...halves!, order: ORDER } }))).toBe(game);
  expect((await keptRecord(game)).halves!.order).toBeUndefined();
  expect(match.playText(ORDER), 'it may be given here').toEqual({ ok: false, awaits: true });
  await library.settled();
  const given = match.record()!;
  // Whoever has seen its half would have it thrown for another order.
  const swapped = { ...given, halves: { ...given.halves!, order: 'F8xF7' } };
  expect(await openLink(swapped)).toBe(game);
  expect((await keptRecord(game)).halves).toMatchObject({ order: ORDER, sides: [{ rolls: 1 }, { rolls: 0 }] });
});

test('another order than the one that was given here is asked for, though its dice are those of both', async () => {
  expect(match.playText(ORDER)).toEqual({ ok: false, awaits: true });
  await library.settled();
  const swapped = { ...match.record()!, halves: { ...match.record()!.halves!, order: 'F8xF7' } };
  const cheat = device(other.secrets);
  expect(cheat.match.openRecord(JSON.parse(JSON.stringify(swapped)))).toMatchObject({ ok: true });
  expect(cheat.match.openHalf()).toMatchObject({ ok: true });
  expect(await whatComesOf(await read(cheat.match.record()))).toEqual(['orders']);
});

test('where somebody has played in the name of this device, no half of it is opened for that beside the game', async () => {
  const cheat = device(other.secrets);
  cheat.match.openRecord(forged({ plays: ['end', 'end', 'end', 'end'].map((order) => ({ order })) }));
  expect(cheat.match.playText('D7xD8')).toEqual({ ok: false, awaits: true });
  const beside = await openLink(cheat.match.record()!);
  expect(beside).not.toBe(game);
  expect((await keptRecord(beside)).halves).toMatchObject({ copy: true, until: { at: 4, dice: 'seeded' } });
  takeTable();
  expect(await layGame(beside)).toMatchObject({ ok: true });
  expect(match.openHalf()).toBeUndefined();
  expect(match.playText('D7xD8'), 'it goes on alone').toMatchObject({ ok: true });
  await library.settled();
  takeTable();
  await layGame(game);
  expect(match.playText(ORDER)).toEqual({ ok: false, awaits: true });
  expect(match.store.getState().now!.byBoth).toMatchObject({ awaits: 'half' });
});

test('of a file too it is asked for what is in one’s own name, where a link is; what is not is opened at once', async () => {
  await layByLink(apart);
  const opened = async (record: GameRecord) => {
    expect(await openGame(record)).toMatchObject({ ok: true });
    return vi.mocked(go).mock.lastCall?.[0];
  };
  expect(await opened(forged({}))).toEqual({ screen: 'play', game });
  const before = library.state.getState().games.length;
  const record = forged(ORDERS);
  const asked = await opened(record);
  if (asked?.screen !== 'link') throw new Error('nothing is asked');
  expect(await readLink(asked.text)).toEqual({ ok: true, value: record });
  expect(library.state.getState().games).toHaveLength(before);
  vi.stubGlobal('CompressionStream', undefined);
  const screen = await opened(record);
  vi.unstubAllGlobals();
  expect(screen, 'where there are no links').toMatchObject({ screen: 'play', game: expect.not.stringMatching(game) });
});

test('that a game is stored is only said where it is', async () => {
  const { saves } = wordsNow().pages;
  const title = 'By link';
  await accept({ ...(await read(match.record())), title }, false);
  expect(toasts.getState().at(-1)?.text).toBe(saves.opened(title));
  library.state.setState({ keeps: 'page' });
  await accept({ ...(await read(match.record())), title }, false);
  expect(toasts.getState().at(-1)?.text).toBe(saves.openedUnstored(title));
  library.state.setState({ keeps: 'browser' });
});
