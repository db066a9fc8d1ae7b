import { expect, test } from 'vitest';
import { createProgress, PROGRESS_KEY, readProgress } from '../../src/store/progress';

test.each([null, '', 'null', '7', '[]', '{', '{"fire":3,"Fire!":{"step":1},"melee":{"step":-1},"leaders":{"step":"2"}}'])(
  'progress stored as %j is none',
  (text) => expect(readProgress(text)).toEqual({}),
);

test('what is sound stays beside what is damaged', () => {
  expect(readProgress('{"fire":{"step":2},"melee":{"step":0,"done":true},"panic":{"step":0.5}}')).toEqual({
    fire: { step: 2, done: false },
    melee: { step: 0, done: true },
  });
});

test('two pages at once keep what either has done', () => {
  const stored = new Map<string, string>();
  const place = { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, text: string) => void stored.set(key, text) };
  const [one, other] = [createProgress(() => place), createProgress(() => place)];
  one.write('fire', { step: 2, done: false });
  other.write('melee', { step: 0, done: true });
  expect(createProgress(() => place).store.getState()).toEqual({ fire: { step: 2, done: false }, melee: { step: 0, done: true } });
  expect(stored.has(PROGRESS_KEY)).toBe(true);
});

test('it lasts as long as the page where storing is forbidden', () => {
  const { store, write } = createProgress(() => {
    throw new DOMException('no', 'SecurityError');
  });
  write('fire', { step: 1, done: false });
  expect(store.getState()).toEqual({ fire: { step: 1, done: false } });
});
