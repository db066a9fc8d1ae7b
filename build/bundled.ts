import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type RolldownPluginOption, rolldown } from 'rolldown';
import { battles } from './battles.mjs';

let count = 0;

/** Bundles a module of the page, without its styles, and imports it here: what is drawn at build time is drawn by what the page draws with. */
export async function importBundled<Module>(entry: string, plugins: RolldownPluginOption = []): Promise<Module> {
  const bundled = await rolldown({
    input: entry,
    platform: 'node',
    external: /^(?!virtual:)[a-z@]/,
    moduleTypes: { '.css': 'empty' },
    plugins: [battles(), plugins],
  });
  const { output } = await bundled.generate({ format: 'esm', codeSplitting: false });
  await bundled.close();
  // It imports the packages, so it stands below them.
  const folder = join(process.cwd(), 'node_modules/.cache/ancients');
  const file = join(folder, `bundled-${process.pid}-${count++}.mjs`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, output[0].code);
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    await rm(file);
  }
}
