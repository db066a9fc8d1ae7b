import { expect, test } from 'vitest';
import { parseHex } from '../../../src/kernel/board';
import { placeNamesOf } from '../../../src/ui/board/placeNames';

test('places are named in the reader’s language where they lie; those off the map are left out', () => {
  const board = { columns: 4, rows: 3 };
  const places = [
    { at: 'B2', name: { en: 'Cannae', fr: 'Cannes' } },
    { at: 'K9', name: { en: 'Aufidus', fr: 'Aufide' } },
  ];
  expect(placeNamesOf(board, places, 'fr')).toEqual([{ hex: parseHex(board, 'B2'), name: 'Cannes' }]);
  expect(placeNamesOf(board, places, 'en')).toEqual([{ hex: parseHex(board, 'B2'), name: 'Cannae' }]);
});
