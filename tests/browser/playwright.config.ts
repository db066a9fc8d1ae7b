import { fileURLToPath } from 'node:url';
import { defineConfig, type Project } from '@playwright/test';
import { dist } from '../bench/serve';
import { joinFirefox } from './bidi.mjs';
import { ALIKE, CHOSEN, UNABLE } from './firefox';
import { CHROMIUM_ARGUMENTS, find } from './programs.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const port = Number(process.env['PREVIEW_PORT'] ?? 4173);
const chromium = find('chromium');
const firefox = find('firefox');
const viewport = { width: 1440, height: 900 };

/** The tests of this title, whatever group they stand in. */
const titled = (title: string) => new RegExp(` ${title.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}$`);
const inFirefox: Project = {
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    headless: true,
    viewport,
    // It is told to keep still by its own settings.
    contextOptions: {},
    launchOptions: {
      ...(firefox === undefined ? {} : { executablePath: firefox }),
      firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
    },
  },
  grepInvert: UNABLE.map(({ title }) => titled(title)),
};

joinFirefox();

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: `${root}/node_modules/.cache/ancients/playwright`,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  // A busy machine takes its time.
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}/`,
    trace: 'off',
    video: 'off',
    screenshot: 'off',
    locale: 'en-GB',
    // Every test sees what the server serves; offline.spec.ts lets the program be kept.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'chromium',
      use: {
        browserName: 'chromium',
        headless: true,
        viewport,
        launchOptions: {
          ...(chromium === undefined ? {} : { executablePath: chromium }),
          args: CHROMIUM_ARGUMENTS,
        },
      },
    },
    { ...inFirefox, name: 'firefox' },
    {
      ...inFirefox,
      name: 'firefox-chosen',
      testMatch: CHOSEN.map((file) => `**/${file}.spec.ts`),
      grepInvert: [...UNABLE.map(({ title }) => title), ...ALIKE].map(titled),
    },
  ],
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --port ${port} --outDir ${dist}`,
    cwd: root,
    url: `http://localhost:${port}/`,
    // A server that somebody else started may serve another build.
    reuseExistingServer: false,
  },
});
