/* What a person downloads: the gzip sizes of the built pages, read from vite's manifest. Printed as a table, in kB of 1,000 bytes. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { dist } from './serve';

type Chunk = {
  file: string;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
};
type Manifest = Record<string, Chunk>;
type Row = { group: string; file: string; bytes: number; gzip: number };

const manifestFile = join(dist, '.vite/manifest.json');

/** The chunk and all that it imports statically. */
function closure(manifest: Manifest, keys: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const left = [...keys];
  for (let key = left.pop(); key !== undefined; key = left.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    left.push(...(manifest[key]?.imports ?? []));
  }
  return seen;
}

function rowOf(group: string, file: string): Row {
  const content = readFileSync(join(dist, file));
  return { group, file, bytes: content.length, gzip: gzipSync(content, { level: 9 }).length };
}

/** The words that every page has: several chunks are named after a language, and this is the one that `main` asks for. */
const WORDS = 'main > fr';
/** What is heard on every page, and at the table. */
const LIVE_WORDS = 'src/ui/words/fr/livePart.ts';

/**
 * What is asked for, by the chunk's name, its file, or its name and that of who asks for it, in the order in which it comes; what came before is not counted
 * again. The words are of one language, the longer of the two.
 */
const PAGES = {
  'any page script': ['main', 'react', 'start'],
  'first page script': ['src/ui/pages/Home.tsx', WORDS, LIVE_WORDS, 'src/ui/words/fr/panelsPart.ts', 'src/ui/words/fr/pagesPart.ts'],
  'map script': ['table', WORDS],
  'round the map script': [
    LIVE_WORDS,
    'src/ui/words/fr/panelsPart.ts',
    'src/ui/table/shell/panels.ts',
    'src/ui/systems/ancients/panels.ts',
  ],
} as const;
type Group = keyof typeof PAGES;

/** Which of them a page asks for; the map is on the screen before what stands round it is asked for. */
const SUMS: Readonly<Record<string, readonly Group[]>> = {
  'the first page': ['any page script', 'first page script'],
  'the battle page up to its map': ['any page script', 'map script'],
  'the battle page': ['any page script', 'map script', 'round the map script'],
};

function filesOf(manifest: Manifest, groups: readonly Group[]): Set<string> {
  const keys = Object.keys(manifest);
  const named = (one: string, among = keys) =>
    among.find((key) => key === one || (manifest[key]?.name === one && manifest[key].file.endsWith('.js')));
  const wanted = groups.flatMap((group) => PAGES[group]);
  const found = wanted.map((one) => {
    const [name, asked] = one.split(' > ') as [string, string?];
    const key = named(name);
    return (key && asked ? named(asked, manifest[key]?.dynamicImports) : key) ?? one;
  });
  const missing = found.filter((key) => !manifest[key]);
  if (missing.length > 0) throw new Error(`the build has no chunk of ${missing.join(', ')}`);
  const chunks = [...closure(manifest, found)].map((key) => manifest[key]!);
  return new Set([...chunks.map(({ file }) => file), ...chunks.flatMap(({ css = [] }) => css)]);
}

function rows(manifest: Manifest): Row[] {
  const counted = new Set<string>();
  const list: Row[] = [];
  const add = (group: string, files: Iterable<string>) => {
    for (const file of files) if (!counted.has(file)) list.push(rowOf(group, file));
    for (const file of files) counted.add(file);
  };
  const files = readdirSync(join(dist, 'assets')).map((name) => `assets/${name}`);
  const ending = (pattern: RegExp) => files.filter((file) => pattern.test(file));
  for (const group of Object.keys(PAGES) as Group[]) add(group, filesOf(manifest, [group]));
  add('other script', ending(/\.js$/));
  add('other css', ending(/\.css$/));
  add('font', ending(/\.(woff2?|ttf|otf)$/));
  return list;
}

/** Where words are shared, a page counts them with what it asks for itself. */
function printSums(manifest: Manifest): void {
  for (const [page, groups] of Object.entries(SUMS)) {
    const files = [...filesOf(manifest, groups)];
    for (const end of ['.js', '.css']) {
      const own = files.filter((file) => file.endsWith(end)).map((file) => rowOf(page, file));
      console.log(`${`${page} ${end.slice(1)}`.padEnd(84)}${sums(own)}`);
    }
  }
}

const kilo = (bytes: number) => (bytes / 1000).toFixed(1).padStart(9);

const sums = (list: readonly Row[]) => {
  const sum = (of: (row: Row) => number) => list.reduce((all, row) => all + of(row), 0);
  return `${kilo(sum((row) => row.bytes))}${kilo(sum((row) => row.gzip))}`;
};

function print(list: readonly Row[]): void {
  console.log(`${'what'.padEnd(22)}${'file'.padEnd(62)}${'kB'.padStart(9)}${'gzip kB'.padStart(9)}`);
  for (const { group, file, bytes, gzip } of list) console.log(`${group.padEnd(22)}${file.padEnd(62)}${kilo(bytes)}${kilo(gzip)}`);
  console.log('');
  for (const group of new Set(list.map((row) => row.group))) {
    const own = list.filter((row) => row.group === group);
    console.log(`${group.padEnd(22)}${`total of ${own.length}`.padEnd(62)}${sums(own)}`);
  }
}

if (existsSync(manifestFile)) {
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  print(rows(manifest));
  console.log('');
  printSums(manifest);
} else {
  console.error('There is no dist: run `npm run build` first.');
  process.exitCode = 1;
}
