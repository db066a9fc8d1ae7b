/** Browsers that do not say when they are idle are given so many milliseconds to be it. */
const MEANWHILE = 500;

/** Does what nobody waits for when the page has nothing else to do; what comes back calls it off. */
export function whenIdle(act: () => unknown): () => void {
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(act, { timeout: 2000 });
    return () => cancelIdleCallback(asked);
  }
  const asked = setTimeout(act, MEANWHILE);
  return () => clearTimeout(asked);
}
