import { expect, test, vi } from 'vitest';
import { match } from '../../../src/store/match';
import { judge } from '../../../src/ui/opponent/client';
import { analysis, findMistakes } from '../../../src/ui/opponent/mistakes';
import { opponent, seatPrograms } from '../../../src/ui/opponent/opponent';
import { fetchTable } from '../../../src/ui/table/contract/fetchSystem';
import { panelWords, speak } from '../../../src/ui/words';
import { fetchCounselWords } from '../../../src/ui/words/counsel';

vi.mock(import('../../../src/ui/opponent/client'), async (real) => ({
  ...(await real()),
  judge: vi.fn(async () => ({ kind: 'fault', id: 0, what: 'stopped' }) as const),
}));
vi.stubGlobal('document', { documentElement: { lang: '' }, getElementById: () => null, querySelector: () => null });

const field = { system: 'ancients', map: { columns: 9, rows: 9 }, armies: [{ units: ['HI D8/1'] }, { units: ['HI E2/4'] }] };

const begin = async () => {
  await speak('en');
  await Promise.all([panelWords(), fetchCounselWords(), fetchTable('ancients')]);
  match.begin({ position: field, seed: 7, names: ['', ''], title: 'Trial' });
  for (const order of ['D8-D7/1', 'end']) expect(match.playText(order).ok).toBe(true);
};

test('a search that waits for its turn ends with the table that is left', async () => {
  await begin();
  const searched = async () => {
    const leave = seatPrograms();
    opponent.setState({ asking: true });
    const end = findMistakes();
    await vi.waitFor(() => expect(analysis.getState().now?.isOn).toBe(true));
    return { leave, end };
  };
  const left = await searched();
  left.leave();
  await left.end;
  expect(judge).not.toHaveBeenCalled();
  const stayed = await searched();
  opponent.setState({ asking: false });
  await stayed.end;
  expect(judge).toHaveBeenCalledTimes(1);
  stayed.leave();
  match.close();
});

test('phases that nobody answers for are told of, and asked for once more', async () => {
  await begin();
  const leave = seatPrograms();
  vi.mocked(judge).mockResolvedValue({ kind: 'fault', id: 0, what: 'silent' });
  await findMistakes();
  const { all } = analysis.getState().now!;
  expect(analysis.getState().now).toMatchObject({ isOn: false, done: 0, failed: true });
  vi.mocked(judge).mockResolvedValue({ kind: 'judged', id: 0, mistakes: [] });
  await findMistakes();
  expect(analysis.getState().now).toMatchObject({ isOn: false, done: all, failed: false });
  leave();
  match.close();
});
