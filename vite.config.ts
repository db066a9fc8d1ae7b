import { setDefaultResultOrder } from 'node:dns';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { battles } from './build/battles.mjs';
import { chunksOf } from './build/chunks.ts';
import { drawn } from './build/drawn.ts';
import { head } from './build/head.ts';
import { licences } from './build/licences.ts';
import { maps } from './build/maps.ts';

// `localhost` then binds 127.0.0.1, which answers to both names.
setDefaultResultOrder('ipv4first');

/** The entry. */
const MAIN = 'src/main.ts';

/** What `src/main.ts` goes on with on any page, and the battle, which the program is for: the page asks for them at once. */
const START = 'src/ui/app/start.tsx';
const BATTLE = 'src/ui/pages/Play.tsx';

/** What a stored game is laid with while the rest of the battle's page is on its way, and what both need to keep something. */
const GAME = 'src/store/match.ts';
const KEPT = 'src/store/persistedStore.ts';

/** What a battle is played with once its map is seen, and what the game on land, which most of them are of, brings for it. */
const LIVE = 'src/ui/table/shell/live.ts';
const LAND = 'src/ui/systems/ancients/index.ts';

/** The words of each language that every page has. */
const WORDS = {
  en: ['src/ui/words/en/tablePart.ts', 'virtual:battles/sides/en'],
  fr: ['src/ui/words/fr/tablePart.ts', 'virtual:battles/sides/fr'],
};

/** Those that every battle is played with. */
const LIVE_WORDS = { en: 'src/ui/words/en/livePart.ts', fr: 'src/ui/words/fr/livePart.ts' };

/** What words of both languages are made with: otherwise one language's would lie in the other's file. And what lists of games say as the table does. */
const SAID = ['src/ui/words/formats.ts', 'src/ui/words/naming.ts', 'src/scenarios/titles.ts'];

/** React, a file of its own: it comes before what is drawn with it, and only it is read through when React makes its errors in advance. */
const REACT = ['node_modules/react-dom/client.js', 'node_modules/react/jsx-runtime.js'];

/** Files name each other, and chance does not compress: no longer a hash than Rolldown needs for so many. */
const HASHED = 'assets/[name]-[hash:7]';

const { page: licencesOfPage, workers: licencesOfWorkers } = licences();

export default defineConfig({
  base: './',
  plugins: [
    battles(),
    react(),
    head({ start: START, first: [MAIN, ...REACT, GAME], battle: BATTLE, words: WORDS, live: LIVE, liveWords: LIVE_WORDS }),
    drawn(),
    maps(),
    licencesOfPage,
    VitePWA({
      // `src/ui/app/programKept.ts` registers it and offers new versions; the manifest lies in `public`.
      registerType: 'prompt',
      injectRegister: false,
      manifest: false,
      workbox: {
        // The first visit has what it asks for later from what is kept, too.
        clientsClaim: true,
        globPatterns: ['**/*.{html,js,css,woff2,svg,png,webmanifest}', 'licences.json'],
        // The picture of the README.
        globIgnores: ['battle.png'],
      },
    }),
  ],
  worker: { plugins: licencesOfWorkers },
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
        entryFileNames: `${HASHED}.js`,
        chunkFileNames: `${HASHED}.js`,
        assetFileNames: `${HASHED}[extname]`,
        codeSplitting: {
          // What reads a stored game comes first; then a file for React, one for what every page needs, one for the game, one for the table and one for
          // the words: a request costs a phone more than the bytes.
          groups: chunksOf(
            {
              main: [MAIN, KEPT],
              react: REACT,
              start: [START, ...SAID],
              game: [GAME],
              table: [BATTLE],
              ...WORDS,
              live: [LIVE, LAND],
            },
            { below: ['src/ui/app/', 'src/ui/pages/'], beside: ['main', 'react', 'start'] },
          ),
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
    // `npm run coverage`
    coverage: {
      provider: 'v8',
      include: ['src/kernel/**', 'src/rules/**'],
      reporter: ['text', 'text-summary'],
      reportsDirectory: 'node_modules/.cache/ancients/coverage',
    },
  },
});
