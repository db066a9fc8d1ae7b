import { expect, test } from 'vitest';
import { createPersistedStore } from '../../src/store/persistedStore';
import { sharedPlace } from './place';

interface Shelf {
  readonly [book: string]: { readonly page: number };
}

test('what a full storage did not take stays on the page also where another page has removed what it changes, and is stored when there is room', () => {
  const { fault, place } = sharedPlace();
  const open = () => createPersistedStore<Shelf>(place, 'books', (text) => JSON.parse(text ?? '{}') as Shelf);
  const here = open();
  here.edit((draft) => {
    draft['rules'] = { page: 1 };
  });
  const there = open();
  fault.full = true;
  here.edit((draft) => {
    draft['rules']!.page = 2;
  });
  fault.full = false;
  there.edit((draft) => {
    delete draft['rules'];
  });
  here.refresh();
  expect(here.getState()).toEqual({ rules: { page: 2 } });
  here.edit((draft) => {
    draft['tables'] = { page: 7 };
  });
  expect(open().getState()).toEqual({ rules: { page: 2 }, tables: { page: 7 } });
});
