import { beforeEach, expect, test, vi } from 'vitest';
import type { Snapshot } from '../../../src/store/match';
import { filmOf } from '../../../src/ui/report/film';
import { pictureAt } from '../../../src/ui/report/picture';

const { letters, openStudio } = vi.hoisted(() => ({ letters: vi.fn<() => Promise<string>>(), openStudio: vi.fn() }));
vi.mock('../../../src/ui/report/letters', () => ({ lettersCarried: letters }));
vi.mock('../../../src/ui/report/studio', () => ({ openStudio }));

const snapshot = { context: { board: { columns: 3, rows: 3 } } } as unknown as Snapshot;

beforeEach(() => vi.clearAllMocks());

test.each([
  ['a picture', () => pictureAt({} as never, snapshot, 0)],
  ['a film', () => filmOf({} as never, snapshot, { signal: new AbortController().signal, progress: () => undefined })],
])('for %s whose letters do not come nothing is laid out beside the page', async (_, draw) => {
  letters.mockRejectedValue(new Error('no letters'));
  await expect(draw()).rejects.toThrow('no letters');
  expect(openStudio).not.toHaveBeenCalled();
});
