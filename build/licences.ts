import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Licence } from '../src/ui/pages/licences';

/** What vite-plugin-pwa writes into the service worker after all else is built; `tests/browser/credits.spec.ts` reads the names out of it. */
const SERVICE_WORKER = ['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'];

/** The package that a bundled module or file is of: by its path, or by the tool that has put it in; undefined for our own. */
function packageOf(id: string): string | undefined {
  const tool = /^\0(vite|rolldown)\//.exec(id)?.[1];
  return tool ?? /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
}

/** An address in a package's own words: `git+https://….git`, `github:owner/name`, or as one would open it. */
function addressOf(written: string | undefined): string | undefined {
  const short = /^(?:github:)?([\w.-]+\/[\w.-]+)$/.exec(written ?? '')?.[1];
  if (short) return `https://github.com/${short}`;
  return written
    ?.replace(/^git\+/, '')
    .replace(/^(?:git|ssh):\/\/(?:git@)?/, 'https://')
    .replace(/\.git$/, '');
}

/** Of a text that goes on with the licences of what a tool itself was built from, its own part. */
const ownPart = (text: string): string => text.split(/^#+ .*(?:bundled dependencies|Licenses? of bundled)/im)[0]!.trim();

function licenceOf(name: string): Licence {
  const folder = join('node_modules', name);
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((one) => /^(?:licen[cs]e|copying)/i.test(one));
  if (typeof about.license !== 'string' || !file) throw new Error(`${name} ships, and says nothing of its licence`);
  const source = typeof about.repository === 'string' ? about.repository : about.repository?.url;
  return {
    name,
    version: about.version,
    licence: about.license,
    address: addressOf(about.homepage ?? source) ?? `https://www.npmjs.com/package/${name}`,
    text: ownPart(readFileSync(join(folder, file), 'utf8')),
  };
}

/** Writes `licences.json` for the credits page: of every package of which something ships, be it in the page, in its workers or in the service worker. */
export function licences(): { readonly page: Plugin; readonly workers: () => Plugin[] } {
  const shipped = new Set(SERVICE_WORKER);
  const take = (ids: readonly string[]): void => {
    for (const id of ids) {
      const name = packageOf(id);
      if (name !== undefined) shipped.add(name);
    }
  };
  const collect: Plugin['generateBundle'] = (_options, bundle) => {
    for (const one of Object.values(bundle)) take(one.type === 'chunk' ? one.moduleIds : one.originalFileNames);
  };
  return {
    workers: () => [{ name: 'licences of workers', generateBundle: collect }],
    page: {
      name: 'licences',
      apply: 'build',
      generateBundle: {
        order: 'post',
        async handler(options, bundle, isWrite) {
          await collect.call(this, options, bundle, isWrite);
          const all = [...shipped].sort().map(licenceOf);
          this.emitFile({ type: 'asset', fileName: 'licences.json', source: JSON.stringify(all) });
        },
      },
    },
  };
}
