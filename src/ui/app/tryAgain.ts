/** In milliseconds: whoever asks the site and is refused needs longer, or is refused by a site that is there. */
const AT_ONCE = 1000;

/** The program is kept for visits without a network under its plain addresses: this one is asked of the site itself. */
const isSiteThere = (): Promise<boolean> =>
  fetch(`${location.pathname}?there`, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Asks once more for a part of the program that did not come. Some browsers keep that it failed, and ask the site no second time before the page is loaded anew:
 * where it fails at once although the site is there, that is done. A game is kept as it stands.
 */
export function tryAgain(ask: () => void): void {
  const onFailure = async () => {
    if (await isSiteThere()) location.reload();
  };
  // Vite tells of every part that does not come, `styles.ts` of styles that do not come again either.
  addEventListener('vite:preloadError', onFailure, { once: true });
  setTimeout(() => removeEventListener('vite:preloadError', onFailure), AT_ONCE);
  ask();
}
