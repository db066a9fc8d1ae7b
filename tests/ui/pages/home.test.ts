import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type GameSummary, type LibraryState, library } from '../../../src/store/library';
import Home from '../../../src/ui/pages/Home';
import { speak } from '../../../src/ui/words';
import { emptyPage } from '../noPage';

emptyPage();
beforeAll(() => speak('en'));
afterEach(() => vi.restoreAllMocks());

/** The page that goes on with a game, as markup. */
function drawn(known: Partial<LibraryState>): string {
  // On a server a store shows what it began with.
  vi.spyOn(library.state, 'getInitialState').mockReturnValue({ ...library.state.getState(), ...known });
  const html = renderToStaticMarkup(createElement(Home, { route: { screen: 'home' } }));
  return /<section class="home-games">.*?<\/section>/s.exec(html)![0];
}

const game = { id: 'x1', battle: null, title: 'Two hills', names: ['', ''], plays: 3, created: 0, updated: 0 } as unknown as GameSummary;

/** Whatever is pressed, in its order: what it is called by tests, or where it leads. */
const pressed = (html: string) =>
  [...html.matchAll(/<(?:a|button)[^>]*>/g)].map(([tag]) => /(?:data-testid|href)="([^"]*)"/.exec(tag)?.[1] ?? 'open');

const ROW = ['#/rules', '#/design', '#/saves', 'open'];

test('the first battle stands on the page from the beginning, and is pressed once it is known that there is no game to go on with', () => {
  const [before, newcomer] = [drawn({}), drawn({ listed: true })];
  expect(before).toMatch(/<button[^>]*data-testid="first-battle"[^>]*disabled=""/);
  expect(newcomer).toBe(before.replace(' disabled=""', ''));
  expect(pressed(newcomer)).toEqual(['first-battle', ...ROW]);
});

test('a game to go on with takes its place, and the first battle comes after all that is in the row already', () => {
  expect(pressed(drawn({ listed: true, games: [game] }))).toEqual(['#/play/x1', ...ROW, 'first-battle']);
  const over = { ...game, status: { winner: 1 } } as unknown as GameSummary;
  expect(pressed(drawn({ listed: true, games: [over] }))).toEqual(['first-battle', ...ROW]);
});
