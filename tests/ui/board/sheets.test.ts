import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { expect, test } from 'vitest';

const FOLDERS = ['board', 'systems/ancients/board', 'systems/naval/board', 'systems/baw/board'];
const sheets = FOLDERS.flatMap((folder) =>
  readdirSync(`src/ui/${folder}`)
    .filter((file) => file.endsWith('.css'))
    .map((file) => join('src/ui', folder, file)),
);

/** The classes for which a sheet has a plain rule, but such as only say what a custom property is. */
function classesOf(sheet: string): string[] {
  const found: string[] = [];
  postcss.parse(readFileSync(sheet, 'utf8')).each((node) => {
    if (node.type !== 'rule') return;
    const isOfNames = node.nodes.every((one) => one.type === 'decl' && one.prop.startsWith('--')) && /^\.board$/.test(node.selector);
    if (!isOfNames) for (const selector of node.selectors) found.push(...(/^\.([\w-]+)$/.exec(selector)?.slice(1) ?? []));
  });
  return found;
}

test('what lies on the map has the rule of its class in one sheet: no other thing wears it, and no two games say the same', () => {
  expect(sheets.length).toBeGreaterThan(12);
  const homes = new Map<string, Set<string>>();
  for (const sheet of sheets) for (const name of classesOf(sheet)) homes.set(name, (homes.get(name) ?? new Set()).add(sheet));
  expect(homes.has('board-target--fire')).toBe(true);
  expect([...homes].filter(([, of]) => of.size > 1).map(([name, of]) => `${name}: ${[...of].join(', ')}`)).toEqual([]);
});

/** The value of a property in the one rule of a selector that has it. */
function said(sheet: string, selector: string, property: string): string {
  const values: string[] = [];
  postcss
    .parse(readFileSync(sheet, 'utf8'))
    .walkRules(selector, (rule) => rule.walkDecls(property, ({ value }) => void values.push(value)));
  expect(values).toHaveLength(1);
  return values[0]!;
}

/** A length that is worked out from others, in map units. */
function lengthOf(value: string, names: Readonly<Record<string, number>>): number {
  const plain = Object.entries(names).reduce((text, [name, is]) => text.replaceAll(`var(${name})`, String(is)), value.replaceAll('px', ''));
  const clamp = (least: number, at: number, most: number) => Math.min(most, Math.max(least, at));
  return new Function('max', 'min', 'clamp', `return ${plain}`)(Math.max, Math.min, clamp);
}

test('the bonus on a star is never smaller than eleven pixels where it is shown at all', () => {
  const size = said('src/ui/systems/baw/board/units.css', '.baw-bonus', 'font-size');
  const badge = said('src/ui/board/counters.css', '.board-badge', '--badge');
  // From the least scale with figures, sides of 20 pixels, to the largest.
  for (let side = 20; side <= 110; side++) {
    const u = 42 / side;
    const scale = lengthOf(badge, { '--board-u': u });
    const pixels = (lengthOf(size, { '--board-u': u, '--badge': scale }) * scale) / u;
    expect(pixels, `sides of ${side} pixels`).toBeGreaterThan(10.99);
  }
  expect(readFileSync('src/ui/systems/baw/board/units.css', 'utf8')).toMatch(/\[data-detail="1"\] :is\([^)]*\.baw-bonus/);
});
