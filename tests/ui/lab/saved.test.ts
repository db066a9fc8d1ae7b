import { expect, test, vi } from 'vitest';
import { library } from '../../../src/store/library';
import { newGame } from '../../../src/store/storedGame';
import { savedGround } from '../../../src/ui/lab/grounds';
import { skirmish } from '../systems/ancients/skirmish';

vi.mock(import('../../../src/store/library'), async (original) => {
  const { createLibrary, ...rest } = await original();
  const { memoryShelf } = await import('../../../src/store/shelf');
  return { ...rest, createLibrary, library: createLibrary(async () => memoryShelf()) };
});

/** A game of which the table was left in a branch. */
async function leftInBranch(more: object) {
  const record = {
    version: 1,
    position: skirmish,
    seed: 7,
    plays: [{ order: 'C4-D4' }],
    cursor: 0,
    branches: [{ id: 1, of: 0, at: 0, plays: [{ order: 'D3-D2' }] }],
    branch: 1,
    ...more,
  };
  const game = newGame({ battle: null, title: 'x', names: ['', ''], record: record as never }, 1);
  await library.keep(game);
  return library.state.getState().games.find(({ id }) => id === game.id) ?? { ...game, plays: record.plays.length };
}

const units = (position: object) => (position as typeof skirmish).armies[0]!.units.join();

test('a saved game is played from where its table was left, in a branch too, and it is said from where', async () => {
  const game = await leftInBranch({});
  const now = await savedGround(game, 'now', 'x');
  const start = await savedGround(game, 'start', 'x');
  if (!now.ok || !start.ok) throw new Error('the game was not read');
  expect([now.value.from, start.value.from]).toEqual(['now', 'start']);
  expect(units(now.value.position)).toContain('CH D2/');
  expect(units(now.value.position)).toContain('LI C4/');
  expect(units(start.value.position)).toContain('CH D3/');
});

test('one that is over in the branch where it was left is played from its beginning', async () => {
  const over = await savedGround(await leftInBranch({ branches: [{ id: 1, of: 0, at: 0, plays: [], conceded: 1 }] }), 'now', 'x');
  expect(over).toMatchObject({ ok: true, value: { from: 'start' } });
});
