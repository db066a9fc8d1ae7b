/*
 * In the built page this stands in the place of Vite's own helper (`build/preload.ts`), which takes styles that did not come for there: whoever asks again
 * would have a part of the program without them.
 */

/** What the page has asked for, by its address; styles that did not come are not among it. */
const asked = new Map<string, unknown>();
for (const { href } of document.querySelectorAll<HTMLLinkElement>('link:not([rel=preload])')) asked.set(href, true);

/** Asks for a file; styles are waited for. */
function ask(href: string): unknown {
  const isStyle = href.endsWith('.css');
  const link = Object.assign(document.createElement('link'), { rel: isStyle ? 'stylesheet' : 'modulepreload', crossOrigin: '', href });
  document.head.append(link);
  if (!isStyle) return true;
  return new Promise((done, fail) => {
    link.onload = done;
    link.onerror = () => {
      link.remove();
      asked.delete(href);
      fail(new Error(`${href} does not come`));
    };
  });
}

/** Fetches a part of the program, and at the same time the files that it needs, named as seen from a file; `tryAgain` hears where they do not come. */
export async function __vitePreload<Part>(load: () => Promise<Part>, files: readonly string[] = [], from?: string): Promise<Part> {
  try {
    await Promise.all(
      files.map((file) => {
        const { href } = new URL(file, from);
        if (!asked.has(href)) asked.set(href, ask(href));
        return asked.get(href);
      }),
    );
    return await load();
  } catch (error) {
    dispatchEvent(new Event('vite:preloadError'));
    throw error;
  }
}
