import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveFile } from '../../../../src/store/file';
import { match } from '../../../../src/store/match';
import { copyLink } from '../../../../src/ui/app/copyLink';
import { beginGame } from '../../../../src/ui/app/newGame';
import { copyGameLink, playAgain, saveToFile } from '../../../../src/ui/table/shell/gameActions';
import { speak } from '../../../../src/ui/words';
import { skirmish } from '../../systems/ancients/skirmish';

vi.mock(import('../../../../src/store/file'), async (original) => ({ ...(await original()), saveFile: vi.fn<typeof saveFile>() }));
vi.mock(import('../../../../src/ui/app/copyLink'), () => ({ copyLink: vi.fn<typeof copyLink>() }));
vi.mock(import('../../../../src/ui/app/newGame'), async (original) => ({ ...(await original()), beginGame: vi.fn<typeof beginGame>() }));

const record = {
  version: 1,
  position: skirmish,
  seed: 7,
  plays: [{ order: 'C4-D4' }],
  branches: [{ id: 1, of: 0, at: 0, plays: [{ order: 'C4-C5' }] }],
  branch: 1,
};
const played = { seats: ['person', 'legate:3'], branchSeats: { 1: ['person', 'person'] } } as const;

beforeEach(async () => {
  await speak('en');
  match.openStored({ id: 'x', battle: null, title: 'Two hills', names: ['', ''], created: 0, updated: 0, ...played, record });
  expect(match.store.getState().now!.head.seats).toEqual(played.branchSeats[1]);
});
afterEach(() => match.close());

test('from a branch the whole game goes elsewhere with those who play it, and those who play there', async () => {
  saveToFile();
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalled());
  expect(vi.mocked(saveFile).mock.lastCall![1]).toMatchObject({ title: 'Two hills', ...played, branch: 1 });
  copyGameLink();
  expect(vi.mocked(copyLink).mock.lastCall![0]).toMatchObject({ title: 'Two hills', ...played });
});

test('played again out of a branch it is the game itself, by those who play that', async () => {
  for (const [how, seats] of [
    ['same', ['person', 'legate:3']],
    ['swapped', ['legate:3', 'person']],
  ] as const) {
    vi.mocked(beginGame).mockClear();
    playAgain(how);
    await vi.waitFor(() => expect(beginGame).toHaveBeenCalled());
    expect(vi.mocked(beginGame).mock.lastCall![0]).toMatchObject({ title: 'Two hills', seats });
  }
});
