import { expect, test } from 'vitest';
import { createBoard, parseHex } from '../../../../src/kernel/board';
import { placesOf } from '../../../../src/ui/systems/naval/places';

const board = createBoard(6, 4);
const hexes = (names: string) => names.split(' ').map((name) => parseHex(board, name)!);
const sea = new Uint8Array(board.size);

test('all of an edge is that edge, whatever else there is', () => {
  expect(placesOf({ board, land: sea }, hexes('F1 A1 B1 C1 D1 E1'))).toEqual([{ edge: 'top' }]);
  expect(placesOf({ board, land: sea }, hexes('A1 A2 A3 A4 C3'))).toEqual([
    { edge: 'left' },
    { first: hexes('C3')[0], last: hexes('C3')[0] },
  ]);
});

test('land at an edge is no part of it', () => {
  const land = sea.slice();
  for (const hex of hexes('A4 F4')) land[hex] = 1;
  expect(placesOf({ board, land }, hexes('B4 C4 D4 E4'))).toEqual([{ edge: 'bottom' }]);
});

test('hexes side by side are told by the first and the last, and a row ends with the map', () => {
  const [b1, d1, f2, a3] = hexes('B1 D1 F2 A3');
  expect(placesOf({ board, land: sea }, hexes('D1 C1 B1 F2 A3'))).toEqual([
    { first: b1, last: d1 },
    { first: f2, last: f2 },
    { first: a3, last: a3 },
  ]);
});

test('no hexes are no place', () => expect(placesOf({ board, land: sea }, [])).toEqual([]));
