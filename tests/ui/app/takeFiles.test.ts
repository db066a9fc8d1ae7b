import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { battles } from '../../../src/scenarios/all';
import { said } from '../../../src/ui/app/announce';
import { incoming } from '../../../src/ui/app/incoming';
import { go } from '../../../src/ui/app/routes';
import { takeFiles } from '../../../src/ui/app/takeFiles';
import { speak, wordsNow } from '../../../src/ui/words';
// Before there is a document, which says to the store that this is a page.
import '../../../src/ui/pages/opening';
import { emptyPage } from '../noPage';

vi.mock(import('../../../src/ui/app/routes'), async (original) => ({ ...(await original()), go: vi.fn<typeof go>() }));

emptyPage();
beforeAll(() => speak('en'));
beforeEach(() => {
  vi.mocked(go).mockClear();
  incoming.setState({ refused: undefined });
});

const file = (json: unknown) => new File([JSON.stringify(json)], 'a.json');

/** What the file was taken for, if it was refused. */
async function taken(...files: readonly File[]): Promise<string | undefined> {
  await takeFiles(files);
  return incoming.getState().refused?.kind;
}

const battle = battles.find(({ id }) => id === 'spartolus')!;
const game = { version: 1, position: battle.position, seed: 7, plays: [] };

test('a file that is refused is called what it is', async () => {
  expect(await taken(file({ ...battle, weather: 'rain' }))).toBe('battle');
  expect(await taken(file({ ...battle.position, weather: 'rain' }))).toBe('battle');
  expect(await taken(file({ position: battle.position }))).toBe('battle');
  expect(await taken(file({ fleets: [] }))).toBe('battle');
  expect(await taken(file({ ...game, version: 7 }))).toBe('game');
  expect(await taken(file(game), file(game))).toBe('several');
  for (const other of [[1, 2, 3], { name: 'left-pad', map: 'x' }, { ...game, plays: 'end' }, 'x', null])
    expect(await taken(file(other))).toBe('none');
  expect(await taken(new File(['Dear Sir or Madam'], 'a.json'))).toBe('none');
  expect(go).not.toHaveBeenCalled();
});

/** What each game makes a battle of; all else has its default. */
const smallest = [
  { armies: [{ units: ['LI B2/1'] }, { units: ['LI E5/4'] }] },
  { system: 'naval', die: 3, fleets: [{ ships: ['small B2/1'] }, { ships: ['large E5/4'] }] },
  { system: 'baw', armies: [{ units: ['LEG B2'] }, { units: ['LEG E5'] }] },
];

test('a battle is taken to the drawing table wherever its file is opened, and so is a position alone', async () => {
  for (const json of [battle, battle.position, ...smallest]) {
    expect(await taken(file(json))).toBeUndefined();
    expect(vi.mocked(go).mock.lastCall?.[0]).toMatchObject({ screen: 'draw' });
  }
  expect(go).toHaveBeenCalledTimes(5);
});

test('a screen reader hears that a file is read', async () => {
  await taken(new File(['Dear Sir or Madam'], 'letter.txt'));
  expect(said.getState().passing).toBe(wordsNow().pages.file.reading('letter.txt'));
});
