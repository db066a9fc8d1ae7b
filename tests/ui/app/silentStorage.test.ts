import { expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { isSilent, onceItAnswers, SILENT } from '../../../src/ui/app/silentStorage';

const storage = (keeps: 'browser' | 'page') => createStore<{ readonly keeps: 'browser' | 'page' }>(() => ({ keeps }));

test('a game that the storage may have is told from one that it has not and from one that is damaged', () => {
  expect(isSilent([SILENT])).toBe(true);
  for (const expected of ['game.known', 'fields']) expect(isSilent([{ at: '', expected }])).toBe(false);
});

test('a storage that is silent is asked again each time that it answers, until nobody waits', () => {
  const state = storage('page');
  const ask = vi.fn<() => void>();
  const leave = onceItAnswers(state, 'late', ask);
  expect(ask).not.toHaveBeenCalled();
  state.setState({ keeps: 'browser' });
  expect(ask).toHaveBeenCalledTimes(1);
  state.setState({ keeps: 'page' });
  expect(ask).toHaveBeenCalledTimes(1);
  leave();
  state.setState({ keeps: 'browser' });
  expect(ask).toHaveBeenCalledTimes(1);
});

test('one that has answered by then is asked at once, but no second time for what it cannot read', () => {
  const state = storage('browser');
  const ask = vi.fn<() => void>();
  onceItAnswers(state, 'early', ask)();
  onceItAnswers(state, 'early', ask)();
  expect(ask).toHaveBeenCalledTimes(1);
  onceItAnswers(state, 'another', ask)();
  expect(ask).toHaveBeenCalledTimes(2);
});
