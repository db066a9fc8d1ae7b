import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ancients } from '../../../src/rules/ancients';
import { carried } from '../../../src/store/carried';
import { layGame, takeTable } from '../../../src/store/earlyOpening';
import { verifyRecord } from '../../../src/store/foreign';
import { match } from '../../../src/store/match';
import { go } from '../../../src/ui/app/routes';
import { accept } from '../../../src/ui/pages/opening';
import { speak } from '../../../src/ui/words';
import { emptyPage } from '../noPage';
import { skirmish } from '../systems/ancients/skirmish';

vi.mock(import('../../../src/store/library'), async (original) => (await import('../../store/inMemory')).libraryInMemory(original));
vi.mock(import('../../../src/ui/app/routes'), async (original) => ({ ...(await original()), go: vi.fn<typeof go>() }));

emptyPage();
beforeAll(() => speak('en'));

const record = { version: 1, position: skirmish, seed: 7, plays: [{ order: 'C4-D4' }] };

async function verified() {
  const foreign = await verifyRecord(record);
  if (!foreign.ok) throw new Error(JSON.stringify(foreign.faults));
  return foreign.value;
}

/** Puts the game among the saved ones; the id by which its page would open it. */
async function acceptedId(foreign: Awaited<ReturnType<typeof verified>>): Promise<string> {
  await accept(foreign, false);
  const screen = vi.mocked(go).mock.lastCall?.[0];
  if (screen?.screen !== 'play' || screen.game === undefined) throw new Error('no game was gone to');
  return screen.game;
}

afterEach(() => {
  vi.restoreAllMocks();
  takeTable();
  match.close();
});

test('a record from outside is replayed once: the table goes on with the match that was verified', async () => {
  const apply = vi.spyOn(ancients, 'apply');
  const foreign = await verified();
  expect(apply).toHaveBeenCalledTimes(1);
  const id = await acceptedId(foreign);
  expect(await layGame(id)).toEqual({ ok: true, value: id });
  expect(apply).toHaveBeenCalledTimes(1);
  expect(match.record()).toMatchObject({ seed: 7, plays: record.plays });
});

test('a game against a program comes back with it, and is called after its sides where its battle is none of the house', async () => {
  const sent = carried(record, { title: '', seats: ['person', 'legate:3'] });
  const foreign = await verifyRecord(JSON.parse(JSON.stringify(sent)));
  if (!foreign.ok) throw new Error(JSON.stringify(foreign.faults));
  await layGame(await acceptedId(foreign.value));
  expect(match.store.getState().now!.head).toMatchObject({ seats: ['person', 'legate:3'], title: foreign.value.sides });
  expect(foreign.value.sides).toContain(' – ');
  for (const seats of [['person', 'emperor:3'], ['person'], 'legate', undefined]) {
    const other = await verifyRecord({ ...record, seats });
    await layGame(await acceptedId((other as typeof foreign).value));
    expect(match.store.getState().now!.head.seats).toEqual(['person', 'person']);
  }
  expect(carried(record, { title: '', seats: ['person', 'person'] })).not.toHaveProperty('seats');
});

test('who plays in a branch comes back with it, beside who plays the game', async () => {
  const branched = { ...record, branches: [{ id: 1, of: 0, at: 0, plays: [{ order: 'C4-C5' }] }], branch: 1 };
  const opened = async (branchSeats: unknown) => {
    const sent = { ...carried(branched, { title: '', seats: ['person', 'legate:3'] }), branchSeats };
    const foreign = await verifyRecord(JSON.parse(JSON.stringify(sent)));
    if (!foreign.ok) return foreign.faults;
    await layGame(await acceptedId(foreign.value));
    const { seats, branchSeats: there } = match.stored()!;
    return { now: match.store.getState().now!.head.seats, seats, there };
  };
  const PEOPLE = ['person', 'person'];
  const LEGATE = ['person', 'legate:3'];
  expect(await opened({ 1: PEOPLE })).toEqual({ now: PEOPLE, seats: LEGATE, there: { 1: PEOPLE } });
  expect(await opened(undefined)).toEqual({ now: LEGATE, seats: LEGATE, there: undefined });
  // A program that nobody knows here leaves its branch to people, and no branch is spoken of that is not there.
  expect(await opened({ 1: ['emperor:3', 'legate:3'] })).toEqual({ now: PEOPLE, seats: LEGATE, there: { 1: PEOPLE } });
  expect(await opened({ 0: PEOPLE, 2: PEOPLE })).toEqual({ now: LEGATE, seats: LEGATE, there: undefined });
  for (const odd of [7, [PEOPLE], { 1: ['person'] }, null]) expect(await opened(odd)).toEqual([{ at: 'branchSeats', expected: 'fields' }]);
  const alike = carried(record, { title: '', branchSeats: { 1: ['legate:3', 'legate:3'] } });
  expect(alike).toMatchObject({ branchSeats: { 1: ['legate:3', 'legate:3'] } });
});

test('a game keeps its own name where it is opened; one called after its battle is called so in the reader’s language', async () => {
  const called = async (title: unknown, battle?: string) => {
    const sent = { ...carried({ ...record, battle }, { title: 'x' }), title };
    const foreign = await verifyRecord(JSON.parse(JSON.stringify(sent)));
    if (!foreign.ok) throw new Error(JSON.stringify(foreign.faults));
    await layGame(await acceptedId(foreign.value));
    return match.store.getState().now!.head.title;
  };
  expect(await called('  The return game ')).toBe('The return game');
  expect(await called('The return game', 'plataea')).toBe('The return game');
  expect(await called('Platées', 'plataea')).toBe('Plataea');
  expect(await called('x'.repeat(500))).toHaveLength(80);
  for (const title of [undefined, 7, '  ', {}]) expect(await called(title)).toContain(' – ');
});

test('a stored game whose name was cleared is called after its battle, and after its sides where it is of none', () => {
  const game = { id: 'x', title: '', names: ['', ''], created: 0, updated: 0, record: { ...record, dice: 'seeded' } } as const;
  const called = (battle: string | null) => {
    match.openStored({ ...game, id: `of ${battle}`, battle });
    return match.store.getState().now!.head.title;
  };
  expect(called(null)).toContain(' – ');
  expect(called('plataea')).toBe('');
});

test('a game in which one person plays both sides comes back as one', async () => {
  const foreign = await verifyRecord(JSON.parse(JSON.stringify(carried(record, { title: '', alone: true }))));
  if (!foreign.ok) throw new Error(JSON.stringify(foreign.faults));
  await layGame(await acceptedId(foreign.value));
  expect(match.store.getState().now!.head).toMatchObject({ seats: ['person', 'person'], alone: true });
});

test('pressed twice, it is accepted once', async () => {
  const foreign = await verified();
  vi.mocked(go).mockClear();
  await Promise.all([accept(foreign, false), accept(foreign, false)]);
  expect(go).toHaveBeenCalledTimes(1);
});

test('accepted again, it is another game with plays of its own', async () => {
  const foreign = await verified();
  const first = await acceptedId(foreign);
  await layGame(first);
  match.undo();
  const second = await acceptedId(foreign);
  expect(second).not.toBe(first);
  const apply = vi.spyOn(ancients, 'apply');
  await layGame(second);
  expect(apply).toHaveBeenCalledTimes(1);
  expect(match.store.getState().now).toMatchObject({ cursor: 1, length: 1 });
});
