import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { library } from '../../../src/store/library';
import { match } from '../../../src/store/match';
import { createSecrets } from '../../../src/store/secrets';
import { beginGame } from '../../../src/ui/app/newGame';
import type { go } from '../../../src/ui/app/routes';
import { toasts } from '../../../src/ui/app/toasts';
import { joinGame } from '../../../src/ui/table/shell/gameActions';
import { speak, wordsNow } from '../../../src/ui/words';
import { apart, begun } from '../../store/devices';
import { sharedPlace } from '../../store/place';
import { emptyPage } from '../noPage';

/** A half of the dice that a full storage does not take is lost with the page, and the game with it: whoever is given one is told. */

vi.mock(import('../../../src/store/library'), async (original) => (await import('../../store/inMemory')).libraryInMemory(original));
vi.mock(import('../../../src/ui/app/routes'), async (original) => ({ ...(await original()), go: vi.fn<typeof go>() }));

const { place, fault } = sharedPlace();
emptyPage();
beforeAll(() => speak('en'));
beforeEach(() => vi.stubGlobal('localStorage', place()));
afterEach(() => {
  toasts.setState([], true);
  match.close();
});

async function begin() {
  await beginGame({ battle: null, title: 'By both', seats: ['person', 'person'], alone: undefined, position: apart, by: 0 });
  await library.settled();
  const loaded = await library.load((await library.newest())!);
  return loaded.ok ? loaded.value.record.halves : undefined;
}

async function join() {
  const [first] = begun();
  match.openRecord(first.match.record());
  joinGame();
  return match.record()?.halves;
}

test.each([
  ['begins', begin],
  ['joins', join],
])('who %s a game is told that his half goes with the page, and only where it does', async (_, take) => {
  fault.full = false;
  expect(createSecrets(place).sideOf(await take())).toBeDefined();
  expect(toasts.getState()).toEqual([]);
  fault.full = true;
  expect(createSecrets(place).sideOf(await take())).toBeUndefined();
  expect(toasts.getState()).toMatchObject([{ tone: 'trouble', text: wordsNow().table.byBoth.unstored }]);
});
