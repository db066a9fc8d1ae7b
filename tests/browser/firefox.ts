/** The files of which `npm test` plays every test in Firefox too; `npm run browser -- firefox` plays all but those below. */
export const CHOSEN = ['home', 'policy', 'rulebook', 'table'];

const PROTOCOL = 'speaks Chromium’s own protocol, to touch, to halt or to kill a page';

/** What Firefox, driven by Playwright through WebDriver BiDi, cannot do, by the titles of the tests that need it. */
export const UNABLE: readonly { readonly title: string; readonly why: string }[] = [
  { title: 'why not, by a long press and by the menu', why: PROTOCOL },
  { title: 'a long press keeps the question and its hexes above the panel', why: PROTOCOL },
  { title: 'a page that hangs is not waited for: what it played is there, and it looks on when it is back', why: PROTOCOL },
  { title: 'killed right after an action, 10 times, a page has lost none', why: PROTOCOL },
  { title: 'killed in any of its writings, a page leaves what was there, and what has been noted', why: PROTOCOL },
];
