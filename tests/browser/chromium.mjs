/*
 * The Chromium that the browser tests drive. Run as a script it makes sure that there is one: it installs Debian's package where it may,
 * and otherwise says what to install.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @param {string} path */
const canRun = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** @returns {string | undefined} the path of a Chromium, `CHROMIUM` first */
export const findChromium = () => {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.CHROMIUM ?? '', ...places].find((path) => path !== '' && canRun(path));
};

const install = () => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  /** @param {string[]} words */
  const apt = (words) => spawnSync('apt-get', words, { env, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
  return apt(['update', '-q']) && apt(['install', '-qy', '--no-install-recommends', 'chromium']);
};

if (process.argv[1] === fileURLToPath(import.meta.url) && !findChromium()) {
  const installed = process.getuid?.() === 0 && canRun('/usr/bin/apt-get') && install();
  if (!installed || !findChromium()) {
    console.error(
      'The browser tests need Chromium: install the package "chromium", or name the program in the environment variable CHROMIUM.',
    );
    process.exit(1);
  }
}
