import * as v from 'valibot';
import { LARGEST_SIDE } from './board';
import type { Checked, Fault } from './game';
import { faultOf } from './record';

/** What the shapes of positions are made of. Messages are codes for `ui/words`. */

/** Every hexside of the largest map, three to a hex, has room in a text: `BH60/4 `. What is printed is never longer. */
const LONGEST_TEXT = LARGEST_SIDE ** 2 * 3 * 7;
/** Terms of victory as they are printed, those for whichever side counted once for each. */
export const MOST_TERMS = 40;

export const text = v.pipe(v.string('text'), v.maxLength(LONGEST_TEXT, 'shorterText'));
export const whole = (least: number, most: number) =>
  v.pipe(v.number('number'), v.integer('wholeNumber'), v.minValue(least, `atLeast:${least}`), v.maxValue(most, `atMost:${most}`));
export const flag = v.boolean('yesOrNo');
export const list = <S extends v.GenericSchema>(item: S, most: number) =>
  v.pipe(v.array(item, 'list'), v.maxLength(most, `atMost:${most}`));

/** More than this is not a mistake but another file. */
const MOST_FAULTS = 200;
const MOST_ROUNDS = 12;
const DEEPEST = 5;

/**
 * Reads the shape of a position and tells everything that is wrong with it. If what is wrong can be left out, the shape of the rest is there
 * too, so that the faults of its texts can be told in the same breath.
 */
export function readShape<S extends v.GenericSchema>(schema: S, json: unknown): { shape: v.InferOutput<S> | undefined; faults: Fault[] } {
  const faults: Fault[] = [];
  let left = json;
  let cut = 0;
  for (let round = 0; round < MOST_ROUNDS && cut < DEEPEST && faults.length < MOST_FAULTS; round++) {
    const result = v.safeParse(schema, left);
    if (result.success) return { shape: result.output, faults };
    const issues = result.issues.slice(0, MOST_FAULTS);
    const fresh = issues.map(faultOf).filter(({ at }) => !faults.some((told) => isWithin(told.at, at)));
    faults.push(...fresh);
    // Nothing new: something lacks that must be there, so what holds it is left out.
    if (fresh.length === 0) cut++;
    if (result.issues.length > MOST_FAULTS) break;
    for (const issue of issues) {
      const keys = (issue.path ?? []).map((part) => part.key as string | number);
      left = without(left, keys.slice(0, Math.max(1, keys.length - cut)));
    }
  }
  return { shape: undefined, faults };
}

/** What the meaning of all the rest hangs on: with a fault in one of these, hexes and types would seem wrong that are not. */
const BEARING = ['types', 'map.columns', 'map.rows'];

/**
 * The set-up that a position means, its shape having been read; whatever is wrong is told all at once, each fault once, and nothing of what
 * is out of shape already. `read` adds to `faults`; `isSound`: nothing has been found wrong in a part so far.
 */
export function readMeaning<Shape, Setup>(
  { shape, faults: told }: { readonly shape: Shape | undefined; readonly faults: readonly Fault[] },
  read: (shape: Shape, faults: Fault[], isSound: (part: string) => boolean) => Setup,
): Checked<Setup> {
  if (!shape || told.some(({ at }) => BEARING.some((part) => isWithin(at, part) || isWithin(part, at)))) return { ok: false, faults: told };
  const faults: Fault[] = [];
  const hasFault = (among: readonly Fault[], part: string) => among.some(({ at }) => isWithin(at, part));
  const value = read(shape, faults, (part) => !hasFault(told, part) && !hasFault(faults, part));
  const all = [...told, ...onceEach(faults.filter(({ at }) => !told.some((known) => isWithin(at, known.at))))];
  return all.length === 0 ? { ok: true, value } : { ok: false, faults: all };
}

/** A list whose hexes are all at fault says so once. */
function onceEach(faults: readonly Fault[]): Fault[] {
  const told = new Set<string>();
  return faults.filter(({ at, expected }) => told.size < told.add(`${at} ${expected}`).size);
}

/** What any position is held to: its turn is one of the battle's, and its terms are no more than are read again once they are printed. */
export function checkBounds(
  { turn, turns, victory }: { readonly turn: number; readonly turns: number; readonly victory: readonly unknown[] },
  faults: Fault[],
): void {
  if (turn > turns) faults.push({ at: 'turn', expected: `atMost:${turns}`, found: String(turn) });
  if (victory.length > MOST_TERMS) faults.push({ at: 'victory', expected: `atMost:${MOST_TERMS}`, found: String(victory.length) });
}

/** What a unit type of one's own may be called; no hex, such as `B9`, is, nor what objects answer to. */
export const TYPE_WORD = /^(?![A-Z]{1,2}\d+$|(?:constructor|prototype)$)[A-Za-z][A-Za-z\d-]{0,30}$/;

/**
 * A battle's own types, each `as` one that may be a base: of those in `types`, or of its own, in any order. They are put behind those that
 * are there; names that are taken or could be hexes, and bases that are none, are told to `faults`.
 */
export function readTypes<T extends { readonly name: string }, G extends { readonly as: string }>(
  types: T[],
  given: Readonly<Record<string, G>>,
  like: (name: string, base: T, given: G) => T,
  { isBase, expected, faults }: { isBase: (type: T) => boolean; expected: string; faults: Fault[] },
): T[] {
  const waiting = new Map(Object.entries(given));
  for (const name of waiting.keys()) {
    if (TYPE_WORD.test(name) && !types.some((type) => type.name === name)) continue;
    faults.push({ at: `types.${name}`, expected: 'newTypeName', found: name });
    waiting.delete(name);
  }
  for (let left = -1; left !== waiting.size; ) {
    left = waiting.size;
    for (const [name, own] of waiting) {
      const base = types.find((type) => type.name === own.as && isBase(type));
      if (!base) continue;
      types.push(like(name, base, own));
      waiting.delete(name);
    }
  }
  for (const [name, own] of waiting) faults.push({ at: `types.${name}.as`, expected, found: own.as });
  return types;
}

/** Whether a place is another or lies in it: `armies[0].units[2]` in `armies[0]`. */
const isWithin = (at: string, other: string): boolean =>
  other === '' || at === other || at.startsWith(`${other}.`) || at.startsWith(`${other}[`);

/** How often something is left out of a position before it is given up. */
const MOST_MENDED = 20;

/**
 * A position without the fields that the rules do not know or cannot read; undefined where something else is wrong with it. Nothing is taken out of a list,
 * whose places pieces are known by.
 */
export function positionMended(position: unknown, faultsOf: (position: unknown) => readonly Fault[]): unknown {
  let mended = position;
  for (let i = 0; i <= MOST_MENDED; i++) {
    const [fault] = faultsOf(mended);
    if (!fault) return mended;
    const keys = fault.at.match(/[^.[\]]+/g) ?? [];
    const isOption = /^options\[\d+\]$/.test(fault.at);
    if (keys.length === 0 || fault.expected === 'required' || (!isOption && fault.at.endsWith(']'))) return undefined;
    mended = isOption
      ? withoutOption(mended, Number(keys[1]))
      : without(
          mended,
          keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
        );
  }
  return undefined;
}

const withoutOption = (position: unknown, at: number): unknown => {
  const { options, ...rest } = position as { readonly options: readonly unknown[] };
  return { ...rest, options: options.filter((_, i) => i !== at) };
};

/** A copy without what stands at a path. In a list an empty text takes its place, so that the others keep theirs. */
function without(value: unknown, [key, ...rest]: readonly (string | number)[]): unknown {
  if (key === undefined || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item, i) => (i !== key ? item : rest.length === 0 ? '' : without(item, rest)));
  const kept = Object.entries(value).filter(([name]) => name !== key || rest.length > 0);
  return Object.fromEntries(kept.map(([name, item]) => [name, name === key ? without(item, rest) : item]));
}
