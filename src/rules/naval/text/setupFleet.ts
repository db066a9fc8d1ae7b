import { readHexes, readPlace, wordsOf } from '../../../kernel/notation';
import type { Reading } from '../model/reading';
import type { AshoreSetup, FleetSetup, LeftSetup, ShipSetup } from '../model/setup';
import type { Side } from '../model/types';
import type { FleetShape } from './shape';

export function readFleet(shape: FleetShape, side: Side, reading: Reading): FleetSetup {
  const at = `fleets[${side}]`;
  return {
    name: shape.name,
    points: shape.points,
    ships: shape.ships.flatMap((text, i) => readShip(text, `${at}.ships[${i}]`, reading) ?? []),
    ashore: wordsOf(shape.ashore).flatMap((word) => readAshore(word, `${at}.ashore`, reading) ?? []),
    sunk: shape.sunk.flatMap((text, i) => readSunk(text, `${at}.sunk[${i}]`, reading) ?? []),
    left: shape.left.flatMap((text, i) => readLeft(text, `${at}.left[${i}]`, reading) ?? []),
  };
}

function typeIndex(name: string, at: string, reading: Reading): number {
  const index = reading.types.findIndex((type) => type.name === name);
  if (index < 0) reading.faults.push({ at, expected: 'shipType', found: name });
  return index;
}

const MARKS = ['damaged', 'sinking', 'captured', 'moved', 'fired'];
const COUNTED = /^(marines|stepped|fought)=(\d{1,3})$/;

interface Marks {
  readonly marks: ReadonlySet<string>;
  readonly counts: ReadonlyMap<string, number>;
}

function readMarks(texts: readonly string[], at: string, reading: Reading): Marks {
  const marks = new Set<string>();
  const counts = new Map<string, number>();
  for (const text of texts) {
    const [, name, count] = COUNTED.exec(text) ?? [];
    if (name !== undefined && !counts.has(name)) counts.set(name, Number(count));
    else if (MARKS.includes(text) && !marks.has(text)) marks.add(text);
    else reading.faults.push({ at, expected: 'shipMark', found: text });
  }
  return { marks, counts };
}

/** `trireme D6/2 damaged marines=0` */
function readShip(text: string, at: string, reading: Reading): ShipSetup | undefined {
  const [name = '', place = '', ...rest] = wordsOf(text);
  const type = typeIndex(name, at, reading);
  const { marks, counts } = readMarks(rest, at, reading);
  const lies = readPlace(place, at, reading);
  if (type < 0 || !lies) return undefined;
  const marines = counts.get('marines') ?? reading.types[type]!.marines;
  const [stepped, fought] = [counts.get('stepped') ?? 0, counts.get('fought') ?? 0];
  if (stepped > marines || fought > marines) reading.faults.push({ at, expected: `atMost:${marines}`, found: text });
  if (marks.has('captured') && marines === 0) reading.faults.push({ at, expected: 'captors', found: text });
  if (marks.has('captured') && !marks.has('damaged')) reading.faults.push({ at, expected: 'capturedDamaged', found: text });
  return { type, hex: lies.hex, facing: lies.facing, marks, marines, stepped, fought };
}

/** `A2`, `A2:stepped` */
function readAshore(word: string, at: string, reading: Reading): AshoreSetup | undefined {
  const [, name = '', mark] = /^([^:]*)(?::(stepped|fought))?$/.exec(word) ?? [];
  const hex = name === '' ? undefined : readHexes(name, at, reading)[0];
  if (name === '') reading.faults.push({ at, expected: 'hex', found: word });
  return hex === undefined ? undefined : { hex, mark: mark as AshoreSetup['mark'] };
}

function readSunk(text: string, at: string, reading: Reading): number | undefined {
  const type = typeIndex(text.trim(), at, reading);
  return type < 0 ? undefined : type;
}

/** `trireme R3`, `trireme R3 captured` */
function readLeft(text: string, at: string, reading: Reading): LeftSetup | undefined {
  const [name = '', place = '', ...rest] = wordsOf(text);
  const type = typeIndex(name, at, reading);
  const hex = readHexes(place, at, reading)[0];
  if (place === '') reading.faults.push({ at, expected: 'hex', found: text });
  const captured = rest[0] === 'captured';
  if (rest.length > (captured ? 1 : 0)) reading.faults.push({ at, expected: 'leftMark', found: rest.at(-1)! });
  return type < 0 || hex === undefined ? undefined : { type, hex, captured };
}
