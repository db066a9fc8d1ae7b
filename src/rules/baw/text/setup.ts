import { createBoard, type Hex, neighbourOf, opposite, printHex } from '../../../kernel/board';
import type { Checked, Fault } from '../../../kernel/game';
import { checkBounds, readMeaning, readTypes } from '../../../kernel/shape';
import { DEFAULT_COLUMNS, DEFAULT_ROWS, UNIT_TYPES } from '../model/data';
import type { Reading } from '../model/reading';
import type { AttackSetup, MapSetup, Setup } from '../model/setup';
import { GROUNDS, SIDES, type Side, type UnitType, type VictoryTerm } from '../model/types';
import { variantsOf } from '../options/ids';
import { readAreas, readHexsides } from './hexLists';
import { readArmy } from './setupArmy';
import { checkTogether } from './setupCheck';
import { type PositionShape, readPositionShape } from './shape';

/** Reads a position; whatever is wrong is told all at once. */
export const readPosition = (json: unknown): Checked<Setup> => readMeaning(readPositionShape(json), setupOf);

function setupOf(shape: PositionShape, faults: Fault[]): Setup {
  const reading: Reading = {
    board: createBoard(shape.map.columns ?? DEFAULT_COLUMNS, shape.map.rows ?? DEFAULT_ROWS),
    types: typesOf(shape, faults),
    phase: shape.phase,
    player: (shape.player - 1) as Side,
    variants: variantsOf(shape.options),
    faults,
  };
  if (shape.phase === 'rally' && !reading.variants.fallenReturn) faults.push({ at: 'phase', expected: 'bawPhase', found: 'rally' });
  const setup: Setup = {
    map: readMap(shape, reading),
    forest: shape.ground.forest,
    slope: shape.ground.slope,
    types: reading.types,
    options: shape.options,
    turn: shape.turn,
    turns: shape.turns,
    player: reading.player,
    phase: shape.phase,
    armies: [readArmy(shape.armies[0], 0, reading), readArmy(shape.armies[1], 1, reading)],
    draw: shape.draw ?? 0,
    victory: readVictory(shape, reading),
    attack: readAttack(shape, reading),
  };
  checkBounds(setup, faults);
  checkTogether(setup, reading);
  return setup;
}

/** B1.b, then the battle's own (B1.f), each like the type it is named after, which may be one of the battle's too. */
function typesOf(shape: PositionShape, faults: Fault[]): UnitType[] {
  const types = readTypes([...UNIT_TYPES], shape.types, typeLike, { isBase: () => true, expected: 'unitType', faults });
  for (const { name } of types.slice(UNIT_TYPES.length))
    if (/\d/.test(name)) faults.push({ at: `types.${name}`, expected: 'typeWithoutDigits', found: name });
  return types;
}

const typeLike = (name: string, base: UnitType, given: PositionShape['types'][string]): UnitType => ({
  name,
  base: base.base,
  strength: given.strength ?? base.strength,
  ma: given.ma ?? base.ma,
  weapon: given.weapon === undefined ? base.weapon : given.weapon,
  light: given.light ?? base.light,
  defenceOnly: given.defenceOnly ?? base.defenceOnly,
  spent: given.spent ?? base.spent,
});

function readMap({ map }: PositionShape, reading: Reading): MapSetup {
  const { board, faults } = reading;
  const ground = new Uint8Array(board.size);
  const level = new Uint8Array(board.size);
  const stream = new Uint8Array(board.size * 6);
  for (const [code, name] of GROUNDS.entries()) {
    const said = name === 'clear' ? undefined : map[name];
    for (const hex of said === undefined ? [] : readAreas(said, `map.${name}`, reading)) {
      if (ground[hex] !== 0 && ground[hex] !== code) faults.push({ at: `map.${name}`, expected: 'oneGround', found: printHex(board, hex) });
      ground[hex] = code;
    }
  }
  for (const [name, said] of Object.entries(map)) {
    const height = Number(/^level(\d)$/.exec(name)?.[1] ?? 0);
    for (const hex of height > 0 ? readAreas(String(said), `map.${name}`, reading) : []) level[hex] = Math.max(level[hex]!, height);
  }
  for (const side of map.stream === undefined ? [] : readHexsides(map.stream, 'map.stream', reading)) {
    const [hex, direction] = [Math.floor(side / 6), side % 6];
    stream[side] = 1;
    stream[neighbourOf(board, hex, direction) * 6 + opposite(direction)] = 1;
  }
  return { columns: board.columns, rows: board.rows, ground, level, stream };
}

/** B14 What a term says beside `by`. */
const ASKS: Readonly<Record<VictoryTerm['term'], readonly ('strength' | 'points' | 'at')[]>> = {
  destroy: ['strength'],
  exit: ['strength'],
  survive: ['strength'],
  hold: ['at', 'points'],
};

function readVictory(shape: PositionShape, reading: Reading): VictoryTerm[] {
  const terms: VictoryTerm[] = [];
  for (const [i, said] of shape.victory.entries()) {
    const at = `victory[${i}]`;
    for (const field of ['strength', 'points', 'at'] as const) {
      const asked = ASKS[said.term].includes(field);
      if (asked && said[field] === undefined) reading.faults.push({ at: `${at}.${field}`, expected: 'required' });
      if (!asked && said[field] !== undefined)
        reading.faults.push({ at: `${at}.${field}`, expected: 'knownField', found: String(said[field]) });
    }
    const hexes = said.at === undefined ? [] : [...new Set(readAreas(said.at, `${at}.at`, reading))];
    const { term, by, strength = 0, points = 0 } = said;
    for (const side of SIDES) if (by === undefined || by - 1 === side) terms.push({ term, by: side, strength, points, at: hexes });
  }
  return terms;
}

function readAttack({ attack }: PositionShape, reading: Reading): AttackSetup | undefined {
  if (!attack) return undefined;
  const hexes = (field: 'attackers' | 'defenders' | 'retreating' | 'vacated' | 'advanced' | 'fallen'): Hex[] =>
    readAreas(attack[field], `attack.${field}`, reading).sort((a, b) => a - b);
  return {
    attackers: hexes('attackers'),
    defenders: hexes('defenders'),
    asks: attack.asks,
    result: attack.result ?? null,
    retreating: hexes('retreating'),
    vacated: hexes('vacated'),
    advanced: hexes('advanced'),
    lost: attack.lost ?? [0, 0],
    fallen: hexes('fallen'),
  };
}
