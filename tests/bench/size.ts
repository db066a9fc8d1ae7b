/* What a person downloads: the gzip sizes of the built pages, read from vite's manifest. Printed as a table, in kB of 1,000 bytes. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

type Chunk = {
  file: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
};
type Manifest = Record<string, Chunk>;
type Row = { group: string; file: string; bytes: number; gzip: number };

const dist = join(process.cwd(), 'dist');
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

/** What the battle page asks for besides the entry, by the chunk's name or its file: its screen, and the words of one language, the longer of the two; their second part imports the first. */
const BATTLE = ['start', 'src/ui/words/fr/panelsPart.ts'];

function rows(manifest: Manifest): Row[] {
  const keys = Object.keys(manifest);
  const entries = keys.filter((key) => manifest[key]?.isEntry);
  const battle = BATTLE.map((one) => keys.find((key) => key === one || manifest[key]?.name === one) ?? one);
  const missing = battle.filter((key) => !manifest[key]);
  if (missing.length > 0) throw new Error(`the build has no chunk of ${missing.join(', ')}`);
  const onBattle = closure(manifest, [...entries, ...battle]);
  const chunks = keys.map((key) => [key, manifest[key]] as const).filter(([, chunk]) => chunk?.file.endsWith('.js'));

  const files = readdirSync(join(dist, 'assets')).map((name) => `assets/${name}`);
  const ending = (pattern: RegExp) => files.filter((file) => pattern.test(file));
  const page = new Set([...ending(/\/early-/), ...chunks.filter(([key]) => onBattle.has(key)).map(([, chunk]) => chunk?.file ?? '')]);
  const styles = new Set([...onBattle].flatMap((key) => manifest[key]?.css ?? []));

  return [
    ...[...page].map((file) => rowOf('battle page script', file)),
    ...[...styles].map((file) => rowOf('battle page css', file)),
    ...ending(/\.js$/)
      .filter((file) => !page.has(file))
      .map((file) => rowOf('other script', file)),
    ...ending(/\.css$/)
      .filter((file) => !styles.has(file))
      .map((file) => rowOf('other css', file)),
    ...ending(/\.(woff2?|ttf|otf)$/).map((file) => rowOf('font', file)),
  ];
}

const kilo = (bytes: number) => (bytes / 1000).toFixed(1).padStart(9);

function print(list: readonly Row[]): void {
  console.log(`${'what'.padEnd(20)}${'file'.padEnd(64)}${'kB'.padStart(9)}${'gzip kB'.padStart(9)}`);
  for (const { group, file, bytes, gzip } of list) console.log(`${group.padEnd(20)}${file.padEnd(64)}${kilo(bytes)}${kilo(gzip)}`);
  console.log('');
  for (const group of new Set(list.map((row) => row.group))) {
    const own = list.filter((row) => row.group === group);
    const sum = (of: (row: Row) => number) => own.reduce((all, row) => all + of(row), 0);
    console.log(`${group.padEnd(20)}${`total of ${own.length}`.padEnd(64)}${kilo(sum((row) => row.bytes))}${kilo(sum((row) => row.gzip))}`);
  }
}

if (existsSync(manifestFile)) {
  print(rows(JSON.parse(readFileSync(manifestFile, 'utf8'))));
} else {
  console.error('There is no dist: run `npm run build` first.');
  process.exitCode = 1;
}
