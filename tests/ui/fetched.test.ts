import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { whenFetched } from '../../src/ui/app/fetched';
import { toasts } from '../../src/ui/app/toasts';
import { speak } from '../../src/ui/words';
import { emptyPage } from './noPage';

emptyPage();

beforeAll(() => speak('en'));
beforeEach(() => toasts.setState([], true));

test('what is asked for follows when the part is there', async () => {
  const then = vi.fn();
  whenFetched(Promise.resolve('part'), then);
  await vi.waitFor(() => expect(then).toHaveBeenCalledWith('part'));
  expect(toasts.getState()).toEqual([]);
});

test('a part that does not come is told of, once however often it was asked for, until the message is dismissed', async () => {
  const then = vi.fn();
  for (const _ of [1, 2]) whenFetched(Promise.reject(new TypeError('Failed to fetch dynamically imported module')), then);
  await vi.waitFor(() =>
    expect(toasts.getState()).toMatchObject([{ tone: 'trouble', text: expect.stringMatching(/could not be loaded/) }]),
  );
  expect(then).not.toHaveBeenCalled();
});
