import { partsWaitFor } from '../../store/part';

/*
 * Vite fetches the styles of a part with it, each once: whoever asks again for a part whose styles did not come would have it without them.
 */

const missing: HTMLLinkElement[] = [];
let coming: unknown;

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.push(target);
  },
  true,
);

const again = (link: HTMLLinkElement) =>
  new Promise((done, fail) => {
    const next = link.cloneNode() as HTMLLinkElement;
    next.onload = done;
    next.onerror = () => {
      // As Vite tells of what it fetches: a page whose site has other styles by now is loaded anew when somebody tries again.
      dispatchEvent(new Event('vite:preloadError'));
      fail(new Error(`${link.href} does not come`));
    };
    link.replaceWith(next);
  });

partsWaitFor(() => {
  const links = missing.splice(0);
  // What fails once more is missing again.
  if (links.length > 0) coming = Promise.all([Promise.allSettled([coming]), ...links.map(again)]);
  return coming;
});
