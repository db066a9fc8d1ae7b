import type { FunctionComponent } from 'react';
import { createStore } from 'zustand/vanilla';
import type { Words } from '../words';

export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'battles' }
  /** Two armies by points and a field. */
  | { readonly screen: 'armies' }
  /** With a variant of the battle: it is the one chosen. */
  | { readonly screen: 'battle'; readonly battle: string; readonly variant?: string }
  | { readonly screen: 'setUp'; readonly battle: string; readonly variant?: string }
  /** Without a game: the one played last. */
  | { readonly screen: 'play'; readonly game?: string }
  /** The report of a game. */
  | { readonly screen: 'report'; readonly game: string }
  | { readonly screen: 'saves' }
  | { readonly screen: 'link'; readonly text: string }
  /** Battles that somebody has drawn, and the drawing table with one of them. */
  | { readonly screen: 'design' }
  | { readonly screen: 'draw'; readonly design: string }
  /** A link that holds one. */
  | { readonly screen: 'designLink'; readonly text: string }
  | { readonly screen: 'rules'; readonly id?: string }
  /** With a battle: it is the one chosen. */
  | { readonly screen: 'lab'; readonly battle?: string }
  | { readonly screen: 'learn' }
  | { readonly screen: 'lesson'; readonly id: string }
  | { readonly screen: 'credits' }
  | { readonly screen: 'help' }
  | { readonly screen: 'notFound'; readonly hash: string };

export type Screen = Route['screen'];

export type RouteOf<S extends Screen> = Extract<Route, { screen: S }>;
export type Page<S extends Screen> = FunctionComponent<{ readonly route: RouteOf<S> }>;

interface Way<S extends Screen> {
  /** The first word of its address, after `#/`; undefined: of any that there is not. */
  readonly path?: string;
  /** Its route, from what follows the first word; undefined: the address is another's. */
  readonly parse: (rest: string) => RouteOf<S> | undefined;
  /** What follows the first word. */
  readonly print: (route: RouteOf<S>) => string | undefined;
  /** Fetches its page. `words`: fetches those of its own that the page waits for. */
  readonly load: () => Promise<{ readonly default: Page<S>; readonly words?: (route: RouteOf<S>) => Promise<unknown> }>;
  /** What the window is called, where the page does not say it itself. */
  readonly title?: (words: Words) => string;
}

/** The address is the word alone. */
const alone = <S extends Screen>(route: RouteOf<S>): Pick<Way<S>, 'parse' | 'print'> => ({
  parse: (rest) => (rest === '' ? route : undefined),
  print: () => undefined,
});

/** What follows the word is a name; without one the screen is there by itself, or the address is another's. */
const named = <S extends Screen>(screen: S, name: string, isAlone?: true): Pick<Way<S>, 'parse' | 'print'> => ({
  parse: (rest) => (rest !== '' || isAlone ? ({ screen, ...(rest !== '' && { [name]: rest }) } as unknown as RouteOf<S>) : undefined),
  print(route) {
    const said = (route as { readonly [key: string]: unknown })[name] as string | undefined;
    return said && encodeURIComponent(said);
  },
});

/** What follows the word is a battle, and may be a variant of it after that. */
const ofBattle = <S extends 'battle' | 'setUp'>(screen: S): Pick<Way<S>, 'parse' | 'print'> => ({
  parse(rest) {
    const [battle = '', variant] = rest.split('/');
    return battle === '' ? undefined : ({ screen, battle, ...(variant ? { variant } : {}) } as RouteOf<S>);
  },
  print: ({ battle, variant }: RouteOf<'battle' | 'setUp'>) => [battle, ...(variant ? [variant] : [])].map(encodeURIComponent).join('/'),
});

/** Every screen there is. */
const WAYS: { readonly [S in Screen]: Way<S> } = {
  home: { path: '', ...alone<'home'>({ screen: 'home' }), load: () => import('../pages/Home'), title: ({ common }) => common.brand },
  battles: {
    path: 'battles',
    ...alone<'battles'>({ screen: 'battles' }),
    load: () => import('../pages/battles/Battles'),
    title: ({ pages }) => pages.battles.title,
  },
  armies: { path: 'armies', ...alone<'armies'>({ screen: 'armies' }), load: () => import('../pages/armies/Armies') },
  battle: {
    path: 'battles',
    ...ofBattle('battle'),
    load: () => import('../pages/battles/Battle'),
  },
  setUp: {
    path: 'set-up',
    ...ofBattle('setUp'),
    load: () => import('../pages/setUp/SetUp'),
  },
  play: {
    path: 'play',
    ...named('play', 'game', true),
    load: () => import('../pages/Play'),
  },
  report: {
    path: 'report',
    ...named('report', 'game'),
    load: () => import('../pages/Report'),
  },
  saves: {
    path: 'saves',
    ...alone<'saves'>({ screen: 'saves' }),
    load: () => import('../pages/Saves'),
    title: ({ pages }) => pages.saves.title,
  },
  link: {
    path: 'g',
    parse: (text) => (text === '' ? undefined : { screen: 'link', text }),
    print: ({ text }) => text,
    load: () => import('../pages/OpenLink'),
  },
  design: { path: 'design', ...alone<'design'>({ screen: 'design' }), load: () => import('../pages/design/Designs') },
  draw: {
    path: 'design',
    ...named('draw', 'design'),
    load: () => import('../pages/design/Draw'),
  },
  designLink: {
    path: 'd',
    parse: (text) => (text === '' ? undefined : { screen: 'designLink', text }),
    print: ({ text }) => text,
    load: () => import('../pages/design/DesignLink'),
  },
  rules: {
    path: 'rules',
    ...named('rules', 'id', true),
    load: () => import('../pages/Rules'),
  },
  lab: {
    path: 'lab',
    ...named('lab', 'battle', true),
    load: () => import('../pages/Lab'),
  },
  learn: { path: 'learn', ...alone<'learn'>({ screen: 'learn' }), load: () => import('../pages/Learn') },
  lesson: {
    path: 'learn',
    ...named('lesson', 'id'),
    load: () => import('../pages/Lesson'),
  },
  credits: {
    path: 'credits',
    ...alone<'credits'>({ screen: 'credits' }),
    load: () => import('../pages/Credits'),
    title: ({ pages }) => pages.credits.title,
  },
  help: { path: 'help', ...alone<'help'>({ screen: 'help' }), load: () => import('../pages/Help'), title: ({ pages }) => pages.help.title },
  notFound: {
    parse: () => undefined,
    print: () => undefined,
    load: () => import('../pages/NotFound'),
    title: ({ pages }) => pages.notFound.title,
  },
};

/** The way of a route's own screen. */
export const wayOf = <S extends Screen>({ screen }: RouteOf<S>): Way<S> => WAYS[screen as S];

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function parseRoute(hash: string): Route {
  const [, first = '', rest = ''] = /^#?\/?([^/]*)\/?(.*)$/s.exec(hash) ?? [];
  for (const { path, parse } of Object.values(WAYS)) {
    const route = path === first ? parse(rest === '' ? '' : decoded(rest)) : undefined;
    if (route) return route;
  }
  return { screen: 'notFound', hash };
}

export function printRoute(route: Route): string {
  if (route.screen === 'notFound') return route.hash;
  const { path, print } = wayOf(route);
  const rest = print(route);
  return rest === undefined ? `#/${path}` : `#/${path}/${rest}`;
}

const here = (): Route => parseRoute(globalThis.location?.hash ?? '');

/** Where the page is; a file of its own has the hook, for this one comes before what draws. */
export const route = createStore<Route>(here);

/** Follows the address bar; called once by the page. */
export function watchRoute(): void {
  const look = () => route.setState(here(), true);
  window.addEventListener('hashchange', look);
  // It may have changed while the page was still coming.
  look();
}

export function go(to: Route): void {
  location.hash = printRoute(to);
}

/** Like `go`, but the back button does not come back here. */
export function goInstead(to: Route): void {
  history.replaceState(null, '', printRoute(to));
  route.setState(to, true);
}
