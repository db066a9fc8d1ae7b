import { setDefaultResultOrder } from 'node:dns';
import type { Plugin, Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';

// `localhost` then binds 127.0.0.1, which answers to both names.
setDefaultResultOrder('ipv4first');

/** By the first word of the address behind `#/`, with a stroke where more follows and that is another screen: the module with the screen. */
const SCREENS = {
  '': 'pages/Home.tsx',
  battles: 'pages/Battles.tsx',
  play: 'pages/Play.tsx',
  saves: 'pages/Saves.tsx',
  g: 'pages/OpenLink.tsx',
  rules: 'pages/Rules.tsx',
  lab: 'pages/Lab.tsx',
  learn: 'pages/Learn.tsx',
  'learn/': 'pages/Lesson.tsx',
  help: 'pages/Help.tsx',
};
/** The first part of a language, which is all that the battle waits for, and the others. */
const PARTS = ['first', 'more', 'rest'];
const LANGUAGES = { en: PARTS.map((part) => `words/en/${part}.ts`), fr: PARTS.map((part) => `words/fr/${part}.ts`) };

/** A chunk's file and those that it imports. */
function filesOf(bundle: Rolldown.OutputBundle, module: string): string[] {
  const first = Object.values(bundle).find((one) => one.type === 'chunk' && one.moduleIds.some((id) => id.endsWith(`/src/ui/${module}`)));
  if (!first) throw new Error(`there is no chunk of ${module}`);
  const files = new Set([first.fileName]);
  for (const file of files) {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk') continue;
    for (const imported of chunk.imports) if (bundle[imported]) files.add(imported);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
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
      const page = html.replace(/\s*<script[^>]*rolldown-runtime[^>]*><\/script>/, '');
      const asked = (module: string) => filesOf(bundle, module).filter((file) => !page.includes(file));
      const name = (modules: Readonly<Record<string, string>>) =>
        Object.fromEntries(Object.entries(modules).map(([key, module]) => [key, asked(module)]));
      const languages = Object.fromEntries(Object.entries(LANGUAGES).map(([language, parts]) => [language, parts.map(asked)]));
      return page.replace('{ screens: {}, languages: {} }', JSON.stringify({ screens: name(SCREENS), languages }));
    },
  },
});

/** The bundler keeps its one function, which makes a namespace, in a file of its own that every page would have to ask for. */
const NAMESPACE = `const __exportAll = (all) => {
  const names = {};
  for (const name in all) Object.defineProperty(names, name, { get: all[name], enumerable: true });
  return names;
};`;

const noRuntimeFile = (): Plugin => ({
  name: 'no-runtime-file',
  renderChunk: (code) => code.replace(/import \{ \w+ as __exportAll \} from "[^"]*rolldown-runtime[^"]*";/, NAMESPACE),
  generateBundle(_, bundle) {
    for (const [name, chunk] of Object.entries(bundle)) {
      if (chunk.type === 'chunk' && chunk.name === 'rolldown-runtime') delete bundle[name];
      else if (chunk.type === 'chunk' && chunk.code.includes('rolldown-runtime')) throw new Error(`${name} needs the bundler's own file`);
    }
  },
});

export default defineConfig({
  base: './',
  plugins: [noRuntimeFile(), preloads()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  server: { host: 'localhost', port: 5173, strictPort: true },
  preview: { host: 'localhost', port: 4173, strictPort: true },
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: false,
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What reads a stored game comes first; with it the looks of the page and of the table, which are asked for as one file.
            {
              name: 'first',
              test: /src\/(main\.ts|store\/(ahead|library|shelf|storedGame|systems|unsaved)\b|rules\/ancients\/options\/needed|ui\/app\/routes|ui\/(app|board|table)\/(?!panels|sea\/).*\.css)|node_modules\/(zustand|idb)\/|preload-helper/,
            },
            // A group takes along what its files import: the land game, what it asks of its optional rules itself.
            {
              name: 'rules',
              test: /src\/(kernel\/|rules\/ancients\/(?!index|threats|invariants|options\/)|store\/(match|chapters)\b)|node_modules\/(valibot|pure-rand)\//,
            },
            // What they do comes when a game is played by them.
            { name: 'options', test: /src\/rules\/ancients\/(index|options\/all)\b/ },
            {
              name: 'page',
              test: /src\/(ui\/(app\/(?!Dialog|Modal|newGame|Over|OpenButton|IncomingFile|UncopiedLink|takeFiles|copyLink)|words\/(?!opponent)\w+\.|board\/silhouettes)|store\/preferences\b)|node_modules\/preact\//,
            },
            { name: 'pages', test: /src\/ui\/(app\/OpenButton|pages\/(titles\.|GameProgress\.|.*\.css))/ },
            // With the land game's part of the table; what stands round the map, and other games, come later.
            { name: 'Play', test: /src\/ui\/pages\/Play\b/ },
            { name: 'en', test: /src\/ui\/words\/en\/(first|common|events|nouns|options|table)\./ },
            { name: 'fr', test: /src\/ui\/words\/fr\/(first|common|events|nouns|options|table)\./ },
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
