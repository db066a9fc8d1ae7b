import { setDefaultResultOrder } from 'node:dns';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { early } from './build/early.ts';

// `localhost` then binds 127.0.0.1, which answers to both names.
setDefaultResultOrder('ipv4first');

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
  plugins: [noRuntimeFile(), early()],
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
            // What reads a stored game comes first; with it the looks of the page, of its screens and of the table, which are asked for as one file.
            {
              name: 'first',
              test: /src\/(main\.ts|store\/(ahead|channel|company|gate|journal|library|presence|shelf|shelves|storedGame|systems|writer)\b|rules\/ancients\/options\/needed|ui\/app\/(routes|trusted)\b|ui\/(app|board|pages|table)\/(?!panels|sea\/).*\.css)|node_modules\/(zustand|idb)\/|preload-helper/,
            },
            // A group takes along what its files import: the land game, what it asks of its optional rules itself.
            {
              name: 'rules',
              test: /src\/(kernel\/|rules\/ancients\/(?!index|threats|invariants|options\/)|store\/(match|chapters|keeping)\b)|node_modules\/(valibot|pure-rand)\//,
            },
            // What they do comes when a game is played by them.
            { name: 'options', test: /src\/rules\/ancients\/(index|options\/all)\b/ },
            {
              name: 'page',
              test: /src\/(ui\/(app\/(?!Dialog|Modal|newGame|Over|OpenButton|IncomingFile|UncopiedLink|takeFiles|copyLink)|words\/((?!opponent)\w+|(en|fr)\/(first|common|events|nouns|options|table))\.|board\/silhouettes)|store\/(preferences|wishes)\b)|node_modules\/preact\//,
            },
            { name: 'pages', test: /src\/(store\/progress\b|ui\/(app\/OpenButton|pages\/(titles\.|GameProgress\.|Home\.)))/ },
            // With the land game's part of the table; what stands round the map, and other games, come later.
            { name: 'Play', test: /src\/ui\/pages\/Play\b/ },
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
