import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';

const PAGE = 'src/ui/app/drawn.tsx';

/** The first page as `src/ui/app/drawn.tsx` draws it. */
async function draw(): Promise<string> {
  const bundled = await rolldown({ input: PAGE, platform: 'node', external: /^[a-z@]/, moduleTypes: { '.css': 'empty' } });
  const { output } = await bundled.generate({ format: 'esm', codeSplitting: false });
  await bundled.close();
  // It imports the packages, so it stands below them.
  const folder = join(process.cwd(), 'node_modules/.cache/ancients');
  const file = join(folder, `drawn-${process.pid}.mjs`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, output[0].code);
  try {
    const { drawHome } = await import(pathToFileURL(file).href);
    return await drawHome();
  } finally {
    await rm(file);
  }
}

/** Draws the first page into the built one: it is seen while its script is on the way, and gives way to it. `src/ui/app/early.ts` leaves of it what is wanted. */
export function drawn(): Plugin {
  return {
    name: 'drawn',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const page = await draw();
        return html.replace('<div id="app"></div>', () => `<div id="app">${page}</div>`);
      },
    },
  };
}
