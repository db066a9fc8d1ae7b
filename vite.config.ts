import { setDefaultResultOrder } from 'node:dns';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { early } from './build/early.ts';

// `localhost` then binds 127.0.0.1, which answers to both names.
setDefaultResultOrder('ipv4first');

export default defineConfig({
  base: './',
  plugins: [
    react(),
    early(),
    VitePWA({
      // `src/ui/app/programKept.ts` registers it and offers new versions; the manifest lies in `public`.
      registerType: 'prompt',
      injectRegister: false,
      manifest: false,
      workbox: {
        // The first visit has what it asks for later from what is kept, too.
        clientsClaim: true,
        globPatterns: ['**/*.{html,js,css,woff2,svg,png,webmanifest}'],
        // The picture of the README.
        globIgnores: ['battle.png'],
      },
    }),
  ],
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
              test: /src\/(main\.ts|store\/(earlyOpening|channel|company|gate|journal|library|presence|shelf|shelves|storedGame|systems|writer)\b|rules\/ancients\/text\/needsOptions|ui\/app\/(routes|trusted)\b|ui\/(app|board|pages|table)\/(?!panels).*\.css)|node_modules\/(zustand|idb)\/|preload-helper/,
            },
            // A group takes along what its files import: the land game, what it asks of its optional rules itself.
            {
              name: 'rules',
              test: /src\/(kernel\/|rules\/ancients\/(?!index|play\/threats|text\/invariants|options\/)|store\/(match|chapters|keeping)\b)|node_modules\/(valibot|pure-rand)\//,
            },
            // What they do comes when a game is played by them.
            { name: 'options', test: /src\/rules\/ancients\/(index|options\/all)\b/ },
            {
              name: 'page',
              test: /src\/(ui\/(app\/(?!Dialog|Modal|newGame|Over|OpenButton|IncomingFile|UncopiedLink|takeFiles|copyLink)|words\/((?!opponent)\w+|(en|fr)\/(first|common|events|nouns|options|table))\.|systems\/ancients\/board\/silhouettes)|store\/(preferences|wishes)\b)|node_modules\/(react|react-dom|scheduler)\//,
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
