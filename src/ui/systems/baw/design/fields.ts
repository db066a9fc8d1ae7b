import { createBoard, printHex } from '../../../../kernel/board';
import { readAreas } from '../../../../rules/baw/text/hexLists';
import type { Field } from '../../../design/rules';
import { FIELD_NAMES } from './said';

export const SIZE = { columns: 24, rows: 18 } as const;

type Ground = Readonly<Record<string, string>>;

/** Between armies that are drawn up along the upper and the lower edge; B17 in rectangles. */
const GROUNDS: Readonly<Record<keyof typeof FIELD_NAMES, Ground>> = {
  plain: { level1: 'D8..E9 T10..U11', forest: 'A7..A8 B7 W12..X12 X11' },
  hills: {
    level1: 'C7..G7 C8 G8 C9..G9 D10..E10 Q6..V6 Q7..R7 V7 Q8..V8 R9..T9 J11..L11 I12..J12 M12..N12 I13..N13',
    level2: 'D8..F8 S7..U7 K12..L12',
    forest: 'A12..B13 W12..X13 L5..M5',
  },
  forest: {
    forest: 'A6..C9 D8..E10 G5..I6 H7 L8..M10 K9 P6..Q7 R7 S10..U12 T9 W5..X8 F12..H13 N13..O13',
    level1: 'L7..N10 G5..H7',
  },
  river: { river: 'A10..D10 F10..K10 N10..S10 U10..X10', ford: 'E10 L10..M10 T10', level1: 'B13..D14 U6..W7', forest: 'H12..I12 P8..Q8' },
  coast: { sea: 'V1..X18 U1..U6 T1..T3 U15..U18', level1: 'B7..B10 C7 C10..C11 D7..D10', level2: 'C8..C9', forest: 'A4..A5 A13..B14' },
  works: { rampart: 'I6..P6', works: 'I3..P5', camp: 'L2..M2', forest: 'B8..C9 V8..W9', level1: 'J12..O13' },
};

/** Every hex by its name, as the drawing table wants it. */
function writtenOut(ground: Ground): Field['map'] {
  const board = createBoard(SIZE.columns, SIZE.rows);
  const hexes = (areas: string) => readAreas(areas, '', { board, faults: [] }).map((hex) => printHex(SIZE, hex));
  return { ...SIZE, ...Object.fromEntries(Object.entries(ground).map(([key, areas]) => [key, hexes(areas).join(' ')])) };
}

export const FIELDS: readonly Field[] = (Object.keys(GROUNDS) as (keyof typeof GROUNDS)[]).map((id) => ({
  id,
  name: FIELD_NAMES[id],
  map: writtenOut(GROUNDS[id]),
}));
