/*
 * Bundles a TypeScript entry and runs it: `node src/lab/run.mjs [entry.ts] [arguments]`; without an entry it is src/lab/main.ts.
 * Code run this way finds the project by `process.cwd()`, not by `import.meta.url`.
 */
import { rmSync } from 'node:fs';
import { constants } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleTo, cache } from './bundle.mjs';

const given = process.argv.slice(2);
const named = given[0]?.endsWith('.ts') ? given.shift() : undefined;
const entry = resolve(named ?? fileURLToPath(new URL('main.ts', import.meta.url)));
const name = named ? `${basename(dirname(entry))}-${basename(entry, '.ts')}` : 'lab';

// A run's own: its workers, of which some begin hours later, are of the same sources, whatever is run beside it.
const target = join(cache, `${name}-${process.pid}.mjs`);
process.on('exit', () => rmSync(target, { force: true }));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => process.exit(128 + constants.signals[signal]));
await bundleTo(entry, target);

process.setSourceMapsEnabled(true);
process.argv = [process.execPath, target, ...given];
await import(pathToFileURL(target).href);
