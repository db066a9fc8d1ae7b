import { vi } from 'vitest';

/* What tests of the view begin with where there is no page. */

/** A page on which nothing is found. */
export function emptyPage(more: object = {}): void {
  vi.stubGlobal('document', { documentElement: { lang: '' }, getElementById: () => null, querySelector: () => null, ...more });
}

/** What is drawn on no page is drawn of what a store began with: from now on of what it holds. */
export function drawable(...stores: readonly { getState(): unknown }[]): void {
  for (const store of stores) Object.assign(store, { getInitialState: () => store.getState() });
}
