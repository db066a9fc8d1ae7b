import { createBoard, DIRECTIONS, type Direction, type Hex, OFF_MAP, opposite, printHex } from '../../../kernel/board';
import { wordsOf } from '../../../kernel/notation';
import type { DrawingRules, Ground } from '../rules';
import { type DrawnPosition, type Edit, hexesIn, hexIn, type Path, type Size, sizeOf, valueAt, withoutHexes, withWords } from './drawing';

/** The fields of a map as a position has them. */
export type MapText = Record<string, string | number>;

export const mapOf = (position: DrawnPosition): MapText => {
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

/** Whether no hex of the map lies beyond a hexside. */
const liesAtEdge = (size: Size, { hex, direction }: Hexside): boolean =>
  createBoard(size.columns, size.rows).neighbours[hex * 6 + direction] === OFF_MAP;

const isBetween = ({ hexsides }: DrawingRules, field: string | undefined): boolean =>
  hexsides.some(({ key, between }) => between === true && key === field);

/** Whether a word names a hexside of a map beyond which no hex of it lies. */
export function isAtEdge(size: Size, word: string): boolean {
  const side = hexsideIn(size, word);
  return side !== undefined && liesAtEdge(size, { hex: Math.floor(side / 6), direction: side % 6 });
}

/** Takes what runs between two hexes from a map where one of them is none of it any more. */
export function leaveEdge(rules: DrawingRules, position: DrawnPosition): void {
  const map = mapOf(position);
  const size = sizeOf(position);
  for (const [key, text] of Object.entries(map)) {
    if (typeof text !== 'string' || !isBetween(rules, key)) continue;
    const left = wordsOf(text).filter((word) => !isAtEdge(size, word));
    if (left.length === 0) delete map[key];
    else if (left.length < wordsOf(text).length) map[key] = left.join(' ');
  }
}

/** The sides of a hex along which a kind may be laid, or where something runs that may be taken away. */
export const sidesOpen = (rules: DrawingRules, position: DrawnPosition, hex: Hex, key: string | undefined): readonly Direction[] =>
  DIRECTIONS.filter((direction) => {
    const side = { hex, direction };
    return !isBetween(rules, key) || !liesAtEdge(sizeOf(position), side) || hexsideAt(rules, position, side) !== undefined;
  });

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
    const painted = isBetween(rules, key) ? sides.filter((side) => !liesAtEdge(size, side)) : sides;
    const those = new Set(painted.map((side) => sameHexside(size, side)));
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

/** Whether what holds a list has to have it, though no hex is in it: all but terms of victory that ask for none. */
const mustHave = ({ terms }: DrawingRules, [first]: Path, { term }: Record<string, unknown>): boolean =>
  first !== 'victory' || terms.some(({ id, at }) => id === term && at);

/** Takes hexes into a list or out of it. */
export const paintList =
  (rules: DrawingRules, path: Path, hexes: readonly Hex[], taken: boolean): Edit =>
  ({ position }) => {
    const holder = holderOf(position, path);
    if (!holder) return;
    const size = sizeOf(position);
    const text = listAt(position, path);
    const known = new Set(wordsOf(text).map((word) => hexIn(size, word)));
    const names = [...new Set(hexes)].filter((hex) => hex >= 0 && !known.has(hex)).map((hex) => printHex(size, hex));
    const list = path.at(-1)!;
    holder[list] = taken ? withWords(text, names) : (withoutHexes(size, text, new Set(hexes)) ?? '');
    if (holder[list] === '' && !mustHave(rules, path, holder)) delete holder[list];
  };
