import { expect, test, vi } from 'vitest';
import { ancients } from '../../src/rules/ancients/system';
import { glimpseOf } from '../../src/store/glimpse';
import { createMatchStore } from '../../src/store/match';
import { replayStored } from '../../src/store/prepared';
import { replayedHere } from '../../src/store/replayed';
import type { StoredGame } from '../../src/store/storedGame';

vi.mock(import('../../src/store/prepared'));

const field = {
  system: 'ancients',
  map: { columns: 9, rows: 9 },
  turns: 1,
  armies: [{ units: ['HI D8/1'] }, { units: ['HI E2/4'] }],
};

/** A game is found in the library as it was kept last. */
function kept(stored: StoredGame): void {
  const replay = replayedHere(ancients, stored.record);
  if (!replay.ok) throw new Error('it does not replay');
  vi.mocked(replayStored).mockResolvedValue({ stored, replay: replay.value });
}

test('a game that is over is seen at its end, whoever would be to move in what is tried beside it', async () => {
  const match = createMatchStore(() => undefined);
  expect(match.begin({ position: field, seed: 7, names: ['', ''], title: 'Trial' })).toMatchObject({ ok: true });
  expect(match.playText('D8-D7/1')).toMatchObject({ ok: true });
  kept(match.stored()!);
  expect(await glimpseOf('x')).toMatchObject({ decider: 0, outcome: undefined });
  while (!match.store.getState().now!.outcome) expect(match.playText('end')).toMatchObject({ ok: true });
  match.goTo(1);
  expect(match.store.getState().now).toMatchObject({ outcome: undefined });
  kept(match.stored()!);
  expect(match.stored()!.status?.winner).toBeDefined();
  const glimpse = await glimpseOf('x');
  expect(glimpse).toMatchObject({ decider: undefined, outcome: expect.anything() });
  expect(glimpse!.state.phase).toBe('over');
});
