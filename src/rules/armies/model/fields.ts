/** 15.1.i What a made-up battle is fought on, by what the land is: the map of a position, without its size. */
export const FIELDS = {
  plain: { hill: 'E5 E6 M8', woods: 'C9 D9 P3 P4', village: 'J6' },
  hills: { hill: 'D4 D5 E4 F5 J3 J4 K4 L8 M8 N9 F10 G10 P5 P6', hill2: 'E5 M9', woods: 'B8 C8 H2 O11 Q8' },
  mountains: {
    hill: 'B3 B4 C3 D3 D4 E2 G7 G8 H7 H8 I8 L3 L4 M3 N4 N10 O9 O10 P9 D10 E10 E11',
    hill2: 'C4 H9 M4 O11',
    woods: 'F4 F5 J10 K10 P5 Q5',
    stream: 'I3 I4 J4 J5 J6 K7',
  },
  woods: {
    woods: 'B4 B5 C4 C5 D8 D9 E8 E9 F2 G2 G3 H6 H7 I7 I10 J10 K3 K4 L4 M7 M8 N8 O3 O4 P4 P9 Q9 Q10',
    hill: 'H3 L9',
  },
  river: {
    river:
      'A6/4 B6/3 B6/4 B6/5 C6/4 D6/3 D6/5 E6/4 F6/3 F6/4 F6/5 G6/4 H6/3 H6/4 H6/5 J6/3 J6/4 J6/5 K6/4 L6/3 L6/4 L6/5 M6/4 N6/3 N6/4 N6/5 P6/3 P6/4 P6/5 Q6/4 R6/4 R6/5',
    ford: 'D6/4 O6/4',
    bridge: 'I6/4',
  },
  desert: { hill: 'G4 L9' },
  town: { village: 'I5 I6 J5 J6 H6 K6', woods: 'C3 O10', hill: 'N4' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

export type Field = keyof typeof FIELDS;
export const FIELD_IDS = Object.keys(FIELDS) as readonly Field[];

/** The map of a field. */
export const mapOf = (field: Field): Readonly<Record<string, string | number>> => ({ columns: 18, rows: 12, ...FIELDS[field] });
