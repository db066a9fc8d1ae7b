/** The files of which `npm test` plays every test in Firefox too; `npm run browser -- firefox` plays all that it can. */
export const CHOSEN = ['home', 'policy', 'rulebook', 'table'];

/** What Firefox, driven by Playwright through WebDriver BiDi, cannot do, by the titles of the tests that need it. */
export const UNABLE: readonly { readonly title: string; readonly why: string }[] = [];
