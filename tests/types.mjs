/*
 * `npm run types`: three passes of the compiler, beside each other. None contains another: rules know no page, and the page knows neither Node
 * nor a library later than its target, while the packages of the tests bring both to every file that is compiled with them.
 */
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const compiler = join(root, 'node_modules/typescript/bin/tsc');

/** The longest first. */
const PROJECTS = ['tests', '.', 'tsconfig.rules.json'];

/** @type {(project: string) => Promise<number>} */
const pass = (project) =>
  new Promise((done) => {
    const child = spawn(process.execPath, [compiler, '--noEmit', '-p', project], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', () => done(1));
    child.on('close', (code) => done(code ?? 1));
  });

const codes = await Promise.all(PROJECTS.map(pass));
process.exitCode = Math.max(...codes);
