import { createStore } from 'zustand/vanilla';

/** Milliseconds that the old version is given to finish what the page is still reading through it. */
const PATIENCE = 2000;

/** A new version of the program that has been fetched and waits; undefined while there is none. */
export const newVersion = createStore<{ readonly worker: ServiceWorker | undefined }>(() => ({ worker: undefined }));

function watch(registration: ServiceWorkerRegistration): void {
  const offer = () => {
    // The first version of all has nothing to replace.
    if (registration.waiting && navigator.serviceWorker.controller) newVersion.setState({ worker: registration.waiting });
  };
  // The browser itself looks for a new version on every visit: it may be coming already.
  const follow = () => registration.installing?.addEventListener('statechange', offer);
  offer();
  follow();
  registration.addEventListener('updatefound', follow);
  document.addEventListener('visibilitychange', () => {
    // Nobody has asked for it.
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
}

/** Has the browser keep the whole program, so that it opens without a network; hears of new versions. The server one develops with has no service worker. */
export function keepProgram(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Where the browser refuses, the program comes by the network as ever.
  navigator.serviceWorker.register('./sw.js').then(
    (registration) => registration && watch(registration),
    () => undefined,
  );
}

/** Puts the new version in the place of this one and opens the page again with it. */
export function takeNewVersion(worker: ServiceWorker): void {
  const openAgain = () => location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', openAgain, { once: true });
  worker.postMessage({ type: 'SKIP_WAITING' });
  // A picture that is not read to its end keeps the old version in its place; with the page it lets go of it.
  setTimeout(openAgain, PATIENCE);
}
