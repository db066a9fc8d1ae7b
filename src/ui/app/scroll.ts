/** Where each page was left, so that going back arrives there; a link arrives at the top. */
const left = new Map<string, number>();
let goesBack: boolean | undefined;
let arrived: unknown;

interface Navigates {
  addEventListener(kind: 'navigate', look: (event: Event & { readonly navigationType: string }) => void): void;
}

/** Not every browser tells a link from the back button; where it does not, every page begins at its top. */
export function watchScroll(): void {
  const { navigation } = globalThis as { readonly navigation?: Navigates };
  navigation?.addEventListener('navigate', ({ navigationType }) => {
    left.set(location.hash, scrollY);
    goesBack = navigationType === 'traverse';
  });
  if (navigation) history.scrollRestoration = 'manual';
}

export const arrival = (): number => (goesBack ? (left.get(location.hash) ?? 0) : 0);

/** The back button led here; undefined where that cannot be told. */
export const comesBack = (): boolean | undefined => goesBack;

/** A page that knows better where one arrives on a route says so while it is drawn. */
export function arriveByItself(route: unknown): void {
  arrived = route;
}

/** Whether the page has seen to it. */
export const hasArrived = (route: unknown): boolean => arrived === route;
