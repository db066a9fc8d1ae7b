import { expect, test, vi } from 'vitest';
import { factsOf } from '../../../src/scenarios';
import { library } from '../../../src/store/library';
import { newGame, type StoredGame } from '../../../src/store/storedGame';
import { savedGround } from '../../../src/ui/lab/grounds';
import { skirmish } from '../systems/ancients/skirmish';

vi.mock(import('../../../src/store/library'), async (original) => (await import('../../store/inMemory')).libraryInMemory(original));

/** A saved game, as its card has it. */
async function saved(
  record: { readonly plays: readonly object[]; readonly [field: string]: unknown },
  called: Partial<Pick<StoredGame, 'battle' | 'title'>> = {},
) {
  const whole = { version: 1, position: skirmish, seed: 7, ...record };
  const game = newGame({ battle: null, title: 'x', names: ['', ''], ...called, record: whole as never }, 1);
  await library.keep(game);
  return library.state.getState().games.find(({ id }) => id === game.id) ?? { ...game, plays: record.plays.length };
}

/** A game of which the table was left in a branch. */
const leftInBranch = (more: object) =>
  saved({
    plays: [{ order: 'C4-D4' }],
    cursor: 0,
    branches: [{ id: 1, of: 0, at: 0, plays: [{ order: 'D3-D2' }] }],
    branch: 1,
    ...more,
  });

const units = (position: object) => (position as typeof skirmish).armies[0]!.units.join();

test('a saved game is played from where its table was left, in a branch too, and it is said from where', async () => {
  const game = await leftInBranch({});
  const now = await savedGround(game, 'now');
  const start = await savedGround(game, 'start');
  if (!now.ok || !start.ok) throw new Error('the game was not read');
  expect([now.value.from, start.value.from]).toEqual(['now', 'start']);
  expect(units(now.value.position)).toContain('CH D2/');
  expect(units(now.value.position)).toContain('LI C4/');
  expect(units(start.value.position)).toContain('CH D3/');
});

test('one that is over in the branch where it was left is played from its beginning', async () => {
  const over = await savedGround(await leftInBranch({ branches: [{ id: 1, of: 0, at: 0, plays: [], conceded: 1 }] }), 'now');
  expect(over).toMatchObject({ ok: true, value: { from: 'start' } });
});

test('one that the rules do not follow to its end is played from its beginning, and refused where it would be played from there', async () => {
  const game = await saved({ plays: [{ order: 'C4-D4' }, { order: 'A1-A2' }] });
  expect(await savedGround(game, 'now')).toEqual({
    ok: false,
    faults: [{ at: 'plays[1].order', expected: expect.stringMatching(/^legalOrder:/), found: 'A1-A2' }],
  });
  const start = await savedGround(game, 'start');
  if (!start.ok) throw new Error('the game was not read');
  expect(start.value.from).toBe('start');
  expect(units(start.value.position)).toContain('LI C4/');
});

test('one that the rules follow as far as its table was left is played from there', async () => {
  const now = async (record: Parameters<typeof saved>[0]) => {
    const ground = await savedGround(await saved(record), 'now');
    return ground.ok ? [ground.value.from, units(ground.value.position).includes('LI D4/')] : ground.faults.map(({ at }) => at);
  };
  const plays = [{ order: 'C4-D4' }, { order: 'A1-A2' }];
  expect(await now({ plays, cursor: 1 })).toEqual(['now', true]);
  expect(await now({ plays: [], branches: [{ id: 1, of: 0, at: 0, plays, cursor: 1 }], branch: 1 })).toEqual(['now', true]);
  expect(await now({ plays: [], branches: [{ id: 1, of: 0, at: 0, plays }], branch: 1 })).toEqual(['plays[1].order']);
});

test('one whose first play they do not follow is refused from where it stands', async () => {
  const plays = [{ order: 'A1-A2' }];
  const refused = { ok: false, faults: [{ at: 'plays[0].order' }] };
  expect(await savedGround(await saved({ plays }), 'now')).toMatchObject(refused);
  // What parts from a line that they do not follow is not reached.
  const branches = [{ id: 1, of: 0, at: 0, plays: [{ order: 'C4-D4' }] }];
  expect(await savedGround(await saved({ plays, branches, branch: 1 }), 'now')).toMatchObject(refused);
  expect(await savedGround(await saved({ plays }), 'start')).toMatchObject({ ok: true, value: { from: 'start' } });
});

test('one whose position cannot be read is played from nowhere', async () => {
  const broken = await saved({ plays: [], position: { ...skirmish, turn: 0 } });
  for (const from of ['start', 'now'] as const)
    expect(await savedGround(broken, from)).toMatchObject({ ok: false, faults: [{ at: 'position.turn', expected: 'atLeast:1' }] });
});

test('one that is gone is not named by its id', async () => {
  const { id, ...game } = await saved({ plays: [] });
  expect(await savedGround({ ...game, id: 'gone' }, 'start')).toEqual({ ok: false, faults: [{ at: '', expected: 'game.known' }] });
});

test('one still called after its battle has its title in both languages, one with a name of its own that name', async () => {
  const titleOf = async (title: string) => {
    const ground = await savedGround(await saved({ plays: [] }, { battle: 'alesia', title }), 'start');
    return ground.ok && ground.value.title;
  };
  const { title } = factsOf('alesia')!;
  expect(title.en).not.toBe(title.fr);
  for (const called of [title.en, title.fr, '']) expect(await titleOf(called)).toEqual(title);
  expect(await titleOf('Revenge')).toEqual({ en: 'Revenge', fr: 'Revenge' });
});
