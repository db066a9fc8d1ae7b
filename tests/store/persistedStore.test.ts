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
    draft['maps'] = { page: 3 };
  });
  here.refresh();
  expect(here.getState()).toEqual({ rules: { page: 2 }, maps: { page: 3 } });
  here.edit((draft) => {
    draft['tables'] = { page: 7 };
  });
  expect(open().getState()).toEqual({ rules: { page: 2 }, maps: { page: 3 }, tables: { page: 7 } });
});

test('where nothing can be stored each change is made once', () => {
  const forbidden = () => {
    throw new Error('forbidden');
  };
  const here = createPersistedStore<{ readonly pages: readonly number[] }>(forbidden, 'pages', () => ({ pages: [] }));
  for (const page of [1, 2, 3])
    here.edit((draft) => {
      draft.pages.push(page);
    });
  here.refresh();
  expect(here.getState()).toEqual({ pages: [1, 2, 3] });
});
