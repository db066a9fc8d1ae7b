import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join, posix } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { SYSTEM_IDS } from '../src/rules/ids';

const root = join(import.meta.dirname, '..');

/** The import law: what each room of src may import besides itself. Type-only imports count. */
const law: Record<string, readonly string[]> = {
  kernel: [],
  rules: ['kernel'],
  scenarios: ['kernel', 'rules'],
  ai: ['kernel', 'rules'],
  store: ['kernel', 'rules', 'scenarios'],
  lab: ['kernel', 'rules', 'scenarios', 'ai', 'store'],
  ui: ['kernel', 'rules', 'scenarios', 'ai', 'store'],
  main: ['kernel', 'rules', 'scenarios', 'ai', 'store', 'ui'],
};

/** Kernel and rules know no browser, no view, no clock and no chance but the dice. */
const pure = ['kernel', 'rules'];
const strangers = new Set(['document', 'window', 'navigator', 'localStorage', 'Date', 'performance']);
/** Names of the page, which a session at the table does without. */
const pageNames = new Set(['document', 'window', 'navigator', 'localStorage', 'requestAnimationFrame', 'HTMLElement']);
const strangePackages = /^(react|react-dom|zustand|immer|idb|tinykeys)(\/|$)/;
const shyWords = /\b(react|zustand|immer)\b/i;

const bannedNames = /^(utils?|manager|engine|game|helpers?)$/i;
/** A banned name that says all there is to say, and why. */
const wellNamed: Readonly<Record<string, string>> = {
  // What every game is, and nothing else: the contract that the kernel plays by.
  'src/kernel/game.ts': 'Game',
};
const bannedWords = new RegExp(`\\b${'TO'}DO\\b|\\b${'FIX'}ME\\b|@ts-${'ignore'}`);

const sources = new Set(['.ts', '.tsx', '.mjs', '.css']);
const parsed = new Set(['.ts', '.tsx', '.mjs']);

/** src/kernel/board.ts → kernel; src/main.ts → main; tests/x.ts → undefined */
function roomOf(path: string): string | undefined {
  const [top, room] = path.split('/');
  return top === 'src' && room !== undefined ? room.replace(/\.\w+$/, '') : undefined;
}

/** Systems that are no games of their own and make positions of others, which they may read. */
const standsOn: Readonly<Record<string, readonly string[]>> = { armies: ['ancients', 'naval'] };

/** src/rules/ancients/… → ancients; what lies directly in src/rules → undefined */
function systemOf(path: string): string | undefined {
  const [, room, system, ...rest] = path.split('/');
  const folder = rest.length > 0 || !/\.\w+$/.test(system ?? '');
  return room === 'rules' && folder && system !== 'registry' ? system : undefined;
}

/** What lies beside the wings: their contract, and the files that know which there are. */
const wingRegistries = ['registry', 'tables', 'cards', 'lessons', 'rules', 'wing', 'words/en', 'words/fr'].map(
  (name) => `src/ui/systems/${name}`,
);

/** src/ui/systems/naval/… → naval */
const wingOf = (path: string): string | undefined =>
  wingRegistries.includes(path.replace(/\.ts$/, '')) ? undefined : /^src\/ui\/systems\/([^/]+)/.exec(path)?.[1];

/** Who imports a wing beside the registries, and why that cannot be asked of them. */
const wingGuests: Readonly<Record<string, string>> = {
  // Most battles are on land: its map comes with the table.
  'src/ui/table/contract/fetchSystem.ts': 'src/ui/systems/ancients/picture',
  // Their words come with the words that every game has, in the same chunks.
  ...Object.fromEntries(
    ['en', 'fr'].flatMap((language) =>
      ['table', 'live', 'panels', 'pages'].map((part) => [
        `src/ui/words/${language}/${part}Part.ts`,
        `src/ui/systems/ancients/words/${language}/${part}`,
      ]),
    ),
  ),
};

function wingFault(path: string, target: string): string | undefined {
  const to = wingOf(target);
  const from = wingOf(path);
  if (to === undefined || from === to || wingRegistries.includes(path.replace(/\.ts$/, ''))) return undefined;
  if (from !== undefined) return `${path}: the system ${from} imports ${target}`;
  return wingGuests[path] === target ? undefined : `${path}: imports ${target}, of one game`;
}

function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  ts.forEachChild(node, (child) => visit(child, see));
}

function parse(path: string, text: string): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, false, path.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX);
}

/** What is made of a file when it is first asked for. */
function once<Made>(make: (path: string) => Made): (path: string) => Made {
  const known = new Map<string, Made>();
  return (path) => {
    if (!known.has(path)) known.set(path, make(path));
    return known.get(path)!;
  };
}

const textOf = once((path) => readFileSync(join(root, path), 'utf8'));
const treeOf = once((path) => parse(path, textOf(path)));

const Kind = ts.SyntaxKind;

/** The specifier a node imports: import, export from, import(), an import type, or the URL of a worker. */
function specifierOf(node: ts.Node): string | undefined {
  let said: ts.Node | undefined;
  switch (node.kind) {
    case Kind.ImportDeclaration:
    case Kind.ExportDeclaration:
      said = (node as ts.ImportDeclaration | ts.ExportDeclaration).moduleSpecifier;
      break;
    case Kind.ImportType: {
      const { argument } = node as ts.ImportTypeNode;
      if (ts.isLiteralTypeNode(argument)) said = argument.literal;
      break;
    }
    case Kind.CallExpression: {
      const call = node as ts.CallExpression;
      if (call.expression.kind === Kind.ImportKeyword) said = call.arguments[0];
      break;
    }
    case Kind.NewExpression: {
      const made = node as ts.NewExpression;
      if (nameOf(made.expression) === 'URL') said = made.arguments?.[0];
      break;
    }
  }
  return said && ts.isStringLiteralLike(said) ? said.text : undefined;
}

/** The floors of a rule system: a file imports its own floor or one below. What lies in no floor's folder is the system as a whole. */
const floors = ['model', 'play', 'options', 'text'];

function floorOf(path: string): number {
  const floor = floors.indexOf(path.split('/')[3] ?? '');
  return floor < 0 ? floors.length : floor;
}

function importFault(path: string, specifier: string): string | undefined {
  const room = roomOf(path);
  if (room === undefined) return undefined;
  if (!/^[./]/.test(specifier)) {
    return pure.includes(room) && strangePackages.test(specifier) ? `${path}: ${room} imports ${specifier}` : undefined;
  }
  const target = specifier.startsWith('/') ? specifier.slice(1) : posix.join(posix.dirname(path), specifier);
  const to = roomOf(target);
  const allowed = law[room];
  if (allowed === undefined) return `${path}: the import law knows no room ${room}`;
  if (to === undefined) return target.startsWith('tests') ? `${path}: src imports ${target}` : undefined;
  if (to !== room && !allowed.includes(to)) return `${path}: ${room} imports ${target}`;
  const system = systemOf(path);
  const other = systemOf(target) ?? '';
  if (room === 'rules' && to === 'rules' && system !== undefined && other !== system && !standsOn[system]?.includes(other)) {
    return `${path}: the system ${system} imports ${target}`;
  }
  if (system !== undefined && systemOf(target) === system && floorOf(target) > floorOf(path)) return `${path}: looks up to ${target}`;
  return wingFault(path, target);
}

const nameOf = (node: ts.Node): string => (ts.isIdentifier(node) ? node.text : ts.isPropertyAccessExpression(node) ? node.name.text : '');

function purityFault(path: string, room: string, node: ts.Node): string | undefined {
  if (ts.isIdentifier(node) && (strangers.has(node.text) || shyWords.test(node.text))) return `${path}: ${room} mentions ${node.text}`;
  if (ts.isPropertyAccessExpression(node) && nameOf(node.expression) === 'Math' && node.name.text === 'random') {
    return `${path}: ${room} draws from Math.random`;
  }
  if (room !== 'kernel') return undefined;
  const asksSystem =
    (ts.isBinaryExpression(node) &&
      /^[!=]==?$/.test(ts.tokenToString(node.operatorToken.kind) ?? '') &&
      [node.left, node.right].some((side) => nameOf(side) === 'system')) ||
    (ts.isSwitchStatement(node) && nameOf(node.expression) === 'system');
  return asksSystem ? `${path}: the kernel asks which system is played` : undefined;
}

/** Rooms that know no game, and so no number of a rule. */
const ruleless = ['kernel', 'store'];
const ruleId = /^([1-9]\d?(\.[0-9a-z]{1,2})*|13V|V\d(\.\w+)?)$/;
const ruleInComment = /(?<![\d.])[1-9]\d?\.([a-z]|\d{1,2})\b|\b13V\b|^\W*[1-9]\d? R /m;
const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

const ruleFault = (path: string, text: string): string | undefined =>
  ruleless.includes(roomOf(path) ?? '') && ruleId.test(text) ? `${path}: names the rule ${text}` : undefined;

function ruleInCommentFault(path: string, text: string): string | undefined {
  const named = ruleless.includes(roomOf(path) ?? '') && text.match(comments)?.find((comment) => ruleInComment.test(comment));
  return named ? `${path}: a rule's number in ${named}` : undefined;
}

function habitFault(path: string, node: ts.Node): string | undefined {
  if (ts.isAsExpression(node) && node.type.kind === ts.SyntaxKind.AnyKeyword) return `${path}: casts to any`;
  if (!ts.isPropertyAccessExpression(node) || !path.startsWith('tests/')) return undefined;
  let first: ts.Expression = node.expression;
  while (ts.isPropertyAccessExpression(first)) first = first.expression;
  const leavesOut = ['only', 'skip', 'fixme'].includes(node.name.text) && ['test', 'it', 'describe', 'suite'].includes(nameOf(first));
  return leavesOut ? `${path}: ${nameOf(first)}.${node.name.text}` : undefined;
}

function faultsOf(path: string, text: string, tree = () => parse(path, text)): string[] {
  const faults: string[] = [];
  const note = (fault: string | undefined) => void (fault === undefined || faults.push(fault));
  if (bannedNames.test(basename(path).replace(/\..*$/, '')) && !(path in wellNamed)) note(`${path}: the name says nothing`);
  if (bannedWords.test(text)) note(`${path}: unfinished or silenced`);
  if (parsed.has(extname(path))) {
    const room = roomOf(path) ?? '';
    const isPure = pure.includes(room);
    visit(tree(), (node) => {
      const specifier = specifierOf(node);
      if (specifier !== undefined) note(importFault(path, specifier));
      if (isPure) note(purityFault(path, room, node));
      note(habitFault(path, node));
      if (ts.isStringLiteralLike(node)) note(ruleFault(path, node.text));
    });
    note(ruleInCommentFault(path, text));
  }
  return faults;
}

function filesBelow(folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && sources.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

test('the house keeps its law', () => {
  const files = [...filesBelow('src'), ...filesBelow('tests')];
  expect(files).toContain('tests/architecture.test.ts');
  expect(files.flatMap((path) => faultsOf(path, textOf(path), () => treeOf(path)))).toEqual([]);
});

interface Import {
  readonly target: string;
  /** Whether nothing but types comes by it. */
  readonly isType: boolean;
}

/** Whether only types come by a statement. */
function bringsTypes(node: ts.Node): boolean {
  if (ts.isImportTypeNode(node)) return true;
  const isImport = ts.isImportDeclaration(node);
  if (!(isImport || ts.isExportDeclaration(node))) return false;
  if (isImport ? node.importClause?.isTypeOnly : node.isTypeOnly) return true;
  const names = isImport ? node.importClause?.namedBindings : node.exportClause;
  const typed = names && (ts.isNamedImports(names) || ts.isNamedExports(names)) && names.elements.every(({ isTypeOnly }) => isTypeOnly);
  return typed === true && !(isImport && node.importClause?.name);
}

/** The file of src that a specifier means. */
function fileOf(path: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const target = posix.join(posix.dirname(path), specifier);
  return ['', '.ts', '.tsx', '/index.ts'].map((end) => target + end).find((one) => extname(one) && existsSync(join(root, one)));
}

/** What a file imports when it is loaded, and what only the compiler follows; what it fetches later is neither. */
const importsOf = once((path): readonly Import[] => {
  if (!parsed.has(extname(path))) return [];
  const found: Import[] = [];
  visit(treeOf(path), (node) => {
    const target = ts.isCallExpression(node) || ts.isNewExpression(node) ? undefined : fileOf(path, specifierOf(node) ?? '');
    if (target) found.push({ target, isType: bringsTypes(node) });
  });
  return found;
});

/** The files that a file imports for more than types. */
const importedBy = (path: string): string[] => importsOf(path).flatMap(({ target, isType }) => (isType ? [] : [target]));

/** The files that a file cannot do without: itself, what it imports, and what those import in turn. */
function neededBy(file: string): Set<string> {
  const needed = new Set([file]);
  for (const path of needed) for (const target of importedBy(path)) needed.add(target);
  return needed;
}

/** Those of the files that come back to themselves by what leads on from each, found in one walk (Tarjan). */
function inCircles(files: readonly string[], next: (file: string) => readonly string[]): string[] {
  const circles: string[] = [];
  const low = new Map<string, number>();
  const open: string[] = [];
  const walk = (file: string): number => {
    const began = low.size;
    low.set(file, began);
    const height = open.push(file) - 1;
    let lowest = began;
    for (const one of next(file)) lowest = Math.min(lowest, low.get(one) ?? walk(one));
    low.set(file, lowest);
    if (lowest < began) return lowest;
    const circle = open.splice(height);
    if (circle.length > 1 || next(file).includes(file)) circles.push(...circle);
    for (const one of circle) low.set(one, Number.POSITIVE_INFINITY);
    return lowest;
  };
  for (const file of files) if (!low.has(file)) walk(file);
  return circles.sort();
}

test('circles are found', () => {
  const ways: Readonly<Record<string, string>> = { a: 'bd', b: 'c', c: 'b', d: 'cd', e: 'af', f: 'gh', g: 'h', h: 'ie', i: '', j: 'e' };
  expect(inCircles(Object.keys(ways), (file) => [...ways[file]!])).toEqual(['b', 'c', 'd', 'e', 'f', 'g', 'h']);
});

test('no file needs itself to be loaded, and none is explained by itself, types included', () => {
  const files = filesBelow('src').filter((path) => parsed.has(extname(path)));
  expect(files.length).toBeGreaterThan(500);
  expect(inCircles(files, importedBy)).toEqual([]);
  expect(inCircles(files, (path) => importsOf(path).map(({ target }) => target))).toEqual([]);
});

test('a land battle without optional rules is on the screen without their code or that of another game', () => {
  const others = SYSTEM_IDS.filter((id) => id !== 'ancients');
  const [first, rules, table] = ['src/main.ts', 'src/rules/ancients/system.ts', 'src/ui/pages/Play.tsx'].map(neededBy);
  expect(first).not.toContain('src/rules/ancients/system.ts');
  expect(first).not.toContain('src/kernel/record.ts');
  expect(table).toContain('src/rules/ancients/system.ts');
  expect(table).not.toContain('src/rules/ancients/options/all.ts');
  // The manifests say where everything is, and fetch nothing by themselves.
  const manifests = others.map((wing) => `src/ui/systems/${wing}/manifest.ts`);
  for (const manifest of manifests) expect([...neededBy(manifest)]).toEqual([manifest]);
  const there = ['src/ui/systems/registry.ts', ...manifests];
  const ofOthers = new RegExp([...others, 'registry'].join('|'));
  expect([...first!, ...table!].filter((path) => ofOthers.test(path) && !there.includes(path))).toEqual([]);
  const own = [...table!].filter((path) => path.startsWith('src/rules/ancients/options/') && !rules!.has(path));
  expect(own).toEqual([]);
  expect(neededBy('src/rules/ancients/index.ts')).toContain('src/rules/ancients/options/all.ts');
});

test('every value that a file exports is read by another', () => {
  const read = new Set<string>();
  for (const path of [...['src', 'tests', 'build'].flatMap(filesBelow), 'vite.config.ts']) {
    if (!parsed.has(extname(path))) continue;
    visit(treeOf(path), (node) => {
      // What is fetched later is read by a property or taken apart.
      if (ts.isPropertyAccessExpression(node)) read.add(nameOf(node));
      if (ts.isImportSpecifier(node) || ts.isExportSpecifier(node) || ts.isBindingElement(node))
        read.add(nameOf(node.propertyName ?? node.name));
    });
  }
  const exported = /^export (?:async )?(?:const|function\*?|class) (\w+)/gm;
  const unread = filesBelow('src').flatMap((path) =>
    [...textOf(path).matchAll(exported)].flatMap(([, name]) => (read.has(name!) ? [] : [`${path}: ${name}`])),
  );
  expect(read.size).toBeGreaterThan(1000);
  expect(unread).toEqual([]);
});

/** Ground, pieces and powers of one game: nothing that every game has. */
const wordsOfOneGame =
  /\b(hills?|woods|village|stream|rivers?|fords?|bridges?|sea|ships?|hulls?|fleets?|marines|rams?|camps?|leaders?|volleys?|disorder\w*|armies|counters?|flank)\b/i;

const groundsAndShips =
  /terrain|hills?\b|woods|village|stream|rivers?\b|fords?\b|bridge|trees?\b|crowns?\b|tufts|hachures|ships?\b|hull|fleet/i;

test('the board knows hexes, pieces and marks, and no ground and no piece of one game', () => {
  const own = filesBelow('src/ui/board').filter((path) => parsed.has(extname(path)));
  expect(own.length).toBeGreaterThan(15);
  const targets = own.flatMap((path) => importsOf(path).map(({ target }) => target));
  expect(targets.filter((target) => !/^src\/(kernel|ui\/board)\//.test(target))).toEqual([]);
  expect(own.filter((path) => wordsOfOneGame.test(textOf(path)))).toEqual([]);
  // Counters and leaders are pieces of more than one game; no sheet of the board's draws a ground or a ship.
  const sheets = filesBelow('src/ui/board').filter((path) => extname(path) === '.css');
  expect(sheets.length).toBeGreaterThan(4);
  expect(sheets.filter((path) => groundsAndShips.test(textOf(path)))).toEqual([]);
  // Nor may a game write itself into what every board is told.
  const wings = filesBelow('src/ui/systems').filter((path) => parsed.has(extname(path)));
  expect(wings.filter((path) => /\bdeclare module\b/.test(textOf(path)))).toEqual([]);
});

test('the words of every game know no rules and no wing but in the parts that carry those of the land', () => {
  const own = ['en', 'fr']
    .flatMap((language) => filesBelow(`src/ui/words/${language}`))
    .concat('src/ui/words/index.ts', 'src/ui/words/naming.ts');
  const targets = own.flatMap((path) => (path.endsWith('Part.ts') ? [] : importsOf(path).map(({ target }) => `${path}: ${target}`)));
  expect(targets.length).toBeGreaterThan(20);
  expect(targets.filter((line) => /: src\/(rules|ui\/systems)\//.test(line))).toEqual([]);
});

test('no style sheet asks what the page or the table has in it: with every change below, all of it would be styled again', () => {
  const sheets = filesBelow('src').filter((path) => extname(path) === '.css');
  expect(sheets.length).toBeGreaterThan(20);
  const wide = /(?:^|[\s,}])(?:html|body|:root|#app|\.table|\.board)(?:[.:[][^\s,{]*)?:has\(/m;
  expect(sheets.filter((path) => wide.test(textOf(path)))).toEqual([]);
});

/** The kinds of the tools of every game, which a wing may declare anew with more to them. */
const plainKinds = ['rest', 'answer', 'inspect'];

/** The kinds of the tools that a wing declares besides those of every game. */
function toolKindsOf(wing: string): string[] {
  const text = readFileSync(join(root, `src/ui/systems/${wing}/tools/tool.ts`), 'utf8');
  return [...text.matchAll(/kind: '(\w+)'/g)].flatMap(([, kind]) => (plainKinds.includes(kind!) ? [] : [kind!]));
}

test('the kinds of a game’s tools are known in its wing alone', () => {
  for (const wing of SYSTEM_IDS) expect(toolKindsOf(wing).length).toBeGreaterThan(2);
  const kinds = new Set(SYSTEM_IDS.flatMap(toolKindsOf));
  const said: string[] = [];
  for (const path of ['src/store', 'src/ui/table', 'src/ui/board', 'src/ui/help', 'src/ui/learn/lesson'].flatMap(filesBelow)) {
    if (!parsed.has(extname(path))) continue;
    const text = textOf(path);
    for (const [, kind] of text.matchAll(/\bkind(?:: | [!=]== )'(\w+)'/g)) if (kinds.has(kind!)) said.push(`${path}: ${kind}`);
    if (/\b(Land|Sea|Naval|Baw)Tool/.test(text)) said.push(path);
  }
  expect(said).toEqual([]);
});

test('the session at the table is played without a view', () => {
  const own = filesBelow('src/ui/table/session');
  expect(own.length).toBeGreaterThan(5);
  const needed = [...new Set(own.flatMap((path) => [...neededBy(path)]))];
  expect(needed.filter((path) => /\.(tsx|css)$|^src\/ui\/(?!table\/(session|contract)\/)/.test(path))).toEqual([]);
  const faults: string[] = [];
  for (const path of needed) {
    visit(treeOf(path), (node) => {
      if (ts.isImportDeclaration(node) && /^react/.test(specifierOf(node) ?? ''))
        faults.push(...(node.importClause?.isTypeOnly ? [] : [path]));
      if (own.includes(path) && ts.isIdentifier(node) && pageNames.has(node.text)) faults.push(`${path}: ${node.text}`);
    });
  }
  expect(faults).toEqual([]);
});

test('of two sides the kernel knows in one place', () => {
  const files = filesBelow('src/kernel').filter((path) => path !== 'src/kernel/twoSides.ts');
  expect(files).toContain('src/kernel/match.ts');
  const faults = files.filter((path) => importsOf(path).some(({ target }) => target === 'src/kernel/twoSides.ts'));
  for (const path of files) {
    visit(treeOf(path), (node) => {
      if (!ts.isUnionTypeNode(node)) return;
      const numbers = node.types.filter((type) => ts.isLiteralTypeNode(type) && ts.isNumericLiteral(type.literal));
      if (numbers.length > 1) faults.push(`${path}: a choice of sides by number`);
    });
  }
  expect(faults).toEqual([]);
});

test('no page carries every battle: those that list them have the catalogue, and a battle is fetched alone', () => {
  const all = 'src/scenarios/all';
  const users = filesBelow('src').filter(
    (path) => parsed.has(extname(path)) && importsOf(path).some(({ target }) => target.replace(/\.ts$/, '') === all),
  );
  // Drawn at build time.
  expect(users.filter((path) => !path.startsWith('src/lab/'))).toEqual(['src/ui/pages/maps/pictures.tsx']);
});

test('what draws a game away from its table knows nothing of who shows it', () => {
  const own = filesBelow('src/ui/picture').filter((path) => parsed.has(extname(path)));
  const targets = own.flatMap((path) => importsOf(path).map(({ target }) => `${path}: ${target}`));
  expect(targets.length).toBeGreaterThan(10);
  expect(targets.filter((line) => /: src\/ui\/(learn|pages|report|opponent|lab|design|table)\//.test(line))).toEqual([]);
});

test('no page but their own waits for the rulebook or the lessons', () => {
  const rulebook = neededBy('src/ui/pages/Rules.tsx');
  expect([...rulebook].some((path) => path.startsWith('src/ui/learn/rulebook/'))).toBe(true);
  const others = [
    'main.ts',
    'ui/app/start.tsx',
    'ui/pages/Home.tsx',
    'ui/pages/Play.tsx',
    'ui/pages/battles/Battles.tsx',
    'ui/pages/setUp/SetUp.tsx',
    'ui/table/shell/panels.ts',
  ];
  const needed = others.flatMap((file) => [...neededBy(`src/${file}`)]);
  expect(needed.length).toBeGreaterThan(100);
  expect(needed.filter((path) => /^src\/ui\/(learn|systems\/[^/]+\/(rulebook|lessons|examples))\//.test(path))).toEqual([]);
  // Both languages' texts are fetched one by one.
  expect([...rulebook].filter((path) => /rulebook\/(.*\/)?(en|fr)\.ts$/.test(path))).toEqual([]);
});

describe('the law catches', () => {
  const wrong: [why: string, path: string, text: string][] = [
    ['the kernel importing rules', 'src/kernel/a.ts', "import { x } from '../rules/ancients/legal';"],
    ['a type-only import', 'src/kernel/a.ts', "import type { X } from '../rules/ancients/types';"],
    ['an import type', 'src/kernel/a.ts', "export type X = import('../store/match').X;"],
    ['an export from above', 'src/rules/ancients/a.ts', "export * from '../../ui/words';"],
    ['a dynamic import', 'src/store/a.ts', "export const a = () => import('../ui/app');"],
    ['a worker of another room', 'src/store/a.ts', "new Worker(new URL('../ai/worker.ts', import.meta.url));"],
    ['a side step', 'src/ai/a.ts', "import { x } from '../store/match';"],
    ['scenarios looking up', 'src/scenarios/a.ts', "import { x } from '../store/match';"],
    ['the lab using the view', 'src/lab/a.ts', "import { x } from '../ui/app';"],
    ['a sibling system', 'src/rules/naval/a.ts', "import { x } from '../ancients/types';"],
    ['a game asking for armies', 'src/rules/ancients/a.ts', "import { x } from '../armies/model/data';"],
    ['the model looking up', 'src/rules/ancients/model/a.ts', "import { x } from '../play/odds';"],
    ['a type of a floor above', 'src/rules/ancients/play/a.ts', "import type { X } from '../options/duel';"],
    ['an option reading texts', 'src/rules/ancients/options/a.ts', "import { x } from '../text/notation';"],
    ['a floor importing the whole', 'src/rules/naval/text/a.ts', "import { x } from '../system';"],
    ['a system importing the registry', 'src/rules/naval/a.ts', "import { x } from '../registry';"],
    ['a sibling at the table', 'src/ui/systems/naval/a.ts', "import { x } from '../ancients/facts';"],
    ['the table knowing a game', 'src/ui/table/a.ts', "import { x } from '../systems/naval';"],
    ['a page knowing a game', 'src/ui/pages/a.ts', "export const x = () => import('../systems/naval/pages/card');"],
    ['a guest going farther', 'src/ui/pages/Home.tsx', "import { x } from '../systems/ancients/pages/card';"],
    ['a room without law', 'src/attic/a.ts', "import { x } from '../kernel/board';"],
    ['a view package below', 'src/rules/ancients/a.ts', "import { memo } from 'react';"],
    ['the page', 'src/rules/ancients/a.ts', 'document.title = "";'],
    ['the clock', 'src/kernel/a.ts', 'export const now = () => Date.now();'],
    ['another chance', 'src/kernel/a.ts', 'export const roll = () => Math.random();'],
    ['a question for the system', 'src/kernel/a.ts', "export const f = (s: { system: string }) => s.system === 'naval';"],
    ["a rule's number in a store", 'src/store/a.ts', "export const refusal = { rule: '13.7', why: 'over' };"],
    ['a whole section', 'src/kernel/a.ts', "export const refusal = { rule: '2', why: 'over' };"],
    ['a rule explained in a store', 'src/store/a.ts', '/** 13.7 Who looks at the table. */\nexport const a = 1;'],
    ['an empty name', 'src/ui/helpers.ts', ''],
    ['a name that another file bears with reason', 'src/store/game.ts', ''],
    ['unfinished work', 'src/ui/a.ts', `// ${'TO'}DO later`],
    ['a silenced compiler', 'src/ui/a.ts', `// @ts-${'ignore'}`],
    ['a cast to any', 'src/ui/a.ts', 'export const a = {} as any;'],
    ['a test left out', 'tests/a.test.ts', "test.describe.skip('a', () => {});"],
    ['a test alone', 'tests/a.test.ts', "it.only('a', () => {});"],
  ];
  test.each(wrong)('%s', (_, path, text) => expect(faultsOf(path, text)).toHaveLength(1));
});

describe('the law lets pass', () => {
  const right: [why: string, path: string, text: string][] = [
    ['the way down', 'src/ui/board/Board.tsx', "import { board } from '../../kernel/board'; import { match } from '../../store/match';"],
    ['a system at home', 'src/rules/naval/options/a.ts', "import { x } from '../model/types'; import { y } from '../../../kernel/dice';"],
    ['armies of the games', 'src/rules/armies/play/a.ts', "import { x } from '../../ancients/model/data';"],
    ['the registry', 'src/rules/registry.ts', "import { ancients } from './ancients/index'; import { naval } from './naval';"],
    ['the registry of wings', 'src/ui/systems/registry.ts', "import { naval } from './naval/manifest';"],
    [
      'a page that asks the registry',
      'src/ui/pages/a.ts',
      "import { cardFor } from '../systems/cards'; import { wingOf } from '../systems/registry';",
    ],
    ['a listed guest', 'src/ui/table/contract/fetchSystem.ts', "import { x } from '../systems/ancients/picture';"],
    ['a game at the table', 'src/ui/systems/naval/a.ts', "import { x } from '../../table/session'; import { y } from './facts';"],
    ['words in comments and strings', 'src/kernel/a.ts', "// no Date, no document\nexport const why = 'as any window';"],
    ['what every game is', 'src/kernel/game.ts', 'export interface Game {}'],
    ['a number that is no rule', 'src/kernel/a.ts', "// 0.7 of it\nexport const a = 'B2' + 8.64e15;"],
    ['tests', 'tests/kernel/a.test.ts', "import { x } from '../../src/ui/app';"],
  ];
  test.each(right)('%s', (_, path, text) => expect(faultsOf(path, text)).toEqual([]));
});
