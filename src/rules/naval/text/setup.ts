import type { Checked, Fault } from '../../../kernel/game';
import { readHex, readHexes } from '../../../kernel/notation';
import { checkBounds, readMeaning, readTypes } from '../../../kernel/shape';
import { DEFAULT_COLUMNS, DEFAULT_ROWS, HOLDS, plainType } from '../model/data';
import type { Reading } from '../model/reading';
import type { AssaultSetup, QuestionSetup, Setup } from '../model/setup';
import { type ShipType, SIDES, SIZES, type Side, type VictoryTerm } from '../model/types';
import { checkTogether } from './setupCheck';
import { readFleet } from './setupFleet';
import { type PositionShape, readPositionShape } from './shape';

/** Reads a position; whatever is wrong is told all at once. */
export const readPosition = (json: unknown): Checked<Setup> => readMeaning(readPositionShape(json), setupOf);

function setupOf(shape: PositionShape, faults: Fault[], isSound: (part: string) => boolean): Setup {
  const columns = shape.map.columns ?? DEFAULT_COLUMNS;
  const rows = shape.map.rows ?? DEFAULT_ROWS;
  const reading: Reading = { columns, rows, types: typesOf(shape, faults), faults };
  const setup: Setup = {
    map: { columns, rows, land: readHexes(shape.map.land, 'map.land', reading) },
    types: reading.types,
    turn: shape.turn,
    turns: shape.turns,
    player: (shape.player - 1) as Side,
    phase: shape.phase,
    die: readDie(shape, faults),
    fleets: [readFleet(shape.fleets[0], 0, reading), readFleet(shape.fleets[1], 1, reading)],
    draw: shape.draw ?? 0,
    victory: readVictory(shape, reading),
    assault: readAssault(shape, reading),
    closed: readHexes(shape.closed, 'closed', reading),
    question: readQuestion(shape, reading),
  };
  checkBounds(setup, faults);
  if (isSound('fleets') && isSound('map')) checkTogether(setup, faults);
  return setup;
}

/** 14.5 The movement die, which there is in the movement phase and in no other. */
function readDie({ phase, die }: PositionShape, faults: Fault[]): number {
  if (phase === 'movement' && die === undefined) faults.push({ at: 'die', expected: 'required' });
  if (phase !== 'movement' && die !== undefined) faults.push({ at: 'die', expected: 'dieInMovement', found: String(die) });
  return die ?? 0;
}

/** A small and a large ship, then the battle's own types, each like the type it is named after, which may be one of the battle's too. */
function typesOf(shape: PositionShape, faults: Fault[]): ShipType[] {
  const types = readTypes(SIZES.map(plainType), shape.types, typeLike, { isBase: () => true, expected: 'shipType', faults });
  for (const { name, size, marines } of types) {
    if (marines > HOLDS[size]) faults.push({ at: `types.${name}.marines`, expected: `atMost:${HOLDS[size]}`, found: String(marines) });
  }
  return types;
}

/** A ship type of a battle's own, like another but for what is given of it. */
export const typeLike = (name: string, base: ShipType, given: PositionShape['types'][string]): ShipType => ({
  name,
  size: given.size ?? base.size,
  crew: given.crew ?? base.crew,
  marines: given.marines ?? base.marines,
  ballista: given.ballista ?? base.ballista,
  corvus: given.corvus ?? base.corvus,
});

/** 14.2 Ships sunk and captured, for either side, unless the battle has terms of its own. */
const USUAL_TERMS: NonNullable<PositionShape['victory']> = (['sunk', 'captured'] as const).map((term) => ({ term, points: 1, large: 2 }));

function readVictory(shape: PositionShape, reading: Reading): VictoryTerm[] {
  const terms: VictoryTerm[] = [];
  for (const [i, { term, by, points, large, at: text }] of (shape.victory ?? USUAL_TERMS).entries()) {
    const at = `victory[${i}].at`;
    const hexes = text === undefined ? undefined : readHexes(text, at, reading);
    const asks = term === 'exit' || term === 'hold';
    if (asks && text === undefined) reading.faults.push({ at, expected: 'required' });
    else if (asks && !hexes?.length) reading.faults.push({ at, expected: 'hex' });
    if (!asks && text !== undefined) reading.faults.push({ at, expected: 'knownField', found: text });
    for (const side of SIDES) {
      if (by !== undefined && by - 1 !== side) continue;
      const said = { term, by: side, points, large: large ?? points };
      terms.push(hexes ? { ...said, at: hexes } : said);
    }
  }
  return terms;
}

function readAssault(shape: PositionShape, reading: Reading): AssaultSetup | undefined {
  const given = shape.assault;
  if (!given) return undefined;
  const declared = readHexes(given.declared, 'assault.declared', reading);
  return { at: readHex(given.at, 'assault.at', reading) ?? -1, declared: declared.sort((a, b) => a - b), begun: given.begun };
}

function readQuestion(shape: PositionShape, reading: Reading): QuestionSetup | undefined {
  const given = shape.question;
  if (!given) return undefined;
  const at = readHex(given.at, 'question.at', reading) ?? -1;
  return { asks: given.asks, at, from: readHex(given.from, 'question.from', reading) ?? -1 };
}
