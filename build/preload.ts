import type { Plugin } from 'vite';
import { moduleId } from './chunks.ts';

/** What Vite has every `import()` of the page go through. */
const HELPER = '\0vite/preload-helper.js';

/** Puts our own in its place. */
export function preload(): Plugin {
  let found = false;
  return {
    name: 'preload',
    apply: 'build',
    enforce: 'pre',
    resolveId(id) {
      if (id !== HELPER) return undefined;
      found = true;
      return moduleId('src/ui/app/preload.ts');
    },
    buildEnd(fault) {
      if (!fault && !found) this.error(`there is no ${HELPER} any more: src/ui/app/preload.ts is not in its place`);
    },
  };
}
