import fc from 'fast-check';
import { expect } from 'vitest';
import type { Fault } from '../../src/kernel/game';

/** What is wrong says where and what was expected. */
export function expectFaults(faults: readonly Fault[]): void {
  expect(faults.length).toBeGreaterThan(0);
  for (const { at, expected, found } of faults) {
    expect(typeof at).toBe('string');
    expect(expected).toMatch(/^[a-zA-Z]+(:.*)?$/);
    expect(['string', 'undefined']).toContain(typeof found);
  }
}

type Path = readonly (string | number)[];

/** Every place in a JSON value. */
function pathsIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  const below = Array.isArray(value)
    ? value.map((item, i) => pathsIn(item, [...at, i]))
    : Object.entries(value).map(([key, item]) => pathsIn(item, [...at, key]));
  return [at, ...below.flat()];
}

function changed(value: unknown, path: Path, change: (old: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  const next = changed(copy[key], rest, change);
  if (next === undefined) delete copy[key];
  else copy[key] = next;
  return copy;
}

const spliced = (words: readonly string[], place: number, over: number, text: string): string[] => [
  ...words.slice(0, place),
  text,
  ...words.slice(place + over),
];

/** Something of the same kind: a word of those given in a text, another number, a list with one less. */
const gently = (words: readonly string[]) =>
  fc
    .record({ text: fc.constantFrom(...words), place: fc.nat(3), over: fc.nat(1), whole: fc.integer({ min: -1, max: 12 }) })
    .map(({ text, place, over, whole }) => (old: unknown): unknown => {
      if (typeof old === 'string') return spliced(old.split(' '), place, over, text).join(' ');
      if (typeof old === 'number') return whole;
      if (Array.isArray(old)) return old.filter((_, i) => i !== place);
      return typeof old === 'boolean' ? !old : old;
    });
const roughly = fc.oneof(fc.constant(undefined), fc.jsonValue({ maxDepth: 1 })).map((value) => () => value);

/** The positions, each with something changed in up to four places. */
export const damaged = (positions: readonly unknown[], words: readonly string[]): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      fc.constantFrom(...positions),
      fc.array(fc.tuple(fc.nat(), fc.oneof({ weight: 9, arbitrary: gently(words) }, { weight: 1, arbitrary: roughly })), { maxLength: 4 }),
    )
    .map(([position, changes]) => {
      const paths = pathsIn(position);
      return changes.reduce<unknown>((value, [at, by]) => {
        try {
          return changed(value, paths[at % paths.length]!, by);
        } catch {
          return value;
        }
      }, position);
    });
