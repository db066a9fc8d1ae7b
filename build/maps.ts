import { readFileSync } from 'node:fs';
import type { RolldownPluginOption } from 'rolldown';
import type { Plugin } from 'vite';
import { importBundled } from './bundled.ts';
import { printPicture } from './picture.ts';

const PAGE = 'src/ui/pages/maps/pictures.tsx';
const FOLDER = 'maps/';

/** The styles that a bundle takes in, in the order of its imports. */
function takeStyles(styles: string[]): RolldownPluginOption {
  return {
    name: 'styles',
    buildEnd() {
      const seen = new Set<string>();
      const visit = (id: string): void => {
        if (seen.has(id)) return;
        seen.add(id);
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        for (const imported of [...importedIds, ...dynamicallyImportedIds]) visit(imported);
        if (id.endsWith('.css')) styles.push(readFileSync(id, 'utf8'));
      };
      visit(`${process.cwd()}/${PAGE}`);
    },
  };
}

/** Every picture by its file, as `src/ui/pages/maps/pictures.tsx` draws them. */
async function drawAll(): Promise<ReadonlyMap<string, string>> {
  const styles: string[] = [];
  const { drawPictures } = await importBundled<typeof import('../src/ui/pages/maps/pictures')>(PAGE, takeStyles(styles));
  const css = styles.join('\n');
  return new Map((await drawPictures()).map((picture) => [`${FOLDER}${picture.id}.svg`, printPicture(picture, css)]));
}

/** Draws the maps that the pages show as pictures, once for a build; the server that one develops with draws them when they are first asked for. */
export function maps(): Plugin {
  let drawn: ReturnType<typeof drawAll> | undefined;
  return {
    name: 'maps',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const file = /\/(maps\/[\w-]+\.svg)/.exec(request.url ?? '')?.[1];
        if (file === undefined) return next();
        drawn ??= drawAll();
        drawn.then(
          (all) => (all.has(file) ? response.setHeader('Content-Type', 'image/svg+xml').end(all.get(file)) : next()),
          (fault) => {
            drawn = undefined;
            next(fault);
          },
        );
      });
    },
    hotUpdate() {
      drawn = undefined;
    },
    async generateBundle() {
      for (const [fileName, source] of await drawAll()) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
