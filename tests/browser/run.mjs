/* `npm run browser [-- firefox] [file…]`: builds the page and plays the tests, or those of the files named, in Chromium or in Firefox. */
import { spawnSync } from 'node:child_process';
import { insist } from './programs.mjs';

const [first = '', ...others] = process.argv.slice(2);
const program = first === 'firefox' ? 'firefox' : 'chromium';
const words = ['firefox', 'chromium'].includes(first) ? others : process.argv.slice(2);

/** @param {string[]} command */
const run = ([name = '', ...rest]) => {
  const { status } = spawnSync(name, rest, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

insist([program]);
run(['npx', 'vite', 'build', '--logLevel', 'warn']);
run(['npx', 'playwright', 'test', '-c', 'tests/browser/playwright.config.ts', `--project=${program}`, ...words]);
