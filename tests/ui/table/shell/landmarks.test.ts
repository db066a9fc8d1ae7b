import { expect, test } from 'vitest';
import { createBoard, type Hex, hexAt } from '../../../../src/kernel/board';
import { patchesOf, rangeOf, wingsOf } from '../../../../src/ui/table/shell/landmarks';

const board = createBoard(9, 7);
/** `C3` */
const at = (name: string): Hex => hexAt(board, name.charCodeAt(0) - 65, Number(name.slice(1)) - 1);
const named = (hexes: readonly Hex[]) => rangeOf(board, hexes);

test('hexes of one ground that touch are one place, named by its first and last hex', () => {
  const ground = new Map([...['C3', 'C4', 'H2', 'B6'].map((name) => [at(name), 'Woods'] as const), [at('D4'), 'Hill']]);
  const patches = patchesOf(board, (hex) => ground.get(hex)).map(({ kind, hexes }) => `${kind} ${named(hexes)}`);
  expect(patches.sort()).toEqual(['Hill D4', 'Woods B6', 'Woods C3–C4', 'Woods H2']);
});

test('an army has its wings as its own men see them', () => {
  const line = ['A6', 'B6', 'E6', 'H6', 'I6'].map(at);
  const north = wingsOf(
    board,
    line.map((hex) => ({ hex, facing: 0 })),
  )!;
  expect([named(north.left), named(north.centre), named(north.right)]).toEqual(['A6–B6', 'E6', 'H6–I6']);
  const south = wingsOf(
    board,
    line.map((hex) => ({ hex, facing: 3 })),
  )!;
  expect(south.left).toEqual(north.right);
  // Where nobody looks anywhere the top of the map is the front; a handful in one place has no wings.
  expect(
    wingsOf(
      board,
      line.map((hex) => ({ hex })),
    ),
  ).toEqual(north);
  expect(wingsOf(board, [{ hex: at('C3') }, { hex: at('C4') }])).toBeUndefined();
});
