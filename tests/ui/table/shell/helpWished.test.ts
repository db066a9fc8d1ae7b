/* When the help at the table is fetched that somebody wishes. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preferences } from '../../../../src/store/preferences';
import { fetchHelp } from '../../../../src/ui/table/contract/helpPart';
import { fetchHelpWished } from '../../../../src/ui/table/shell/helpWished';

vi.mock(import('../../../../src/ui/table/contract/helpPart'), () => ({ fetchHelp: vi.fn(async () => ({}) as never) }) as never);

const fetched = () => vi.mocked(fetchHelp).mock.calls.length;
const page = new EventTarget();
let leave: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act, 16));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.mocked(fetchHelp).mockClear();
});

afterEach(() => {
  leave();
  preferences.setState({ advice: false, threats: false });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('advice, which comes unasked, is fetched though nobody stirs', () => {
  preferences.setState({ advice: true });
  leave = fetchHelpWished();
  expect(fetched()).toBe(0);
  vi.advanceTimersByTime(5000);
  expect(fetched()).toBe(1);
});

test('threats wait until somebody is there, and what nobody wishes is not fetched', () => {
  leave = fetchHelpWished();
  page.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(5000);
  expect(fetched()).toBe(0);
  preferences.setState({ threats: true });
  vi.advanceTimersByTime(5000);
  expect(fetched()).toBe(0);
  page.dispatchEvent(new Event('keydown'));
  expect(fetched()).toBe(1);
});

test('a table that was left fetches nothing', () => {
  preferences.setState({ advice: true });
  fetchHelpWished()();
  vi.advanceTimersByTime(5000);
  expect(fetched()).toBe(0);
});
