import { createBoard, LARGEST_SIDE, printHex } from '../../../../kernel/board';
import type { Fault } from '../../../../kernel/game';
import { wordsOf } from '../../../../kernel/notation';
import { readAreas, readHexsides } from '../../../../rules/baw/text/hexLists';
import { type DrawnPosition, type Size, sizeOf, valueAt } from '../../../design/document/drawing';
import { isAtEdge } from '../../../design/document/ground';

/* B17 What is written in short, as `F8..H9`, written out: the drawing table knows hexes by their names. All else stays as it is written. */

type Rewrite = (value: unknown) => unknown;

/** The largest map: an area may lie beyond the edge of a version's. */
const everywhere = () => createBoard(LARGEST_SIDE, LARGEST_SIDE);

/** The hexes of a word; the word itself where it is no area, or none that can be read. */
function hexesOf(word: string): string[] {
  if (!word.includes('..')) return [word];
  const board = everywhere();
  const hexes = readAreas(word, '', { board, faults: [] });
  return hexes.length === 0 ? [word] : hexes.map((hex) => printHex(board, hex));
}

/** The same of a word of hexsides, without those along the edge of the map. */
const sidesOf =
  (size: Size) =>
  (word: string): string[] => {
    if (/^[^.]+\/\d$/.test(word)) return [word];
    const board = everywhere();
    const sides = readHexsides(word, '', { board, faults: [] })
      .map((side) => `${printHex(board, Math.floor(side / 6))}/${(side % 6) + 1}`)
      .filter((side) => !isAtEdge(size, side));
    return sides.length === 0 ? [word] : sides;
  };

const inText =
  (to: (word: string) => readonly string[]): Rewrite =>
  (value) => {
    if (typeof value !== 'string') return value;
    const words = wordsOf(value);
    const written = words.flatMap(to);
    return written.join(' ') === words.join(' ') ? value : [...new Set(written)].join(' ');
  };

const hexes = inText(hexesOf);

const inEach =
  (to: Rewrite): Rewrite =>
  (value) =>
    Array.isArray(value) ? value.flatMap(to) : value;

const inFields =
  (fields: Readonly<Record<string, Rewrite>>): Rewrite =>
  (value) =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, Object.hasOwn(fields, key) ? fields[key]!(one) : one]))
      : value;

/** The hexes and areas among the words behind the type of a unit. */
const placesIn = (words: readonly string[]): string[] => words.filter((word) => /\d/.test(word));

/** `LEG F8..G8 thrown`: a text for each of them, its hex behind its type. */
const units: Rewrite = (text) => {
  if (typeof text !== 'string') return text;
  const [name = '', ...words] = wordsOf(text);
  const places = placesIn(words);
  if (places.length === 0 || (places.join() === words[0] && !words[0].includes('..'))) return text;
  const marks = words.filter((word) => !places.includes(word));
  return places.flatMap(hexesOf).map((hex) => [name, hex, ...marks].join(' '));
};

/** `level3` is 3; 0 of what is no height. */
const heightOf = (field: string): number => Number(/^level(\d)$/.exec(field)?.[1] ?? 0);

/** B2 A hex has the highest of the heights that it is given. */
function withoutLower(map: Readonly<Record<string, unknown>>): object {
  const higher = (than: number) =>
    Object.entries(map).flatMap(([field, text]) => (heightOf(field) > than && typeof text === 'string' ? wordsOf(text) : []));
  return Object.fromEntries(
    Object.entries(map).flatMap(([field, text]) => {
      if (heightOf(field) === 0 || typeof text !== 'string') return [[field, text]];
      const [words, above] = [wordsOf(text), new Set(higher(heightOf(field)))];
      const left = words.filter((word) => !above.has(word));
      if (left.length === words.length) return [[field, text]];
      return left.length === 0 ? [] : [[field, left.join(' ')]];
    }),
  );
}

const ground =
  (size: Size): Rewrite =>
  (map) => {
    if (typeof map !== 'object' || map === null) return map;
    const written = Object.entries(map).map(([field, text]) => [field, field === 'stream' ? inText(sidesOf(size))(text) : hexes(text)]);
    return withoutLower(Object.fromEntries(written) as Readonly<Record<string, unknown>>);
  };

const army = inFields({
  units: inEach(units),
  leaders: inEach(hexes),
  exits: hexes,
  held: hexes,
  reserves: inEach(inFields({ at: hexes })),
});

/** The words that place units, each with the text it is in, whatever the position is. */
function unitPlaces(position: unknown): { readonly at: string; readonly word: string }[] {
  const listIn = (of: unknown, field: string): readonly unknown[] => {
    const list = valueAt(of, [field]);
    return Array.isArray(list) ? list : [];
  };
  return listIn(position, 'armies').flatMap((army, side) =>
    listIn(army, 'units').flatMap((text, i) =>
      typeof text === 'string' ? placesIn(wordsOf(text).slice(1)).map((word) => ({ at: `armies[${side}].units[${i}]`, word })) : [],
    ),
  );
}

/** The first area of units that lies over other units: a few of them in short are more than any map holds. Nothing is written out to find it. */
export function crowded(position: unknown): Fault[] {
  const board = everywhere();
  const places = unitPlaces(position);
  const isArea = ({ word }: { readonly word: string }) => word.includes('..');
  const hexesAt = ({ word }: { readonly word: string }) => readAreas(word, '', { board, faults: [] });
  const taken = new Set(places.filter((place) => !isArea(place)).flatMap(hexesAt));
  for (const area of places.filter(isArea)) {
    const hexes = hexesAt(area);
    const twice = hexes.find((hex) => taken.has(hex));
    if (twice !== undefined) return [{ at: area.at, expected: 'oneUnitAHex', found: printHex(board, twice) }];
    for (const hex of hexes) taken.add(hex);
  }
  return [];
}

/** A position with its areas written out; the same where it has none. */
export function unfold(position: DrawnPosition): DrawnPosition {
  const fields = { map: ground(sizeOf(position)), armies: inEach(army), victory: inEach(inFields({ at: hexes })) };
  const written = inFields(fields)(position) as DrawnPosition;
  return JSON.stringify(written) === JSON.stringify(position) ? position : written;
}
