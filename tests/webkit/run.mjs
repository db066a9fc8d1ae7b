/* `npm run webkit`: provides the driver of WebKitGTK, and a display where there is none, builds the page and plays the journey. */
import { spawnSync } from 'node:child_process';
import { find, insist } from '../browser/programs.mjs';

const hasDisplay = Boolean(process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY']);
insist(hasDisplay ? ['webkit'] : ['webkit', 'display']);

/** @param {string[]} command */
const run = ([name = '', ...words]) => spawnSync(name, words, { stdio: 'inherit' }).status ?? 1;

const display = hasDisplay ? [] : [find('display') ?? '', '-a', '-s', '-screen 0 1440x900x24'];
process.exitCode =
  run(['npx', 'vite', 'build', '--logLevel', 'warn']) || run([...display, 'node', 'src/lab/run.mjs', 'tests/webkit/journey.ts']);
