import { createBoard, printHex } from '../../../../kernel/board';
import { SIZES } from '../../../../rules/naval/model/types';
import { type DrawnSide, SIDES, type Side } from '../../../design/document/drawing';
import { typesOf } from '../../../design/document/pieces';
import type { Advice, DrawingRules, Field, Kind } from '../../../design/rules';
import { SIDE_NUMBERS, SIZE_NAMES, TERMS, WARNINGS, WATERS } from './said';

const SHIP: Kind = {
  id: 'piece',
  name: { en: 'Ship', fr: 'Navire' },
  field: 'ships',
  form: 'list',
  hexWord: 1,
  faces: true,
  alone: true,
};
const MARINE: Kind = { id: 'marine', name: { en: 'Marines ashore', fr: 'Marins à terre' }, field: 'ashore', form: 'words', hexWord: 0 };

const SEA = { columns: 22, rows: 14 };

/** The map of a sea whose hexes are land where `isLand` says so, of a column and a row from 0. */
function waters(isLand: (column: number, row: number) => boolean): Field['map'] {
  const { size, columns } = createBoard(SEA.columns, SEA.rows);
  const land = Array.from({ length: size }, (_, hex) => hex).filter((hex) => isLand(hex % columns, Math.floor(hex / columns)));
  return { ...SEA, ...(land.length > 0 ? { land: land.map((hex) => printHex(SEA, hex)).join(' ') } : {}) };
}

const ISLANDS = [
  [6, 4, 2],
  [14, 9, 2],
  [10, 12, 1],
  [12, 2, 1],
] as const;

const GROUNDS: Readonly<Record<keyof typeof WATERS, Field['map']>> = {
  open: waters(() => false),
  coast: waters((column, row) => row > 11 - (column % 7 === 3 ? 1 : 0) - (column > 14 ? 1 : 0)),
  strait: waters((column, row) => row < 2 + (column % 5 === 2 ? 1 : 0) || row > 10 + (column % 6 === 1 ? 1 : 0)),
  islands: waters((column, row) => ISLANDS.some(([x, y, radius]) => Math.hypot(column - x, row - y) <= radius)),
};

/** What ships and marines ashore have done in a phase that is going on. */
const DONE = / (moved|fired|(stepped|fought)=\d+)(?= |$)|:(stepped|fought)(?= |$)/g;

const undone = (text: unknown): unknown => (typeof text === 'string' ? text.replaceAll(DONE, '') : text);

/** A fleet of which nobody has acted yet. */
const atRest = ({ ships, ashore, ...rest }: DrawnSide): DrawnSide => ({
  ...rest,
  ...(ashore === undefined ? {} : { ashore: undone(ashore) }),
  ...(ships === undefined ? {} : { ships: Array.isArray(ships) ? ships.map(undone) : ships }),
});

/** 15.2.h.1, 15.2.k What a fleet lacks. */
function adviceFor({ position, sides }: Parameters<DrawingRules['advice']>[0], side: Side): Advice[] {
  if (typesOf(sea, position, side).length > 0) return [];
  return [{ rule: '15.2.k', grade: 'fault', at: `fleets[${side}].ships`, said: WARNINGS.nobody(sides[side].name) }];
}

/** What the drawing table knows of the game at sea. */
export const sea: DrawingRules = {
  system: 'naval',
  name: { en: 'At sea', fr: 'Sur mer' },
  sides: 'fleets',
  pieces: SHIP,
  tokens: [MARINE],
  clear: { key: 'sea', name: { en: 'Sea', fr: 'Mer' } },
  grounds: [{ key: 'land', name: { en: 'Land', fr: 'Terre' } }],
  hexsides: [],
  gone: [{ field: 'sunk' }, { field: 'left', hexWord: 1 }],
  types: SIZES,
  typeFields: [
    { key: 'size', name: { en: 'Size', fr: 'Taille' }, kind: 'choice', values: SIZE_NAMES },
    { key: 'crew', name: { en: 'Crew, 1 to 4', fr: 'Équipage, de 1 à 4' }, kind: 'number', least: 1, most: 4 },
    { key: 'marines', name: { en: 'Marines', fr: 'Marins' }, kind: 'number', least: 0, most: 2 },
    { key: 'ballista', name: { en: 'Ballista', fr: 'Baliste' }, kind: 'flag' },
    { key: 'corvus', name: { en: 'Corvus', fr: 'Corvus' }, kind: 'flag' },
  ],
  sideNumbers: SIDE_NUMBERS,
  terms: TERMS,
  underWay: [
    { field: 'assault', is: 'question' },
    { field: 'question', is: 'question' },
    { field: 'closed', is: 'list' },
  ],
  turns: 20,
  fields: (Object.keys(WATERS) as (keyof typeof WATERS)[]).map((id) => ({ id, name: WATERS[id], map: GROUNDS[id] })),
  looks: [1, 5],
  blank: (map, [first, second]) => ({
    system: 'naval',
    map: { ...SEA, ...map },
    types: { trireme: { as: 'small', marines: 1 }, quinquereme: { as: 'large', marines: 2 } },
    turn: 1,
    turns: 20,
    player: 1,
    phase: 'movement',
    die: 3,
    fleets: [
      { name: first, ships: [] },
      { name: second, ships: [] },
    ],
  }),
  advice: (drawing) => SIDES.flatMap((side) => adviceFor(drawing, side)),
  still({ fleets, ...rest }) {
    return { ...rest, phase: 'movement', die: 3, ...(Array.isArray(fleets) ? { fleets: fleets.map(atRest) } : {}) };
  },
};
