import { beforeEach, expect, test, vi } from 'vitest';
import { saveFile } from '../../../src/store/file';
import { library } from '../../../src/store/library';
import { packStories } from '../../../src/store/stories';
import { toasts } from '../../../src/ui/app/toasts';
import { saveDamaged } from '../../../src/ui/pages/savesActions';
import { speak } from '../../../src/ui/words';
import { emptyPage } from '../noPage';
import { skirmish } from '../systems/ancients/skirmish';

vi.mock(import('../../../src/store/file'), async (original) => ({ ...(await original()), saveFile: vi.fn<typeof saveFile>() }));

const plays = [{ order: 'C4-D4' }];
const record = {
  version: 1,
  position: skirmish,
  seed: 7,
  branches: [{ id: 1, of: 0, at: 0, plays: [{ order: 'C4-C5', told: { set: {}, events: [] } }] }],
};

/** The file that a damaged game is saved to: its name without the day, and what is in it. */
async function saved(card: unknown, untitled?: string): Promise<readonly [name: string, content: object]> {
  vi.spyOn(library, 'raw').mockResolvedValueOnce({ card, plays });
  await saveDamaged('game', untitled);
  const [name, content] = vi.mocked(saveFile).mock.lastCall!;
  return [name.replace(/-\d{4}-\d\d-\d\d\.json$/, ''), JSON.parse(JSON.stringify(content)) as object];
}

emptyPage();
beforeEach(() => void vi.mocked(saveFile).mockClear());

test('a damaged game is saved whole: with its name, who plays it and all that is told of its branches', async () => {
  const game = {
    title: 'Megiddo, second try',
    seats: ['person', 'legate:3'],
    branchSeats: { 1: ['person', 'person'] },
    alone: true,
    updated: 'x',
    record: packStories(record as never),
  };
  expect(await saved({ stamp: 'one', count: 9, game }, 'No name')).toEqual([
    'megiddo-second-try',
    { ...record, plays, title: game.title, seats: game.seats, branchSeats: game.branchSeats, alone: true },
  ]);
});

test('what is damaged of its card is left out, and what is no game at all is saved as it lies there', async () => {
  const game = { title: 7, seats: ['person', 'emperor'], branchSeats: { 1: 'x' }, alone: 'x', record: { ...record, branches: 'x' } };
  expect(await saved({ game }, 'No name')).toEqual(['no-name', { ...record, branches: 'x', plays, title: '' }]);
  expect((await saved({ game }))[0]).toBe('game');
  for (const card of [7, {}, { game: {} }]) expect(await saved(card)).toEqual(['game', { card, plays }]);
});

test.each([
  ['lies nowhere any more', () => Promise.reject(new Error('silent'))],
  ['a silent storage says nothing of', async () => ({ card: undefined, plays: [] })],
])('a game that %s is not saved but told of, without the number by which it was kept', async (_, found) => {
  await speak('en');
  toasts.setState([], true);
  vi.spyOn(library, 'raw').mockImplementationOnce(found);
  await saveDamaged('5f0d2c');
  const [said] = toasts.getState();
  expect(said).toMatchObject({ tone: 'trouble' });
  expect(said?.text).not.toContain('5f0d2c');
  expect(saveFile).not.toHaveBeenCalled();
});
