import { setDefaultResultOrder } from 'node:dns';
import type { Plugin, Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';

// `localhost` then binds 127.0.0.1, which answers to both names.
setDefaultResultOrder('ipv4first');

/** By the first word of the address behind `#/`: the module with the screen. */
const SCREENS = {
  '': 'pages/Home.tsx',
  battles: 'pages/Battles.tsx',
  play: 'pages/Play.tsx',
  saves: 'pages/Saves.tsx',
  g: 'pages/OpenLink.tsx',
  rules: 'pages/Rules.tsx',
  help: 'pages/Help.tsx',
};
const LANGUAGES = { en: 'words/en/index.ts', fr: 'words/fr/index.ts' };

/** A chunk's file and those that it imports. */
function filesOf(bundle: Rolldown.OutputBundle, module: string): string[] {
  const first = Object.values(bundle).find((one) => one.type === 'chunk' && one.facadeModuleId?.endsWith(`/src/ui/${module}`));
  if (!first) throw new Error(`there is no chunk of ${module}`);
  const files = new Set([first.fileName]);
  for (const file of files) {
    const chunk = bundle[file];
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) files.add(imported);
  }
  return [...files];
}

/** Tells index.html which files each screen and language begins with, so that it asks for all of them at once, not for one after the other. */
const preloads = (): Plugin => ({
  name: 'preloads',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      if (!bundle) return html;
      const name = (modules: Readonly<Record<string, string>>) =>
        Object.fromEntries(Object.entries(modules).map(([key, module]) => [key, filesOf(bundle, module)]));
      return html.replace('{ screens: {}, languages: {} }', JSON.stringify({ screens: name(SCREENS), languages: name(LANGUAGES) }));
    },
  },
});

export default defineConfig({
  base: './',
  plugins: [preloads()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  server: { host: 'localhost', port: 5173, strictPort: true },
  preview: { host: 'localhost', port: 4173, strictPort: true },
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: false,
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    // Few files: a browser asks a plain server for six at a time.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'rules', test: /src\/(kernel|rules)\/|node_modules\/(valibot|pure-rand)\// },
            {
              name: 'page',
              test: /src\/(main\.tsx|ui\/(app\/|words\/\w+\.|board\/silhouettes)|store\/(file|library|link|preferences|shelf|storedGame)\b)|node_modules\/(preact|zustand|idb)\/|preload-helper/,
            },
          ],
        },
      },
    },
  },
  test: {
    include: ['tests/**/*.test.ts'],
    environment: 'node',
    pool: 'threads',
    maxWorkers: 2,
    // A busy machine is no failure.
    testTimeout: 60_000,
  },
});
