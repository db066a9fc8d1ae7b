import { expect, test } from 'vitest';
import { createPersistentStorage, type Keeper } from '../../src/store/persistentStorage';
import { sharedPlace } from './place';

const DAY = 24 * 3_600_000;

/** A browser that agrees or not, and counts how often it was asked. */
function keeper(agrees: boolean) {
  let asked = 0;
  const answers: Keeper = {
    persisted: async () => agrees && asked > 0,
    persist: async () => {
      asked++;
      return agrees;
    },
  };
  return { answers, asked: () => asked };
}

test('to look asks for nothing', async () => {
  const { answers, asked } = keeper(true);
  const { state, look } = createPersistentStorage(answers, sharedPlace().place);
  expect(state.getState().lasting).toBe('unknown');
  await look();
  expect(state.getState().lasting).toBe('unasked');
  expect(asked()).toBe(0);
});

test('who has agreed is not asked again', async () => {
  const { answers, asked } = keeper(true);
  const { state, suggest } = createPersistentStorage(answers, sharedPlace().place);
  await suggest();
  await suggest();
  expect(state.getState().lasting).toBe('forGood');
  expect(asked()).toBe(1);
});

test('who has not is asked again a week later, on another visit too, or when somebody wishes it', async () => {
  const { answers, asked } = keeper(false);
  const { place } = sharedPlace();
  let now = 1_767_225_600_000;
  const visit = () => createPersistentStorage(answers, place, () => now);
  await visit().suggest();
  expect(visit().state.getState().lasting).toBe('unknown');
  now += 6 * DAY;
  const later = visit();
  await later.suggest();
  expect(later.state.getState().lasting).toBe('refused');
  expect(asked()).toBe(1);
  now += 2 * DAY;
  await visit().suggest();
  expect(asked()).toBe(2);
  await visit().ask();
  expect(asked()).toBe(3);
});

test('a browser that cannot be asked, or fails, is mute', async () => {
  const failing = { persisted: () => Promise.reject(new TypeError('no')), persist: () => Promise.reject(new TypeError('no')) };
  for (const answers of [undefined, failing]) {
    const { state, suggest } = createPersistentStorage(answers, sharedPlace().place);
    await suggest();
    expect(state.getState().lasting).toBe('mute');
  }
});

test.each(['x', 'null', '{"at": "never"}'])('a damaged memory of it is none: %s', async (text) => {
  const { place, stored } = sharedPlace();
  stored.set('ancients.asked', text);
  const { answers, asked } = keeper(true);
  await createPersistentStorage(answers, place).suggest();
  expect(asked()).toBe(1);
});
