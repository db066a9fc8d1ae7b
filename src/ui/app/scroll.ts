/** Where each page was left, so that going back arrives there; a link arrives at the top. */
const left = new Map<string, number>();
let goesBack = false;

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
