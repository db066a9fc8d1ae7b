import { expect, test } from 'vitest';
import { createProgress, PROGRESS_KEY, readProgress } from '../../src/store/progress';
import { sharedPlace } from './place';

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

test('of a battle what has been played is kept, and goes with what is damaged or with the next step without any', () => {
  const played = { orders: ['B9-C8', 'end'], start: 1 };
  const read = (stored: unknown) => readProgress(JSON.stringify({ battle: { step: 4, played: stored } }))['battle'];
  expect(read(played)).toEqual({ step: 4, done: false, played });
  for (const bad of [
    null,
    7,
    'end',
    [],
    { orders: ['end'] },
    { orders: 'end', start: 0 },
    { orders: ['end', 3], start: 0 },
    { orders: [], start: -1 },
  ])
    expect(read(bad)).toEqual({ step: 4, done: false });
  const { place } = sharedPlace();
  const { store, write } = createProgress(place);
  write('battle', { step: 4, done: true, played });
  expect(createProgress(place).store.getState()).toEqual({ battle: { step: 4, done: true, played } });
  write('battle', { step: 0, done: false });
  expect(store.getState()).toEqual({ battle: { step: 0, done: true } });
});

test('two pages at once keep what either has done', () => {
  const { stored, place } = sharedPlace();
  const [one, other] = [createProgress(place), createProgress(place)];
  one.write('fire', { step: 2, done: false });
  other.write('melee', { step: 0, done: true });
  expect(createProgress(place).store.getState()).toEqual({ fire: { step: 2, done: false }, melee: { step: 0, done: true } });
  expect(stored.has(PROGRESS_KEY)).toBe(true);
});

test('a page that was left open does not set back what another has done since, in another lesson or the same', () => {
  const { place } = sharedPlace();
  createProgress(place).write('fire', { step: 1, done: false });
  createProgress(place).write('melee', { step: 1, done: false });
  const [one, other] = [createProgress(place), createProgress(place)];
  other.write('fire', { step: 0, done: true });
  other.write('melee', { step: 0, done: true });
  one.write('melee', { step: 2, done: false });
  const both = { fire: { step: 0, done: true }, melee: { step: 2, done: true } };
  expect(createProgress(place).store.getState()).toEqual(both);
  expect(one.store.getState()).toEqual(both);
  expect(other.store.getState()).toMatchObject({ melee: { step: 0 } });
  other.store.refresh();
  expect(other.store.getState()).toEqual(both);
});

test('what a full storage did not take stays on the page, and is stored when there is room', () => {
  const { fault, place } = sharedPlace();
  const { store, write } = createProgress(place);
  fault.full = true;
  write('fire', { step: 2, done: false });
  write('panic', { step: 1, done: false });
  expect(Object.keys(store.getState()).sort()).toEqual(['fire', 'panic']);
  fault.full = false;
  write('melee', { step: 1, done: false });
  expect(Object.keys(createProgress(place).store.getState()).sort()).toEqual(['fire', 'melee', 'panic']);
});

test('it lasts as long as the page where storing is forbidden', () => {
  const { store, write } = createProgress(() => {
    throw new DOMException('no', 'SecurityError');
  });
  write('fire', { step: 1, done: false });
  write('melee', { step: 2, done: false });
  expect(store.getState()).toEqual({ fire: { step: 1, done: false }, melee: { step: 2, done: false } });
});
