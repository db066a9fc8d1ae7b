/*
 * Makes a file of silhouettes from the icons of game-icons.net. Coordinates are rounded to the icons' own grid of 512, which a piece shows at some
 * 40 pixels.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** How many numbers each command takes. @type {Record<string, number>} */
const arity = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** @param {string} path @returns {{ command: string, numbers: number[] }[]} */
function parse(path) {
  /** @type {{ command: string, numbers: number[] }[]} */
  const found = [];
  let at = 0;
  let command = '';
  const skip = () => {
    while (/[\s,]/.test(path[at] ?? '')) at++;
  };
  /** @param {RegExp} shape */
  const take = (shape) => {
    skip();
    shape.lastIndex = at;
    const text = shape.exec(path)?.[0];
    if (text === undefined) throw new Error(`no number at ${at} of ${path}`);
    at += text.length;
    return Number(text);
  };
  for (skip(); at < path.length; skip()) {
    const letter = path[at] ?? '';
    if (/[a-z]/i.test(letter)) {
      command = letter;
      at++;
    } else if (command === 'm') command = 'l';
    else if (command === 'M') command = 'L';
    const count = arity[command.toLowerCase()] ?? 0;
    const numbers = [];
    for (let i = 0; i < count; i++) {
      const flag = command.toLowerCase() === 'a' && (i === 3 || i === 4);
      numbers.push(take(flag ? /[01]/y : /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy));
    }
    found.push({ command, numbers });
  }
  return found;
}

/** The path in whole numbers, each step measured from where the rounded one before it ended. @param {string} path */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one case for each kind of command, all on the same eight numbers
function round(path) {
  let [x, y, startX, startY, roundX, roundY, roundStartX, roundStartY] = [0, 0, 0, 0, 0, 0, 0, 0];
  let out = '';
  let last = '';
  for (const { command, numbers } of parse(path)) {
    const kind = command.toLowerCase();
    const fromX = command === kind ? x : 0;
    const fromY = command === kind ? y : 0;
    /** @type {number[]} */
    let whole = [];
    if (kind === 'z') {
      [x, y, roundX, roundY] = [startX, startY, roundStartX, roundStartY];
    } else if (kind === 'h' || kind === 'v') {
      const to = (numbers[0] ?? 0) + (kind === 'h' ? fromX : fromY);
      whole = [Math.round(to) - (kind === 'h' ? roundX : roundY)];
      if (kind === 'h') [x, roundX] = [to, Math.round(to)];
      else [y, roundY] = [to, Math.round(to)];
    } else {
      const lead = kind === 'a' ? numbers.slice(0, 5).map((n, i) => (i < 2 ? Math.round(n * 10) / 10 : n)) : [];
      const points = kind === 'a' ? numbers.slice(5) : numbers;
      const ends = points.map((n, i) => n + (i % 2 ? fromY : fromX));
      whole = [...lead, ...ends.map((n, i) => Math.round(n) - (i % 2 ? roundY : roundX))];
      x = ends.at(-2) ?? x;
      y = ends.at(-1) ?? y;
      [roundX, roundY] = [Math.round(x), Math.round(y)];
      if (kind === 'm') [startX, startY, roundStartX, roundStartY] = [x, y, roundX, roundY];
    }
    const text = whole.join(' ').replaceAll(' -', '-');
    out += kind === last && kind !== 'z' && kind !== 'm' ? (text.startsWith('-') ? text : ` ${text}`) : kind + text;
    last = kind;
  }
  return out.replace(/^m/, 'M');
}

const source = new URL(import.meta.resolve('@iconify-json/game-icons/icons.json'));

/**
 * Writes `silhouettes.ts` beside a script: of each kind of piece its icon and who drew it. The kinds are the type `Kind` of `facts.ts` there.
 * @param {string} script @param {[kind: string, icon: string, author: string][]} choice
 */
export function writeSilhouettes(script, choice) {
  const { icons } = JSON.parse(readFileSync(source, 'utf8'));
  const paths = choice.map(([kind, icon]) => {
    const parts = [...icons[icon].body.matchAll(/ d="([^"]+)"/g)].map((match) => round(match[1]));
    return `  ${kind}: '${parts.join('')}',`;
  });
  const credits = choice.map(([kind, icon, author]) => `  { kind: '${kind}', icon: '${icon}', author: '${author}' },`);
  writeFileSync(
    fileURLToPath(new URL('silhouettes.ts', script)),
    `// Written by extractSilhouettes.mjs: change the choice there and run it again.
import type { Kind } from './facts';

// biome-ignore format: paths are not for reading
export const SILHOUETTES: Readonly<Record<Kind, string>> = {
${paths.join('\n')}
};

/** Icons of https://game-icons.net, CC BY 3.0, changed only in the rounding of their coordinates. */
export const SILHOUETTE_AUTHORS: readonly { readonly kind: Kind; readonly icon: string; readonly author: string }[] = [
${credits.join('\n')}
];
`,
  );
}
