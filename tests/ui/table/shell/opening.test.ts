import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openEarly, takeTable } from '../../../../src/store/earlyOpening';
import { library } from '../../../../src/store/library';
import { match } from '../../../../src/store/match';
import { newGame, type StoredGame } from '../../../../src/store/storedGame';
import { fetchPicture } from '../../../../src/ui/table/contract/fetchSystem';
import { firstOpening, openGame } from '../../../../src/ui/table/shell/opening';
import { field } from '../../../store/field';

vi.mock(import('../../../../src/store/library'), async (original) => (await import('../../../store/inMemory')).libraryInMemory(original));
vi.mock(import('../../../../src/ui/table/contract/fetchSystem'), { spy: true });

function game(title: string): StoredGame {
  const record = { version: 1, names: ['', ''] as const, position: field, seed: 7, plays: [] };
  return newGame({ battle: null, title, names: ['', ''], record }, 1);
}

const [mine, other] = [game('mine'), game('other')];
const titleOnTable = () => match.store.getState().now?.head.title;

beforeEach(async () => {
  await library.keep(mine);
  await library.keep(other);
});

afterEach(() => {
  takeTable();
  match.close();
});

test('a game laid ahead of its screen is there at once', async () => {
  openEarly(mine.id);
  await vi.waitFor(() => expect(titleOnTable()).toBe('mine'));
  expect(firstOpening(mine.id)).toEqual({ state: 'there' });
});

test.each([
  ['none', () => match.close()],
  ['another game', () => match.openStored(other)],
])('where %s lies on the table by then, it is opened again', async (_, happens) => {
  openEarly(mine.id);
  await vi.waitFor(() => expect(titleOnTable()).toBe('mine'));
  happens();
  expect(firstOpening(mine.id)).toEqual({ state: 'opening' });
  expect(await openGame(mine.id)).toEqual({ state: 'there' });
  expect(titleOnTable()).toBe('mine');
});

test('a game is not there if the table was taken for another while it got ready', async () => {
  vi.mocked(fetchPicture).mockImplementationOnce(async () => void match.openStored(other));
  expect(await openGame(mine.id)).toBeUndefined();
  expect(titleOnTable()).toBe('other');
});
