import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findChromium } from './chromium.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const port = Number(process.env.PREVIEW_PORT ?? 4173);
const dist = process.env.DIST ?? 'dist';
const chromium = findChromium();

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
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [{ name: 'desktop', use: { browserName: 'chromium', headless: true, viewport: { width: 1440, height: 900 } } }],
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --port ${port} --outDir ${dist}`,
    cwd: root,
    url: `http://localhost:${port}/`,
    // A server that somebody else started may serve another build.
    reuseExistingServer: false,
  },
});
