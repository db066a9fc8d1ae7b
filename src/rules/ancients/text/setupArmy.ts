import { type Hex, printHex } from '../../../kernel/board';
import { readHex, readHexes, readPlace, wordsOf } from '../../../kernel/notation';
import { type Reading, UNPLACED } from '../model/reading';
import type { ArmySetup, CampSetup, ReserveSetup, UnitSetup } from '../model/setup';
import { BESIDE, type Side, UNDEPLOYED } from '../model/types';
import type { ArmyShape } from './shape';

/** What units on the map, those beside it and camps bear; those that may have fired bear that too. */
const MARKS = {
  unit: ['disordered', 'volley', 'panicked', 'moved', 'attacked', 'plundering'],
  reserve: ['disordered', 'moved', 'attacked'],
  camp: ['disordered', 'volley', 'open', 'captured'],
};

export function readArmy(shape: ArmyShape, side: Side, reading: Reading): ArmySetup {
  const at = `armies[${side}]`;
  return {
    name: shape.name,
    panic: shape.panic,
    lost: shape.lost,
    panicked: shape.panicked,
    points: shape.points,
    units: shape.units.flatMap((text, i) => readUnit(text, `${at}.units[${i}]`, reading) ?? []),
    camp: shape.camp === undefined ? undefined : readCamp(shape.camp, `${at}.camp`, reading),
    leaders: shape.leaders.flatMap((text, i) => readLeaders(text, `${at}.leaders[${i}]`, reading)),
    waiting: shape.waiting,
    leadersLost: shape.leadersLost,
    ratings: shape.ratings,
    reserves: shape.reserves.map((reserve, i) => readReserve(reserve, `${at}.reserves[${i}]`, reading)),
  };
}

/** Where leaders stand: a hex, or several in one text. */
function readLeaders(text: string, at: string, reading: Reading): Hex[] {
  const hexes = readHexes(text, at, reading);
  if (wordsOf(text).length === 0) reading.faults.push({ at, expected: 'hex', found: text });
  return hexes;
}

function typeIndex(name: string, at: string, reading: Reading): number {
  const index = reading.types.findIndex((type) => type.name === name && type.as !== 'CP');
  if (index < 0) reading.faults.push({ at, expected: 'unitType', found: name });
  return index;
}

interface Marks {
  readonly marks: ReadonlySet<string>;
  readonly fired: number;
}

function readMarks(texts: readonly string[], kind: keyof typeof MARKS, at: string, reading: Reading): Marks {
  const marks = new Set<string>();
  let fired = 0;
  for (const text of texts) {
    const shots = /^fired(?:=([1-9]))?$/.exec(text);
    if (shots && kind !== 'reserve') fired = Number(shots[1] ?? 1);
    else if (MARKS[kind].includes(text)) marks.add(text);
    else reading.faults.push({ at, expected: `mark:${kind}`, found: text });
  }
  return { marks, fired };
}

/** `LA C3/4 disordered volley`, `LA unplaced` */
function readUnit(text: string, at: string, reading: Reading): UnitSetup | undefined {
  const [name = '', place = '', ...rest] = wordsOf(text);
  const type = typeIndex(name, at, reading);
  const { marks, fired } = readMarks(rest, 'unit', at, reading);
  if (place === UNPLACED && reading.deploys) return type < 0 ? undefined : { type, hex: UNDEPLOYED, facing: 0, marks, fired };
  const stands = readPlace(place, at, reading);
  return stands && type >= 0 ? { type, hex: stands.hex, facing: stands.facing, marks, fired } : undefined;
}

/** `C11 disordered`, `unplaced` */
function readCamp(text: string, at: string, reading: Reading): CampSetup | undefined {
  const [place = '', ...rest] = wordsOf(text);
  const hex = place === UNPLACED && reading.deploys ? UNDEPLOYED : readHex(place, at, reading);
  const { marks, fired } = readMarks(rest, 'camp', at, reading);
  return hex === undefined ? undefined : { hex, marks, fired };
}

function readReserve(shape: ArmyShape['reserves'][number], at: string, reading: Reading): ReserveSetup {
  const hexes = readHexes(shape.at, `${at}.at`, reading);
  if (hexes.length === 0) reading.faults.push({ at: `${at}.at`, expected: 'hex', found: shape.at });
  for (const hex of hexes) {
    const column = hex % reading.columns;
    const row = Math.floor(hex / reading.columns);
    if (column !== 0 && row !== 0 && column !== reading.columns - 1 && row !== reading.rows - 1) {
      reading.faults.push({ at: `${at}.at`, expected: 'edgeHex', found: printHex(reading, hex) });
    }
  }
  return {
    turn: shape.turn,
    at: hexes,
    leaders: shape.leaders,
    units: shape.units.flatMap((text, i) => readReserveUnit(text, `${at}.units[${i}]`, reading) ?? []),
  };
}

/** `LI disordered` */
function readReserveUnit(text: string, at: string, reading: Reading): UnitSetup | undefined {
  const [name = '', ...rest] = wordsOf(text);
  const type = typeIndex(name, at, reading);
  const { marks, fired } = readMarks(rest, 'reserve', at, reading);
  return type < 0 ? undefined : { type, hex: BESIDE, facing: 0, marks, fired };
}
