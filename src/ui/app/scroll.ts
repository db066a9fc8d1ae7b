/**
 * Where this tab left each page, so that going back arrives there, and loading it again; a link arrives at the top. A browser may forbid to keep it for longer
 * than the program runs.
 */
let left: Record<string, unknown> = {};
let goesBack: boolean | undefined;
let arrived: unknown;

interface Navigates {
  addEventListener(kind: 'navigate', look: (event: Event & { readonly navigationType: string }) => void): void;
}

function leave(): void {
  try {
    if (scrollY > 0) left[location.hash] = scrollY;
    else delete left[location.hash];
  } catch {}
}

/** Not every browser tells a link from the back button; where it does not, every page begins at its top. */
export function watchScroll(): void {
  const { navigation } = globalThis as { readonly navigation?: Navigates };
  if (!navigation) return;
  try {
    left = sessionStorage;
  } catch {}
  navigation.addEventListener('navigate', ({ navigationType }) => {
    goesBack = navigationType === 'traverse';
    leave();
  });
  addEventListener('pagehide', leave);
  history.scrollRestoration = 'manual';
}

export const arrival = (): number => ((goesBack ?? performance.navigation.type > 0) && Number(left[location.hash])) || 0;

/** The back button led here; undefined where that cannot be told. */
export const comesBack = (): boolean | undefined => goesBack;

/** A page that knows better where one arrives on a route says so while it is drawn. */
export function arriveByItself(route: unknown): void {
  arrived = route;
}

/** Whether the page has seen to it. */
export const hasArrived = (route: unknown): boolean => arrived === route;
