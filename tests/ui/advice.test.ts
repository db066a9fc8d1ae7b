import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { match } from '../../src/store/match';
import { preferences } from '../../src/store/preferences';
import { keepAdvising } from '../../src/ui/help/advice';
import { fetchTable } from '../../src/ui/table/contract/fetchSystem';
import { type OpponentPart, opponentPart } from '../../src/ui/table/contract/opponentPart';
import { panelWords, speak } from '../../src/ui/words';
import { emptyPage } from './noPage';

vi.mock(import('../../src/ui/table/contract/opponentPart'), () => ({
  opponentPart: { load: vi.fn() } as never,
  useOpponentPart: () => undefined,
}));
emptyPage();
vi.stubGlobal('window', globalThis);

const position = {
  system: 'ancients',
  map: { columns: 9, rows: 9 },
  phase: 'melee',
  armies: [{ units: ['HI D8/1'] }, { units: ['HI E2/4'] }],
};
const takeCounsel = vi.fn();
let leave: () => void = () => undefined;

/** So long that whoever waits for quiet has found it. */
const rest = () => vi.advanceTimersByTimeAsync(1000);

beforeAll(async () => {
  await speak('en');
  await Promise.all([panelWords(), fetchTable('ancients')]);
  vi.mocked(opponentPart.load).mockResolvedValue({ takeCounsel } as unknown as OpponentPart);
});

beforeEach(() => {
  vi.useFakeTimers();
  takeCounsel.mockReset();
  preferences.setState({ advice: true });
});

afterEach(() => {
  leave();
  vi.useRealTimers();
});

test('advice is asked once at a decision, and again at one that is come back to from a program’s turn', async () => {
  match.begin({ position, seed: 7, names: ['', ''], title: 'Trial', seats: ['person', 'recruit:1'] });
  leave = keepAdvising();
  await rest();
  preferences.setState({ advice: true });
  await rest();
  expect(takeCounsel).toHaveBeenCalledTimes(1);
  match.playText('end');
  await rest();
  expect(takeCounsel).toHaveBeenCalledTimes(1);
  match.undoPast();
  await rest();
  expect(takeCounsel).toHaveBeenCalledTimes(2);
});

test('another order in place of one that was taken back is another decision, however soon it is given', async () => {
  match.begin({ position: { ...position, phase: 'movement' }, seed: 7, names: ['', ''], title: 'Trial' });
  leave = keepAdvising();
  match.playText('D8-D7/1');
  await rest();
  expect(takeCounsel).toHaveBeenCalledTimes(1);
  match.undo();
  match.playText('D8-D7/2');
  await rest();
  expect(takeCounsel).toHaveBeenCalledTimes(2);
});
