import type { FunctionComponent } from 'react';
import { wholeWords } from '../words';
import type { Route, Screen } from './routes';

type RouteOf<S extends Screen> = Extract<Route, { screen: S }>;
export type Page<S extends Screen> = FunctionComponent<{ readonly route: RouteOf<S> }>;

/** `words`: fetches those of its own that a page waits for. */
const loaders: { readonly [S in Screen]: () => Promise<{ readonly default: Page<S>; readonly words?: () => Promise<unknown> }> } = {
  home: () => import('../pages/Home'),
  battles: () => import('../pages/Battles'),
  setUp: () => import('../pages/SetUp'),
  play: () => import('../pages/Play'),
  saves: () => import('../pages/Saves'),
  link: () => import('../pages/OpenLink'),
  rules: () => import('../pages/Rules'),
  lab: () => import('../pages/Lab'),
  learn: () => import('../pages/Learn'),
  lesson: () => import('../pages/Lesson'),
  credits: () => import('../pages/Credits'),
  help: () => import('../pages/Help'),
  notFound: () => import('../pages/NotFound'),
};

/** The page of a route, fetched if it is not there yet. */
export async function pageOf(route: Route): Promise<FunctionComponent<{ readonly route: Route }>> {
  // The battle is on the screen before all words are there.
  const words = route.screen === 'play' ? undefined : wholeWords();
  const [{ default: page, words: own }] = await Promise.all([loaders[route.screen](), words]);
  await own?.();
  return page as FunctionComponent<{ readonly route: Route }>;
}

/** Fetches a screen that will likely be wanted next; a failure shows when it is really wanted. */
export function preload(screen: Screen): void {
  loaders[screen]().catch(() => undefined);
}
