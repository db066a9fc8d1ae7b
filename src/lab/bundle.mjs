import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { battles } from '../../build/battles.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Where bundles lie while they run. */
export const cache = resolve(root, 'node_modules/.cache/ancients');

/**
 * Bundles a TypeScript entry for Node into one file. The packages of node_modules stay outside.
 * @param {string} entry
 * @param {string} target
 */
export async function bundleTo(entry, target) {
  const bundle = await rolldown({
    input: entry,
    cwd: root,
    platform: 'node',
    plugins: [battles(root)],
    external: (id) => !/^[.\0]|^virtual:/.test(id) && !isAbsolute(id),
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ file: target, format: 'esm', minify: false, sourcemap: 'inline', codeSplitting: false });
  await bundle.close();
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, output[0].code);
}
