import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { saveFile } from '../../../src/store/file';
import { type LibraryState, library } from '../../../src/store/library';
import { newGame } from '../../../src/store/storedGame';
import { type Route, route } from '../../../src/ui/app/routes';
import { Trouble } from '../../../src/ui/app/Trouble';
import { rescue } from '../../../src/ui/pages/rescue';
import { speak, wordsNow } from '../../../src/ui/words';
import { emptyPage } from '../noPage';
import { skirmish } from '../systems/ancients/skirmish';

vi.mock(import('../../../src/store/file'), async (original) => ({ ...(await original()), saveFile: vi.fn<typeof saveFile>() }));
vi.mock(import('../../../src/store/library'), async (original) => (await import('../../store/inMemory')).libraryInMemory(original));

emptyPage();
beforeAll(() => speak('en'));
beforeEach(() => void vi.mocked(saveFile).mockClear());
afterEach(() => vi.restoreAllMocks());

const record = { version: 1, position: skirmish, seed: 7, dice: 'seeded', plays: [] } as const;
const game = (title: string, updated: number) => newGame({ battle: null, title, names: ['', ''], record }, updated);
const [older, newest] = [game('The game on the screen', 1), game('The game written last', 2)];

/** What stands in the place of a screen that broke. */
function drawn(asked: Route, known: Partial<LibraryState>) {
  // On a server a store shows what it began with.
  vi.spyOn(library.state, 'getInitialState').mockReturnValue({ ...library.state.getState(), keeps: 'browser', ...known });
  vi.spyOn(route, 'getInitialState').mockReturnValue(asked);
  const html = renderToStaticMarkup(createElement(Trouble, { error: new Error('x') }));
  const { save, kept, text } = wordsNow().common.trouble;
  expect(html).toContain(text);
  return { isKept: html.includes(kept), isOffered: html.includes(save) };
}

test('that a game is kept, and a file of it, is only said where there is one, and only what is true of it', async () => {
  const games = [newest, older].map(({ record: { plays }, ...rest }) => ({ ...rest, plays: plays.length }));
  expect(drawn({ screen: 'rules' }, { games })).toEqual({ isKept: false, isOffered: false });
  expect(drawn({ screen: 'play' }, { games })).toEqual({ isKept: true, isOffered: true });
  expect(drawn({ screen: 'play' }, { games, keeps: 'page' })).toEqual({ isKept: false, isOffered: true });
  expect(drawn({ screen: 'play' }, { games: [] })).toEqual({ isKept: false, isOffered: false });
  expect(drawn({ screen: 'play', game: older.id }, { games })).toEqual({ isKept: true, isOffered: true });
  expect(drawn({ screen: 'play', game: 'gone' }, { games })).toEqual({ isKept: false, isOffered: false });
});

test('the game that is asked for goes to the file, not the one written last', async () => {
  await Promise.all([library.keep(older), library.keep(newest)]);
  expect(await rescue(older.id)).toBe(true);
  expect(vi.mocked(saveFile).mock.lastCall?.[1]).toMatchObject({ title: older.title });
  expect(await rescue('gone')).toBe(false);
  expect(saveFile).toHaveBeenCalledTimes(1);
});
