import { wordsOf } from '../../../kernel/notation';
import { TYPE_WORD } from '../../../kernel/shape';
import type { DrawingRules } from '../rules';
import { type Drawing, type DrawnPosition, type Edit, reservesOf, SIDES } from './drawing';
import { sideOf, textsOf } from './pieces';
import { alsoInAll, positionsOf } from './variants';

/* Types that a battle brings. */

/** A type of the battle's own, like another until it is said how it differs. */
export const addType =
  (name: string, as: string): Edit =>
  ({ position }) => {
    position.types = { ...position.types, [name]: { as } };
  };

export const setTypeField =
  (name: string, field: string, value: unknown): Edit =>
  ({ position }) => {
    const type = position.types?.[name];
    if (!type) return;
    if (value === undefined) delete type[field];
    else type[field] = value;
  };

/** Every piece of a type becomes one of another. */
function exchange(rules: DrawingRules, position: DrawnPosition, from: string, to: string): void {
  const changed = (text: string) => {
    const words = wordsOf(text);
    return words[0] === from ? [to, ...words.slice(1)].join(' ') : text;
  };
  for (const side of SIDES) {
    const holder = sideOf(rules, position, side);
    for (const { field } of [rules.pieces, ...(rules.gone ?? [])]) {
      const texts = textsOf(rules, position, side, { ...rules.pieces, field });
      if (texts.some((text) => wordsOf(text)[0] === from)) holder[field] = texts.map(changed);
    }
    for (const reserve of reservesOf(holder)) if (reserve.units) reserve.units = reserve.units.map(changed);
  }
}

type Types = NonNullable<DrawnPosition['types']>;

/** Whether a type is another, or like it through others. */
function leadsTo(types: Types, from: string, to: string): boolean {
  const been = new Set<string>();
  for (let name = from; !been.has(name); name = String(types[name]!['as'])) {
    if (name === to) return true;
    if (!Object.hasOwn(types, name)) return false;
    been.add(name);
  }
  return false;
}

/** What a type may be like: no type that is like it in turn, here or in a version that follows, unless it is so already. */
export const basesFor = (rules: DrawingRules, drawing: Drawing, name: string): string[] => {
  const [types = {}, ...versions] = positionsOf(drawing).map((position) => position.types);
  const as = types[name]?.['as'];
  // A version that has it like another is left as it is.
  const following = versions.filter((one): one is Types => one?.[name]?.['as'] === as);
  const isFree = (one: string) => [types, ...following].every((all) => Object.hasOwn(all, one) && !leadsTo(all, one, name));
  return [...rules.types, ...Object.keys(types).filter((one) => as === one || isFree(one))];
};

/** Takes a type away: its pieces, and types like it, become what it was like, or where that is nothing the first of the printed ones. */
export const removeType = (rules: DrawingRules, name: string): Edit =>
  alsoInAll(({ position }) => {
    const { [name]: type, ...others } = position.types ?? {};
    if (!type) return;
    const [first] = rules.types;
    const base = String(type['as']);
    const as = rules.types.includes(base) || Object.hasOwn(others, base) ? base : first!;
    for (const [one, other] of Object.entries(others)) if (other['as'] === name) other['as'] = leadsTo(others, as, one) ? first : as;
    if (Object.keys(others).length > 0) position.types = others;
    else delete position.types;
    exchange(rules, position, name, as);
  });

/** A name as the word that stands for a type: letters without accents, digits where the game has them, and hyphens. */
export const typeWord = ({ spelled }: Pick<DrawingRules, 'spelled'>, text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(spelled ? /[^A-Za-z]+/g : /[^A-Za-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** What a battle and its versions call types of their own: a new one by such a name would become one with another that is not seen. */
export const typeNames = (drawing: Drawing): ReadonlySet<string> =>
  new Set(positionsOf(drawing).flatMap(({ types }) => Object.keys(types ?? {})));

/** The first word that is still free of those that begin with one. */
export function freeType({ spelled }: Pick<DrawingRules, 'spelled'>, taken: ReadonlySet<string>, first: string): string {
  for (let n = 1; ; n++) {
    const name = n === 1 ? first : `${first}-${spelled ? 'x'.repeat(n - 1) : n}`;
    if (!taken.has(name)) return name;
  }
}

/** Whether a word may stand for a type: none does so already, printed or of the battle's own. */
export const isFreeType = (rules: DrawingRules, taken: ReadonlySet<string>, word: string): boolean =>
  TYPE_WORD.test(word) && !taken.has(word) && !rules.types.includes(word);

export const renameType = (rules: DrawingRules, name: string, to: string): Edit =>
  alsoInAll(({ position }) => {
    const { types } = position;
    if (!types || !Object.hasOwn(types, name) || !isFreeType(rules, new Set(Object.keys(types)), to)) return;
    position.types = Object.fromEntries(Object.entries(types).map(([one, type]) => [one === name ? to : one, type]));
    for (const other of Object.values(position.types)) if (other['as'] === name) other['as'] = to;
    exchange(rules, position, name, to);
  });
