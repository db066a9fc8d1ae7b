import { wordsOf } from '../../../kernel/notation';
import { LARGEST_BONUS } from '../model/data';
import type { Reading } from '../model/reading';
import type { ArmySetup, LeaderSetup, ReserveSetup, UnitSetup } from '../model/setup';
import type { Phase, Side } from '../model/types';
import { readAreas } from './hexLists';
import type { ArmyShape, ReserveShape } from './shape';

export function readArmy(shape: ArmyShape, side: Side, reading: Reading): ArmySetup {
  const at = `armies[${side}]`;
  const { demoralisation = 0, disintegration = 0, lost } = shape;
  if (disintegration > 0 && disintegration < demoralisation)
    reading.faults.push({ at: `${at}.disintegration`, expected: `atLeast:${demoralisation}`, found: String(disintegration) });
  return {
    name: shape.name,
    rally: shape.rally,
    demoralisation,
    disintegration,
    lost,
    left: shape.left,
    demoralised: shape.demoralised || (demoralisation > 0 && lost >= demoralisation),
    units: shape.units.flatMap((text, i) => readUnits(text, side, `${at}.units[${i}]`, reading)),
    leaders: shape.leaders.flatMap((text, i) => readLeader(text, side, `${at}.leaders[${i}]`, reading) ?? []),
    exits: [...new Set(readAreas(shape.exits, `${at}.exits`, reading))],
    held: readAreas(shape.held, `${at}.held`, reading),
    reserves: shape.reserves.map((reserve, i) => readReserve(reserve, `${at}.reserves[${i}]`, reading)),
    fallen: readFallen(shape.fallen, `${at}.fallen`, reading),
  };
}

function typeIndex(name: string, at: string, { types, faults }: Reading): number {
  const index = types.findIndex((type) => type.name === name);
  if (index < 0) faults.push({ at, expected: 'unitType', found: name });
  return index;
}

/** B17 The phase in which units and leaders of the phasing player, or of the other, bear a mark. */
const MARKED_IN: Readonly<Record<string, { readonly phase: Phase; readonly own: boolean }>> = {
  fired: { phase: 'fire', own: true },
  moved: { phase: 'movement', own: true },
  attacked: { phase: 'melee', own: true },
  defended: { phase: 'melee', own: false },
  called: { phase: 'rally', own: true },
};
const LASTING = ['disorganised', 'thrown'];
const UNIT_MARKS = [...LASTING, 'fired', 'moved', 'attacked', 'defended'];
const LEADER_MARKS = ['moved', 'called'];

/** Reads marks; those that are none, or do not fit phase or side, are told to the faults. */
function readMarks(words: readonly string[], known: readonly string[], side: Side, at: string, reading: Reading): Set<string> {
  const marks = new Set<string>();
  for (const word of words) {
    const time = MARKED_IN[word];
    if (!known.includes(word) || marks.has(word)) reading.faults.push({ at, expected: 'unitMark', found: word });
    else if (time && (time.phase !== reading.phase || time.own !== (side === reading.player)))
      reading.faults.push({ at, expected: 'phaseMark', found: word });
    marks.add(word);
  }
  return marks;
}

/** Marks that a type cannot bear. */
function checkType(type: number, marks: ReadonlySet<string>, at: string, { types, faults }: Reading): void {
  const { weapon, defenceOnly } = types[type]!;
  const wrong = (word: string) => faults.push({ at, expected: 'typeMark', found: word });
  if (marks.has('thrown') && weapon !== 'javelin') wrong('thrown');
  if (marks.has('fired') && weapon === null) wrong('fired');
  if (marks.has('attacked') && defenceOnly) wrong('attacked');
}

/** `VLEG F8..H9 thrown` */
function readUnits(text: string, side: Side, at: string, reading: Reading): UnitSetup[] {
  const [name = '', ...words] = wordsOf(text);
  const type = typeIndex(name, at, reading);
  const places = words.filter((word) => /\d/.test(word));
  const marks = readMarks(
    words.filter((word) => !places.includes(word)),
    UNIT_MARKS,
    side,
    at,
    reading,
  );
  if (places.length === 0) reading.faults.push({ at, expected: 'hex', found: text });
  const hexes = readAreas(places.join(' '), at, reading);
  if (type < 0) return [];
  checkType(type, marks, at, reading);
  return hexes.map((hex) => ({ type, hex, marks, at }));
}

/** A leader's name, letters only, and bonus. */
function readName(words: readonly string[], at: string, { faults }: Reading): { name: string; bonus: number } {
  const [name = '', bonus = ''] = words;
  if (!/^\p{L}+$/u.test(name)) faults.push({ at, expected: 'leaderName', found: name });
  const number = /^\d+$/.test(bonus) ? Number(bonus) : 0;
  if (number < 1 || number > LARGEST_BONUS) faults.push({ at, expected: 'leaderBonus', found: bonus });
  return { name, bonus: number };
}

/** `Caesar 3 J8 moved` */
function readLeader(text: string, side: Side, at: string, reading: Reading): LeaderSetup | undefined {
  const [name = '', bonus = '', place = '', ...words] = wordsOf(text);
  const who = readName([name, bonus], at, reading);
  const marks = readMarks(words, LEADER_MARKS, side, at, reading);
  if (marks.has('called') && !reading.variants.fallenReturn) reading.faults.push({ at, expected: 'phaseMark', found: 'called' });
  const hexes = readAreas(place, at, reading);
  if (place === '' || hexes.length > 1) reading.faults.push({ at, expected: 'hex', found: text });
  return hexes[0] === undefined ? undefined : { ...who, hex: hexes[0], marks, at };
}

function readReserve(shape: ReserveShape, at: string, reading: Reading): ReserveSetup {
  return {
    turn: shape.turn,
    at: [...new Set(readAreas(shape.at, `${at}.at`, reading))],
    units: shape.units.flatMap((text, i) => readWaiting(text, `${at}.units[${i}]`, reading) ?? []),
    leaders: shape.leaders.map((text, i) => {
      const place = `${at}.leaders[${i}]`;
      const words = wordsOf(text);
      if (words.length > 2) reading.faults.push({ at: place, expected: 'unitMark', found: words[2]! });
      return { ...readName(words, place, reading), at: place };
    }),
  };
}

/** `LEG`, `LEG thrown` */
function readWaiting(text: string, at: string, reading: Reading): ReserveSetup['units'][number] | undefined {
  const [name = '', ...words] = wordsOf(text);
  const type = typeIndex(name, at, reading);
  const marks = new Set(words);
  for (const word of words) if (!LASTING.includes(word)) reading.faults.push({ at, expected: 'unitMark', found: word });
  if (type < 0) return undefined;
  checkType(type, marks, at, reading);
  return { type, marks };
}

/** B16.4 */
function readFallen(texts: readonly string[], at: string, reading: Reading): number[] {
  if (texts.length > 0 && !reading.variants.fallenReturn) reading.faults.push({ at, expected: 'knownField', found: texts.join(' ') });
  return texts.flatMap((text, i) => {
    const type = typeIndex(text.trim(), `${at}[${i}]`, reading);
    return type < 0 ? [] : [type];
  });
}
