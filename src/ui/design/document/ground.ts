import { createBoard, type Direction, type Hex, OFF_MAP, opposite, printHex } from '../../../kernel/board';
import { wordsOf } from '../../../kernel/notation';
import type { DrawingRules, Ground } from '../rules';
import {
  type DrawnPosition,
  type Edit,
  hexesIn,
  hexIn,
  isSameSize,
  type Path,
  reservesOf,
  SIDES,
  type Size,
  sizeOf,
  termsOf,
  UNPLACED,
  valueAt,
  withoutHexes,
  withWords,
} from './drawing';
import { kindsOf, rewrite, sideOf } from './pieces';
import { alsoInVariants } from './variants';

type MapText = Record<string, string | number>;

const mapOf = (position: DrawnPosition): MapText => {
  position.map ??= {};
  return position.map;
};

const isGround = (rules: DrawingRules, key: string): boolean =>
  key !== 'columns' && key !== 'rows' && !rules.hexsides.some((kind) => kind.key === key);

/** The field of the map that holds a ground at a level. */
export const groundKey = ({ key, levels, numbered }: Ground, level: number): string =>
  levels !== undefined && (numbered || level > 1) ? `${key}${level}` : key;

/** Whether the ground that a field holds lies in a hex beside the others. */
const isApart = ({ grounds }: DrawingRules, field: string): boolean =>
  grounds.some(({ key, apart }) => apart === true && field.replace(/\d$/, '') === key);

/** The grounds of all hexes, by the fields that hold them: those that lie in a hex beside another, or the others. */
export function grounds(rules: DrawingRules, position: DrawnPosition, apart = false): readonly (string | undefined)[] {
  const size = sizeOf(position);
  const found = new Array<string | undefined>(size.columns * size.rows).fill(undefined);
  for (const [key, text] of Object.entries(position.map ?? {})) {
    if (!isGround(rules, key) || isApart(rules, key) !== apart || typeof text !== 'string') continue;
    for (const hex of hexesIn(size, text)) found[hex] = key;
  }
  return found;
}

/** What is alike is filled together: the grounds that one painted lies among; where it is cleared, all that lies in a hex. */
export function groundsLike(rules: DrawingRules, position: DrawnPosition, key: string | undefined): readonly (string | undefined)[] {
  if (key !== undefined) return grounds(rules, position, isApart(rules, key));
  const apart = grounds(rules, position, true);
  return grounds(rules, position).map((one, hex) => (apart[hex] === undefined ? one : `${one ?? ''} ${apart[hex]}`));
}

/** Whether a ground goes where another is painted, or where it is cleared. */
const givesWay = (rules: DrawingRules, field: string, to: string | undefined): boolean =>
  isGround(rules, field) && (to === undefined || isApart(rules, field) === isApart(rules, to));

/** Hexes lose what gives way to a ground. */
function giveWay(rules: DrawingRules, map: MapText, size: Size, hexes: ReadonlySet<Hex>, to: string | undefined): void {
  for (const [field, text] of Object.entries(map)) {
    if (!givesWay(rules, field, to) || typeof text !== 'string') continue;
    const left = withoutHexes(size, text, hexes);
    if (left === undefined) delete map[field];
    else if (left !== text) map[field] = left;
  }
}

/** Paints hexes with a ground, by its field; undefined: clear, whatever lay there. */
export const paint =
  (rules: DrawingRules, hexes: readonly Hex[], key: string | undefined): Edit =>
  ({ position }) => {
    const map = mapOf(position);
    const size = sizeOf(position);
    const known = groundsLike(rules, position, key);
    const isOther = (hex: Hex) => hex in known && (key === undefined || known[hex] !== key);
    const fresh = [...new Set(hexes)].filter(isOther);
    const those = new Set(fresh);
    if (fresh.length === 0) return;
    giveWay(rules, map, size, those, key);
    if (key === undefined) return;
    const text = map[key];
    map[key] = withWords(
      typeof text === 'string' ? text : undefined,
      fresh.map((hex) => printHex(size, hex)),
    );
  };

/** A hexside, from either of its hexes. */
export interface Hexside {
  readonly hex: Hex;
  readonly direction: Direction;
}

/** The same hexside as it is seen from the hex that has it to the north, north-east or south-east, or from the only hex that is on the map. */
export function sameHexside(size: Size, { hex, direction }: Hexside): number {
  const beyond = createBoard(size.columns, size.rows).neighbours[hex * 6 + direction]!;
  return beyond === OFF_MAP || direction < 3 ? hex * 6 + direction : beyond * 6 + opposite(direction);
}

/** The hexsides that begin where one ends: two at either end, as seen from the hexes about it. */
function hexsidesBeside(size: Size, { hex, direction }: Hexside): Hexside[] {
  const beyond = createBoard(size.columns, size.rows).neighbours[hex * 6 + direction]!;
  const about = (of: Hex, d: Direction) => [1, 5].map((by) => ({ hex: of, direction: (d + by) % 6 }));
  return [...about(hex, direction), ...(beyond === OFF_MAP ? [] : about(beyond, opposite(direction)))];
}

/** The shortest way along hexsides from one to another, without the first: what is drawn in a quick stroke holds together. */
export function hexsidesBetween(size: Size, from: Hexside, to: Hexside): readonly Hexside[] {
  const goal = sameHexside(size, to);
  const ways = new Map<number, readonly Hexside[]>([[sameHexside(size, from), []]]);
  // What is added while it is gone through is gone through as well: nearer ones first.
  for (const way of ways.values()) {
    const here = way.at(-1) ?? from;
    for (const next of hexsidesBeside(size, here)) {
      const key = sameHexside(size, next);
      if (ways.has(key)) continue;
      ways.set(key, [...way, next]);
      if (key === goal) return ways.get(key)!;
    }
  }
  return ways.get(goal) ?? [];
}

function hexsideIn(size: Size, word: string): number | undefined {
  const hex = hexIn(size, word);
  const direction = Number(word.split('/')[1]) - 1;
  return hex === undefined || !(direction >= 0 && direction < 6) ? undefined : sameHexside(size, { hex, direction });
}

/** What runs along a hexside, by its field. */
export function hexsideAt(rules: DrawingRules, position: DrawnPosition, side: Hexside): string | undefined {
  const size = sizeOf(position);
  const wanted = sameHexside(size, side);
  return rules.hexsides.find(({ key }) => {
    const text = position.map?.[key];
    return typeof text === 'string' && wordsOf(text).some((word) => hexsideIn(size, word) === wanted);
  })?.key;
}

/** Lays a kind along hexsides, by its field; undefined: nothing runs there any more. */
export const paintHexsides =
  (rules: DrawingRules, sides: readonly Hexside[], key: string | undefined): Edit =>
  ({ position }) => {
    const map = mapOf(position);
    const size = sizeOf(position);
    const those = new Set(sides.map((side) => sameHexside(size, side)));
    for (const kind of rules.hexsides) {
      const text = map[kind.key];
      if (typeof text !== 'string') continue;
      const words = wordsOf(text);
      const left = words.filter((word) => {
        const side = hexsideIn(size, word);
        const stays = side === undefined || !those.has(side);
        // What runs there already is not written anew.
        if (!stays && kind.key === key) those.delete(side);
        return stays || kind.key === key;
      });
      if (left.length === words.length) continue;
      if (left.length === 0) delete map[kind.key];
      else map[kind.key] = left.join(' ');
    }
    if (key === undefined || those.size === 0) return;
    const text = map[key];
    map[key] = withWords(
      typeof text === 'string' ? text : undefined,
      [...those].map((side) => `${printHex(size, Math.floor(side / 6))}/${(side % 6) + 1}`),
    );
  };

/** What lies in the same places as a field of the map, one of it in each: runs along hexsides, lies in hexes, or lies in them beside that. */
const layerOf = (rules: DrawingRules, field: string): 0 | 1 | 2 => (isGround(rules, field) ? (isApart(rules, field) ? 1 : 0) : 2);

/** On a map of which a version has fields of its own, those that are the battle's give way to them. */
export function giveWayToOwn(rules: DrawingRules, position: DrawnPosition, own: object): void {
  const map = mapOf(position);
  const size = sizeOf(position);
  const placesIn = (field: string) => {
    const layer = layerOf(rules, field);
    // A word that names no place is not another's.
    return wordsOf(String(map[field])).map((word) => ({
      word,
      place: `${layer} ${(layer === 2 ? hexsideIn : hexIn)(size, word) ?? word}`,
    }));
  };
  const fields = Object.keys(map).filter((field) => typeof map[field] === 'string');
  const held = new Set(fields.filter((field) => Object.hasOwn(own, field)).flatMap((field) => placesIn(field).map(({ place }) => place)));
  for (const field of fields.filter((one) => !Object.hasOwn(own, one))) {
    const words = placesIn(field);
    const left = words.filter(({ place }) => !held.has(place));
    if (left.length === 0) delete map[field];
    else if (left.length < words.length) map[field] = left.map(({ word }) => word).join(' ');
  }
}

/* A list of hexes under a path of the position, such as where somebody must stand at the end. */

function holderOf(position: DrawnPosition, path: Path): Record<string, unknown> | undefined {
  const value = valueAt(position, path.slice(0, -1));
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
}

export function listAt(position: DrawnPosition, path: Path): string {
  const text = holderOf(position, path)?.[path.at(-1)!];
  return typeof text === 'string' ? text : '';
}

/** How many there are of those among which the holder of a list is one: terms, reserves. Others may be it once that changes. */
export function amongOn(position: DrawnPosition, path: Path): number {
  const among: unknown = holderOf(position, path.slice(0, -1));
  return Array.isArray(among) ? among.length : 0;
}

/** Takes hexes into a list or out of it. */
export const paintList =
  (path: Path, hexes: readonly Hex[], taken: boolean): Edit =>
  ({ position }) => {
    const holder = holderOf(position, path);
    if (!holder) return;
    const size = sizeOf(position);
    const text = listAt(position, path);
    const known = new Set(wordsOf(text).map((word) => hexIn(size, word)));
    const names = [...new Set(hexes)].filter((hex) => hex >= 0 && !known.has(hex)).map((hex) => printHex(size, hex));
    holder[path.at(-1)!] = taken ? withWords(text, names) : (withoutHexes(size, text, new Set(hexes)) ?? '');
  };

/** A word that names a hex as it is on another map; undefined: its hex is none of that. */
type Carried = (word: string) => string | undefined;

/** What was on one map on another, moved by so many columns and rows. */
const carriedTo =
  (was: Size, now: Size, by: Size): Carried =>
  (word) => {
    const hex = hexIn(was, word);
    if (hex === undefined) return undefined;
    const [column, row] = [(hex % was.columns) + by.columns, Math.floor(hex / was.columns) + by.rows];
    const isOn = column >= 0 && row >= 0 && column < now.columns && row < now.rows;
    // How it looks, and what is said of it, goes with it.
    return isOn ? printHex(now, row * now.columns + column) + word.slice(word.split(/[/:]/)[0]!.length) : undefined;
  };

const carryText = (carry: Carried, text: string): string =>
  wordsOf(text)
    .flatMap((word) => carry(word) ?? [])
    .join(' ');

function carryMap(map: MapText, carry: Carried): void {
  for (const [key, text] of Object.entries(map)) {
    if (typeof text !== 'string') continue;
    const left = carryText(carry, text);
    if (left === '') delete map[key];
    else map[key] = left;
  }
}

function carryThings(rules: DrawingRules, position: DrawnPosition, carry: Carried): void {
  for (const kind of kindsOf(rules)) {
    const carryThing = (text: string): string | undefined => {
      const words = wordsOf(text);
      const word = words[kind.hexWord];
      const place = word === undefined || word === UNPLACED ? word : carry(word);
      return place === undefined ? undefined : words.map((one, i) => (i === kind.hexWord ? place : one)).join(' ');
    };
    for (const side of SIDES) rewrite(rules, position, side, kind, carryThing);
  }
}

/** Lists of hexes: those of the terms, of reserves, and of the sides' own. */
function carryLists(rules: DrawingRules, position: DrawnPosition, carry: Carried): void {
  for (const term of termsOf(position)) if (term.at !== undefined) term.at = carryText(carry, term.at);
  for (const side of SIDES) {
    const holder = sideOf(rules, position, side);
    for (const reserve of reservesOf(holder)) reserve.at = carryText(carry, reserve.at);
    for (const { key } of rules.sideHexes ?? []) if (typeof holder[key] === 'string') holder[key] = carryText(carry, holder[key]);
  }
}

const HEX_NAME = /(?<![A-Z\d])[A-Z]{1,2}\d{1,2}(?!\d)/g;

/** The same value with all hexes that it names carried, be it within an order; undefined where one of them is cut off. */
function carryValue(carry: Carried, value: unknown): unknown {
  let isWhole = true;
  const carried = (name: string) => {
    const to = carry(name);
    isWhole &&= to !== undefined;
    return to ?? name;
  };
  const next: unknown = JSON.parse(JSON.stringify(value), (_, one) => (typeof one === 'string' ? one.replace(HEX_NAME, carried) : one));
  return isWhole ? next : undefined;
}

/** What a game under way says of hexes: a list loses those that are cut off; anything else that speaks of one goes, of what is told rule by rule that of its rule. */
function carryUnderWay({ underWay }: DrawingRules, position: DrawnPosition, carry: Carried): void {
  for (const { field, is } of underWay) {
    const value = position[field];
    if (typeof value === 'string' && is === 'list') position[field] = carryText(carry, value);
    else if (typeof value === 'object' && value !== null && is === 'byRule') {
      position[field] = Object.fromEntries(
        Object.entries(value).flatMap(([rule, said]) => {
          const there = carryValue(carry, said);
          return there === undefined ? [] : [[rule, there]];
        }),
      );
    } else if (value !== undefined) {
      const there = carryValue(carry, value);
      if (there === undefined) delete position[field];
      else position[field] = there;
    }
  }
}

/**
 * Cuts a map or lets it grow: at its right and its lower edge, or, where all that is on it moves by so many columns and rows, at the others. What then lies
 * off the map goes. Moved by an odd number of columns, the hexes would lie to each other otherwise than before.
 */
function cut(rules: DrawingRules, draft: Parameters<Edit>[0], size: Size, by: Size): void {
  const { position } = draft;
  const map = mapOf(position);
  const was = sizeOf(position);
  if (isSameSize(was, size)) return;
  Object.assign(map, size);
  const isMoved = by.columns !== 0 || by.rows !== 0;
  if (!isMoved && size.columns >= was.columns && size.rows >= was.rows) return;
  const carry = carriedTo(was, size, by);
  carryMap(map, carry);
  carryThings(rules, position, carry);
  carryLists(rules, position, carry);
  carryUnderWay(rules, position, carry);
  draft.places &&= draft.places.flatMap((place) => {
    const at = carry(place.at);
    return at === undefined ? [] : [{ ...place, at }];
  });
}

/** Gives a map a size, at its right and its lower edge; a version with a map of its own gets it as well. */
export const resize = (rules: DrawingRules, size: Size): Edit => alsoInVariants((draft) => cut(rules, draft, size, STILL));

const STILL: Size = { columns: 0, rows: 0 };

/** The largest map. */
export const MOST = { columns: 60, rows: 40 } as const;

/** A size that grows by so much, but not beyond the largest map, or is cut, but not to nothing. */
const grown = (size: Size, by: Size, way: keyof Size): number =>
  by[way] > 0 ? Math.max(size[way], Math.min(MOST[way], size[way] + by[way])) : Math.max(1, size[way] + by[way]);

/** Whether a size may change by so much; one that is too large already may become smaller. */
export const mayResize = (size: Size, by: Size): boolean =>
  (['columns', 'rows'] as const).every((way) => grown(size, by, way) === size[way] + by[way]);

/** A version with a map of its own keeps how much larger or smaller that is, as far as that goes. */
const resizeBy = (rules: DrawingRules, by: Size, moved: Size): Edit =>
  alsoInVariants((draft) => {
    const size = sizeOf(draft.position);
    cut(rules, draft, { columns: grown(size, by, 'columns'), rows: grown(size, by, 'rows') }, moved);
  });

/** Lets a map grow at its left or its upper edge, or cuts it there; columns by twos. */
export const resizeBefore = (rules: DrawingRules, by: Size): Edit => resizeBy(rules, by, by);

/** The same at its right or its lower edge. */
export const resizeAfter = (rules: DrawingRules, by: Size): Edit => resizeBy(rules, by, STILL);
