import type { Plugin } from 'vite';
import { importBundled } from './bundled.ts';

const PAGE = 'src/ui/app/drawn.tsx';

/** Draws the first page into the built one: it is seen while its script is on the way, and gives way to it. `src/ui/app/early.ts` leaves of it what is wanted. */
export function drawn(): Plugin {
  return {
    name: 'drawn',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const { drawHome } = await importBundled<typeof import('../src/ui/app/drawn')>(PAGE);
        const page = await drawHome();
        return html.replace('<div id="app"></div>', () => `<div id="app">${page}</div>`);
      },
    },
  };
}
