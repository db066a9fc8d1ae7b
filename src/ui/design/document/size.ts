import { current } from 'immer';
import { LARGEST_SIDE, printHex } from '../../../kernel/board';
import { wordsOf } from '../../../kernel/notation';
import type { DrawingRules, Kind } from '../rules';
import {
  type Drawing,
  type DrawnPosition,
  type Edit,
  hexIn,
  isMisSized,
  isSameSize,
  ofAll,
  reservesOf,
  SIDES,
  type Size,
  sizeOf,
  termsOf,
  UNPLACED,
} from './drawing';
import { leaveEdge, type MapText, mapOf } from './ground';
import { kindsOf, rewrite, sideOf } from './pieces';
import { alsoInAll, sizesOf } from './variants';

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

/** All that has a hex: what stands there, and who has left the map by it. */
const withHexes = (rules: DrawingRules): Kind[] => [
  ...kindsOf(rules),
  ...(rules.gone ?? []).flatMap(({ field, hexWord }) => (hexWord === undefined ? [] : [{ ...rules.pieces, field, hexWord }])),
];

function carryThings(rules: DrawingRules, position: DrawnPosition, carry: Carried): void {
  for (const kind of withHexes(rules)) {
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

const STILL: Size = { columns: 0, rows: 0 };

/** Whether a hex may be another one or none on a map of another size. */
const losesHexes = (was: Size, now: Size, by: Size): boolean =>
  by.columns !== 0 || by.rows !== 0 || now.columns < was.columns || now.rows < was.rows;

/**
 * Cuts a map or lets it grow: at its right and its lower edge, or, where all that is on it moves by so many columns and rows, at the others. What then lies
 * off the map goes. Moved by an odd number of columns, the hexes would lie to each other otherwise than before.
 */
function cut(rules: DrawingRules, position: DrawnPosition, size: Size, by: Size): void {
  const map = mapOf(position);
  const was = sizeOf(position);
  if (isSameSize(was, size) && !isMisSized(position)) return;
  Object.assign(map, size);
  if (!losesHexes(was, size, by)) return;
  const carry = carriedTo(was, size, by);
  carryMap(map, carry);
  leaveEdge(rules, position);
  carryThings(rules, position, carry);
  carryLists(rules, position, carry);
  carryUnderWay(rules, position, carry);
}

/** Cuts all maps of a drawing or lets them grow; what has a name goes along with whichever of them it lies on still. */
const cutAll = (rules: DrawingRules, sizeFor: (was: Size) => Size, by: Size): Edit =>
  ofAll((draft) => {
    const was = sizesOf(current(draft) as Drawing);
    alsoInAll(({ position }) => cut(rules, position, sizeFor(sizeOf(position)), by))(draft);
    const now = sizesOf(current(draft) as Drawing);
    const byOf = (i: number) => (isSameSize(was[i]!, now[i]!) ? STILL : by);
    if (!was.some((size, i) => losesHexes(size, now[i]!, byOf(i)))) return;
    draft.places &&= draft.places.flatMap((place) => {
      const at = was.map((size, i) => carriedTo(size, now[i]!, byOf(i))(place.at)).find((to) => to !== undefined);
      return at === undefined ? [] : [{ ...place, at }];
    });
  });

/** Gives a map a size, at its right and its lower edge; a version with a map of its own gets it as well. */
export const resize = (rules: DrawingRules, size: Size): Edit => cutAll(rules, () => size, STILL);

/** A size that grows by so much, but not beyond the largest map, or is cut, but not to nothing. */
const grown = (size: Size, by: Size, way: keyof Size): number =>
  by[way] > 0 ? Math.max(size[way], Math.min(LARGEST_SIDE, size[way] + by[way])) : Math.max(1, size[way] + by[way]);

/** Whether a size may change by so much; one that is too large already may become smaller. */
export const mayResize = (size: Size, by: Size): boolean =>
  (['columns', 'rows'] as const).every((way) => grown(size, by, way) === size[way] + by[way]);

/** A version with a map of its own keeps how much larger or smaller that is, as far as that goes. */
const resizeBy = (rules: DrawingRules, by: Size, moved: Size): Edit =>
  cutAll(rules, (size) => ({ columns: grown(size, by, 'columns'), rows: grown(size, by, 'rows') }), moved);

/** Lets a map grow at its left or its upper edge, or cuts it there; columns by twos. */
export const resizeBefore = (rules: DrawingRules, by: Size): Edit => resizeBy(rules, by, by);

/** The same at its right or its lower edge. */
export const resizeAfter = (rules: DrawingRules, by: Size): Edit => resizeBy(rules, by, STILL);
