import { DIRECTIONS, type Hex, neighbourOf, OFF_MAP, parseHex } from '../../../kernel/board';
import { wordsOf } from '../../../kernel/notation';
import type { Reading } from '../model/reading';

type Places = Pick<Reading, 'board' | 'faults'>;

const RECTANGLE = /^([^./]+)\.\.([^./]+)$/;

/** The hexes of `F8` or `F8..H9`, in reading order; undefined, with a fault told, if it names none. */
function readArea(word: string, at: string, { board, faults }: Places): Hex[] | undefined {
  const [, first = word, last = first] = RECTANGLE.exec(word) ?? [];
  const [from, to] = [parseHex(board, first), parseHex(board, last)];
  if (from === undefined || to === undefined) return void faults.push({ at, expected: 'hex', found: word });
  if (from === OFF_MAP || to === OFF_MAP) return void faults.push({ at, expected: 'hexOnMap', found: word });
  const { columns } = board;
  const [left, right] = [from % columns, to % columns];
  const [top, bottom] = [Math.floor(from / columns), Math.floor(to / columns)];
  if (left > right || top > bottom) return void faults.push({ at, expected: 'rectangle', found: word });
  const hexes: Hex[] = [];
  for (let row = top; row <= bottom; row++) for (let column = left; column <= right; column++) hexes.push(row * columns + column);
  return hexes;
}

/** Hexes and rectangles parted by spaces; what is none, or off the map, is told to the faults. */
export const readAreas = (text: string, at: string, places: Places): Hex[] =>
  wordsOf(text).flatMap((word) => readArea(word, at, places) ?? []);

const SIDE = /^([^/]+)\/([NSEW]|[1-6])$/;

/** Hexsides, each as `hex * 6 + direction` from one of its hexes: `D4/2`, and `C10..V10/S` for all towards the row below, `/N` above, `/E` and `/W` towards a column. */
export function readHexsides(text: string, at: string, places: Places): number[] {
  return wordsOf(text).flatMap((word) => {
    const [, area, side] = SIDE.exec(word) ?? [];
    if (area === undefined || side === undefined) {
      places.faults.push({ at, expected: 'hexside', found: word });
      return [];
    }
    const hexes = readArea(area, at, places) ?? [];
    const sides = hexes.flatMap((hex) => DIRECTIONS.filter((d) => liesOn(places, hex, d, side)).map((d) => hex * 6 + d));
    if (sides.length === 0 && hexes.length > 0) places.faults.push({ at, expected: 'hexside', found: word });
    return sides;
  });
}

function liesOn({ board }: Places, hex: Hex, direction: number, side: string): boolean {
  const next = neighbourOf(board, hex, direction);
  if (next === OFF_MAP) return false;
  const { columns } = board;
  const down = Math.floor(next / columns) - Math.floor(hex / columns);
  const right = (next % columns) - (hex % columns);
  switch (side) {
    case 'N':
      return down === -1;
    case 'S':
      return down === 1;
    case 'E':
      return right === 1;
    case 'W':
      return right === -1;
    default:
      return direction === Number(side) - 1;
  }
}
