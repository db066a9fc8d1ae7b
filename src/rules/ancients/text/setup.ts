import { type Direction, type Hex, hexAtAxial, OFF_MAP, opposite, parseHex, STEP_Q, STEP_R } from '../../../kernel/board';
import type { Checked, Fault } from '../../../kernel/game';
import { parsePlace, readHex, readHexes, wordsOf } from '../../../kernel/notation';
import { checkBounds, readMeaning, readTypes } from '../../../kernel/shape';
import { DEFAULT_COLUMNS, DEFAULT_ROWS, printedType } from '../model/data';
import type { Reading } from '../model/reading';
import type { AttackSetup, MapSetup, Setup } from '../model/setup';
import { typeLike } from '../model/typeLike';
import { COUNTERS, HEXSIDES, type Hexside, type Side, type Terrain, type UnitType, type VictoryTerm } from '../model/types';
import { slicesKept } from '../options';
import { readTimes } from '../options/night';
import { readExtra } from './extra';
import { readArmy } from './setupArmy';
import { checkTogether } from './setupCheck';
import { type PositionShape, readPositionShape } from './shape';

/** Reads a position; whatever is wrong is told all at once. */
export const readPosition = (json: unknown): Checked<Setup> => readMeaning(readPositionShape(json), setupOf);

function setupOf(shape: PositionShape, faults: Fault[], isSound: (part: string) => boolean): Setup {
  const columns = shape.map.columns ?? DEFAULT_COLUMNS;
  const rows = shape.map.rows ?? DEFAULT_ROWS;
  const types = typesOf(shape, faults);
  const reading: Reading = { columns, rows, types, faults, deploys: shape.phase === 'deploy' && shape.options.includes('13.3') };
  const map = readMap(shape, reading);
  const armies = [readArmy(shape.armies[0], 0, reading), readArmy(shape.armies[1], 1, reading)] as const;
  const player = (shape.player - 1) as Side;
  const sound = isSound('armies');
  const setup: Setup = {
    options: shape.options,
    map,
    types,
    turn: shape.turn,
    ...readTimes(shape, shape.options.includes('13.4'), faults),
    player,
    phase: shape.phase,
    armies,
    draw: shape.draw ?? 0,
    victory: readVictory(shape, reading),
    attack: readAttack(shape, reading),
    extra: readExtra(shape.optional, slicesKept(shape.options), { ...reading, armies: sound ? armies : undefined, player }),
  };
  checkBounds(setup, faults);
  if (sound) checkTogether(setup, faults);
  return setup;
}

/** The printed counters, then the scenario's own (C2), each like the type it is named after, which may be one of the scenario's too. */
const typesOf = (shape: PositionShape, faults: Fault[]): UnitType[] =>
  readTypes(COUNTERS.map(printedType), shape.types, typeLike, { isBase: (type) => type.as !== 'CP', expected: 'unitType', faults });

/** Terrain without levels. */
const PLAIN_TERRAIN = ['woods', 'village', 'stream'] as const satisfies readonly Terrain[];

function readMap(shape: PositionShape, reading: Reading): MapSetup {
  const { columns, rows, faults } = reading;
  const terrain = new Array<Terrain>(columns * rows).fill('clear');
  const levels = new Array<number>(columns * rows).fill(0);
  const hexsides: Record<Hexside, { hex: Hex; direction: Direction }[]> = { river: [], ford: [], bridge: [] };
  const taken = new Map<number, Hexside>();
  for (const [key, text] of Object.entries(shape.map)) {
    if (key === 'columns' || key === 'rows' || typeof text !== 'string') continue;
    const at = `map.${key}`;
    const hill = /^hill([1-9]?)$/.exec(key);
    const kind = hill ? 'hill' : PLAIN_TERRAIN.find((plain) => plain === key);
    if (kind) {
      const level = hill ? Number(hill[1] || 1) : 0;
      for (const hex of readHexes(text, at, reading)) {
        const isOther = terrain[hex] !== 'clear' && (terrain[hex] !== kind || levels[hex] !== level);
        if (isOther) faults.push({ at, expected: 'oneTerrain', found: wordFor(hex, text, reading) });
        terrain[hex] = kind;
        levels[hex] = level;
      }
    } else if ((HEXSIDES as readonly string[]).includes(key)) {
      readHexsides(text, key as Hexside, hexsides, taken, reading);
    } else faults.push({ at, expected: 'terrain', found: key });
  }
  return { columns, rows, terrain, levels, hexsides };
}

const wordFor = (hex: Hex, text: string, reading: Reading): string => wordsOf(text).find((word) => parseHex(reading, word) === hex) ?? '';

function readHexsides(
  text: string,
  kind: Hexside,
  hexsides: Record<Hexside, { hex: Hex; direction: Direction }[]>,
  taken: Map<number, Hexside>,
  reading: Reading,
): void {
  const at = `map.${kind}`;
  for (const word of wordsOf(text)) {
    const place = parsePlace(reading, word);
    if (!place || place.hex === OFF_MAP) {
      reading.faults.push({ at, expected: 'hexside', found: word });
      continue;
    }
    const { hex, facing: direction } = place;
    const beyond = neighbour(reading, hex, direction);
    const key = beyond === OFF_MAP || direction < 3 ? hex * 6 + direction : beyond * 6 + opposite(direction);
    const other = taken.get(key);
    if (other !== undefined && other !== kind) reading.faults.push({ at, expected: 'oneHexside', found: word });
    taken.set(key, kind);
    hexsides[kind].push({ hex, direction });
  }
}

function neighbour(size: { columns: number; rows: number }, hex: Hex, direction: Direction): Hex {
  const q = hex % size.columns;
  const r = Math.floor(hex / size.columns) - (q >> 1);
  return hexAtAxial(size, q + STEP_Q[direction]!, r + STEP_R[direction]!);
}

/** 12 The three points, for either side, unless the scenario has terms of its own. */
const USUAL_TERMS: NonNullable<PositionShape['victory']> = (['camp', 'panic', 'double'] as const).map((term) => ({ term, points: 1 }));

function readVictory(shape: PositionShape, reading: Reading): VictoryTerm[] {
  const given = shape.victory ?? USUAL_TERMS;
  const terms: VictoryTerm[] = [];
  for (const [i, { term, by, points, at: text }] of given.entries()) {
    const at = `victory[${i}].at`;
    const hexes = text === undefined ? undefined : readHexes(text, at, reading);
    if (term !== 'hold' && text !== undefined) reading.faults.push({ at, expected: 'knownField', found: text });
    if (term === 'hold' && !hexes?.length) reading.faults.push({ at, expected: 'hex' });
    const sides: Side[] = by === undefined ? [0, 1] : [(by - 1) as Side];
    for (const side of sides) terms.push(hexes ? { term, by: side, points, at: hexes } : { term, by: side, points });
  }
  return terms;
}

function readAttack(shape: PositionShape, reading: Reading): AttackSetup | undefined {
  const given = shape.attack;
  if (!given) return undefined;
  return {
    order: given.order,
    asks: given.asks,
    left: given.left,
    at: given.at === undefined ? undefined : readHex(given.at, 'attack.at', reading),
    unit: given.unit,
    group: given.group,
  };
}
