import { createStore } from 'zustand/vanilla';

export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'battles' }
  | { readonly screen: 'setUp'; readonly battle: string }
  /** Without a game: the one played last. */
  | { readonly screen: 'play'; readonly game?: string }
  | { readonly screen: 'saves' }
  | { readonly screen: 'link'; readonly text: string }
  | { readonly screen: 'rules'; readonly id?: string }
  /** With a battle: it is the one chosen. */
  | { readonly screen: 'lab'; readonly battle?: string }
  | { readonly screen: 'learn' }
  | { readonly screen: 'lesson'; readonly id: string }
  | { readonly screen: 'credits' }
  | { readonly screen: 'help' }
  | { readonly screen: 'notFound'; readonly hash: string };

export type Screen = Route['screen'];

const plain: Readonly<Record<string, Route>> = {
  '': { screen: 'home' },
  battles: { screen: 'battles' },
  play: { screen: 'play' },
  saves: { screen: 'saves' },
  rules: { screen: 'rules' },
  lab: { screen: 'lab' },
  learn: { screen: 'learn' },
  credits: { screen: 'credits' },
  help: { screen: 'help' },
};

const withRest: Readonly<Record<string, (rest: string) => Route>> = {
  battles: (battle) => ({ screen: 'setUp', battle }),
  play: (game) => ({ screen: 'play', game }),
  g: (text) => ({ screen: 'link', text }),
  rules: (id) => ({ screen: 'rules', id }),
  lab: (battle) => ({ screen: 'lab', battle }),
  learn: (id) => ({ screen: 'lesson', id }),
};

const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined => (Object.hasOwn(record, key) ? record[key] : undefined);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function parseRoute(hash: string): Route {
  const [, first = '', rest = ''] = /^#?\/?([^/]*)\/?(.*)$/s.exec(hash) ?? [];
  const route = rest === '' ? own(plain, first) : own(withRest, first)?.(decoded(rest));
  return route ?? { screen: 'notFound', hash };
}

export function printRoute(route: Route): string {
  switch (route.screen) {
    case 'home':
      return '#/';
    case 'setUp':
      return `#/battles/${encodeURIComponent(route.battle)}`;
    case 'play':
      return route.game === undefined ? '#/play' : `#/play/${encodeURIComponent(route.game)}`;
    case 'rules':
      return route.id === undefined ? '#/rules' : `#/rules/${encodeURIComponent(route.id)}`;
    case 'lab':
      return route.battle === undefined ? '#/lab' : `#/lab/${encodeURIComponent(route.battle)}`;
    case 'lesson':
      return `#/learn/${encodeURIComponent(route.id)}`;
    case 'link':
      return `#/g/${route.text}`;
    case 'notFound':
      return route.hash;
    default:
      return `#/${route.screen}`;
  }
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
