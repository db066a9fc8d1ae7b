import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { match } from '../../../src/store/match';
import type { Seats } from '../../../src/store/seats';
import { fetchRules } from '../../../src/store/systems';
import { announce } from '../../../src/ui/app/announce';
import { judge } from '../../../src/ui/opponent/client';
import { MistakesPart } from '../../../src/ui/opponent/MistakesPart';
import { analysis, findMistakes } from '../../../src/ui/opponent/mistakes';
import { opponent, seatPrograms } from '../../../src/ui/opponent/opponent';
import { fetchTable } from '../../../src/ui/table/contract/fetchSystem';
import { panelWords, speak } from '../../../src/ui/words';
import { counselWords, fetchCounselWords } from '../../../src/ui/words/counsel';
import { field } from '../../store/field';
import { drawable, emptyPage } from '../noPage';

vi.mock(import('../../../src/ui/opponent/client'), async (real) => ({
  ...(await real()),
  judge: vi.fn(async () => ({ kind: 'fault', id: 0, what: 'stopped' }) as const),
}));
vi.mock(import('../../../src/ui/app/announce'), async (real) => ({ ...(await real()), announce: vi.fn() }));
emptyPage();

drawable(match.store, analysis);

beforeEach(() => void vi.mocked(announce).mockClear());

const open = async (position: object, seats?: Seats) => {
  await speak('en');
  await Promise.all([panelWords(), fetchCounselWords(), fetchRules(position), fetchTable('ancients')]);
  expect(match.begin({ position, seed: 7, names: ['', ''], title: 'Trial', ...(seats && { seats }) })).toMatchObject({ ok: true });
};

const begin = async (position: object = field, seats?: Seats) => {
  await open(position, seats);
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

const isOffered = () => renderToStaticMarkup(createElement(MistakesPart)).includes('data-testid="mistakes-ask"');
const said = () => vi.mocked(announce).mock.calls.map(([text]) => text);

test('before a phase has ended nothing is looked through: that is said, and it is not offered', async () => {
  await open(field);
  const leave = seatPrograms();
  expect(match.playText('D8-D7/1').ok).toBe(true);
  const { notYet } = counselWords().mistakes;
  expect(isOffered()).toBe(false);
  expect(renderToStaticMarkup(createElement(MistakesPart))).toContain(notYet);
  await findMistakes();
  expect(said()).toEqual([notYet]);
  expect(match.playText('end').ok).toBe(true);
  expect(isOffered()).toBe(true);
  leave();
  match.close();
});

test('a search in a game that is no longer to be seen whole ends, and tells of no result', async () => {
  await begin({ ...field, options: ['13.7'] }, ['person', 'legate:10']);
  match.concede(0);
  const leave = seatPrograms();
  opponent.setState({ asking: true, paused: true });
  const end = findMistakes();
  await vi.waitFor(() => expect(analysis.getState().now?.isOn).toBe(true));
  expect(match.undo()).toBe('done');
  expect(match.store.getState().now?.viewer).toBe(0);
  opponent.setState({ asking: false });
  await end;
  expect(said()).toEqual([]);
  leave();
  match.close();
});
