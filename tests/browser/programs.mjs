/*
 * The programs that the browser tests drive. Run as a script, with their names, it makes sure that there are such: it installs Debian's
 * packages where it may, and otherwise says what to install.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {{ packages: string[], variable: string, names: string[], quicker?: string }} Program
 * `variable`: of the environment, which may name it. `quicker`: a package with a program of its name, taken where it can be had.
 */

/** @satisfies {Record<string, Program>} */
const programs = {
  chromium: {
    packages: ['chromium'],
    variable: 'CHROMIUM',
    names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    // The bar of a whole Chromium is drawn for every page, though nobody sees it: two fifths of the time of the tests.
    quicker: 'chromium-headless-shell',
  },
  firefox: { packages: ['firefox-esr'], variable: 'FIREFOX', names: ['firefox-esr', 'firefox'] },
  webkit: { packages: ['webkit2gtk-driver'], variable: 'WEBKIT_DRIVER', names: ['WebKitWebDriver'] },
  display: { packages: ['xvfb', 'xauth'], variable: 'XVFB_RUN', names: ['xvfb-run'] },
};

/** How Chromium is started: alone, and asking nobody anything. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** @type {(which: keyof typeof programs) => Program} */
const programOf = (which) => programs[which];

/** @param {string} path */
const canRun = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * @param {keyof typeof programs} which
 * @returns {string | undefined} its path; the one that the environment names, if it names one, and no other
 */
export const find = (which) => {
  const { variable, names, quicker } = programOf(which);
  const named = process.env[variable];
  if (named) return canRun(named) ? named : undefined;
  const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)];
  const places = [...(quicker ? [quicker] : []), ...names].flatMap((name) => folders.map((folder) => join(folder, name)));
  return places.find(canRun);
};

/** @param {keyof typeof programs} which */
const isQuick = (which) => {
  const { variable, quicker } = programOf(which);
  return !quicker || !!process.env[variable] || find(which)?.endsWith(quicker) === true;
};

/** @param {string[]} packages */
const install = (packages) => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  /** @param {string[]} words */
  const apt = (words) => spawnSync('apt-get', words, { env, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
  return apt(['update', '-q']) && apt(['install', '-qy', '--no-install-recommends', ...packages]);
};

/**
 * Installs what is missing where it may.
 * @param {(keyof typeof programs)[]} wanted
 * @returns {string[]} what to do about those that are still missing, a sentence each
 */
const provide = (wanted) => {
  const missing = () => wanted.filter((which) => !find(which));
  const isNamed = (/** @type {keyof typeof programs} */ which) => !!process.env[programs[which].variable];
  if (process.getuid?.() === 0 && canRun('/usr/bin/apt-get')) {
    const slow = wanted.filter((which) => !isQuick(which));
    // Where the quicker one cannot be had, the tests take longer.
    if (slow.length > 0) install(slow.flatMap((which) => programOf(which).quicker ?? []));
    const packages = missing().flatMap((which) => (isNamed(which) ? [] : programs[which].packages));
    if (packages.length > 0) install(packages);
  }
  return missing().map((which) => {
    const { packages: needed, variable } = programs[which];
    if (isNamed(which)) return `The environment variable ${variable} names ${process.env[variable]}, which cannot be run.`;
    return `The browser tests need ${which}: install ${needed.join(' and ')}, or name the program in the environment variable ${variable}.`;
  });
};

/**
 * Installs what is missing where it may, or says what is missing and ends the process.
 * @param {(keyof typeof programs)[]} wanted
 */
export const insist = (wanted) => {
  const lacks = provide(wanted);
  for (const lack of lacks) console.error(lack);
  if (lacks.length > 0) process.exit(1);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const known = Object.keys(programs);
  const wanted = process.argv.slice(2).filter((name) => known.includes(name));
  insist(/** @type {(keyof typeof programs)[]} */ (wanted));
}
