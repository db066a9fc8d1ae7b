/*
 * Bundles a TypeScript entry and runs it: `node src/lab/run.mjs [entry.ts] [arguments]`; without an entry it is src/lab/main.ts.
 * The packages of node_modules stay outside the bundle. Code run this way finds the project by `process.cwd()`, not by `import.meta.url`.
 */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { battles } from '../../build/battles.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const cache = join(root, 'node_modules/.cache/ancients');

const given = process.argv.slice(2);
const named = given[0]?.endsWith('.ts') ? given.shift() : undefined;
const entry = resolve(named ?? join(root, 'src/lab/main.ts'));
const name = named ? `${basename(dirname(entry))}-${basename(entry, '.ts')}` : 'lab';

const bundle = await rolldown({
  input: entry,
  cwd: root,
  platform: 'node',
  plugins: [battles(root)],
  external: (id) => !/^[.\0]|^virtual:/.test(id) && !isAbsolute(id),
  logLevel: 'silent',
});
const target = join(cache, `${name}.mjs`);
const { output } = await bundle.generate({ file: target, format: 'esm', minify: false, sourcemap: 'inline', codeSplitting: false });
await bundle.close();

// Written aside and renamed, so that two runs at once never read half a file.
const aside = `${target}.${process.pid}`;
mkdirSync(cache, { recursive: true });
writeFileSync(aside, output[0].code);
renameSync(aside, target);

process.setSourceMapsEnabled(true);
process.argv = [process.execPath, target, ...given];
await import(pathToFileURL(target).href);
