import { hexAt, printHex } from '../../../kernel/board';
import type { UnitType } from '../../ancients/model/state';
import { givenOf } from '../../ancients/model/typeLike';
import { OPTION_IDS } from '../../ancients/options/ids';
import type { ShipType } from '../../naval/model/types';
import { SHIP_TYPES } from '../model/data';
import { type Field, mapOf } from '../model/fields';
import type { Trait } from '../model/traits';
import { appraise, type Purchase } from '../play/army';
import { COLUMNS, campPlace, drawUp, eachOf, type Placed } from '../play/drawUp';
import type { Lot } from '../play/price';
import { serving } from '../play/service';

/** An army that has been bought, and what it is called. */
export interface Army extends Purchase {
  readonly name: string;
}

type Given = Record<string, object>;

/** What a position gives of a type: both its sides where the full one is given, for one that is read by itself. */
function sidesOf(type: UnitType): object {
  const given = givenOf(type);
  return given.full === undefined ? given : { ...given, disordered: type.disordered };
}

/** The word of a type in a position, which gives there what it is; two that are called alike and are not are told apart by a number. */
function wordFor(type: UnitType, types: Given): string {
  if (type.name === type.as) return type.name;
  const given = sidesOf(type);
  for (let n = 1; ; n++) {
    const word = n === 1 ? type.name : `${type.name}-${n}`;
    if (word in types && JSON.stringify(types[word]) !== JSON.stringify(given)) continue;
    types[word] = given;
    return word;
  }
}

const place = ({ hex }: Placed<unknown>, facing: number): string => `${printHex({ columns: COLUMNS }, hex)}/${facing}`;

/** 15.3.e A nation of seafarers raids foreign shores. */
const raidPoints = (trait: Trait | undefined): { points?: number } => (trait === 'navy' ? { points: 1 } : {});

const hasElephants = ({ units }: Army): boolean => units.some(({ type, count }) => type.as === 'EL' && count > 0);

/** `against`: whether elephants may come against it, if it has some itself. */
function armyOf(army: Army, side: 0 | 1, types: Given, against: boolean): object {
  const { panic, leaders } = appraise(army);
  const elephants = against && hasElephants(army);
  const lots = army.units.map(({ type, count }) => ({ type: serving(type, { ...army, elephants }), count }));
  const placed = drawUp(lots, side);
  const units = placed.map((one) => `${wordFor(one.type, types)} ${place(one, side === 0 ? 1 : 4)}`);
  const camp = printHex({ columns: COLUMNS }, campPlace(side));
  const led = Array.from(
    { length: leaders },
    (_, i) => placed[Math.floor(((i + 1) * Math.min(placed.length, 14)) / (leaders + 1))] ?? placed[0]!,
  );
  return {
    name: army.name,
    panic,
    ...raidPoints(army.trait),
    units,
    camp,
    leaders: led.map(({ hex }) => printHex({ columns: COLUMNS }, hex)),
  };
}

/**
 * 15.3.e Barbarians have a charge of their own in one melee phase. What keeps it in a battle is 13.10, whose charge is over for both where it is not
 * played besides. Undefined: no trait asks for it.
 */
function chargesOf(armies: readonly [Army, Army], options: readonly string[]): object | undefined {
  if (!armies.some(({ trait }) => trait === 'barbarians')) return undefined;
  const traitCharges = armies.map(({ trait }) => (trait === 'barbarians' ? 'unspent' : 'spent'));
  return options.includes('13.10') ? { traitCharges } : { charges: ['spent', 'spent'], traitCharges };
}

/** 15.2.e, 15.1.i, 15.3.b The battle of two armies on a field: six turns, free deployment and what else is played. */
export function landBattle(armies: readonly [Army, Army], field: Field, options: readonly string[] = []): object {
  const types: Given = {};
  // 13.11 Its own may be turned against it.
  const against = options.includes('13.11') || armies.every(hasElephants);
  const sides = [armyOf(armies[0], 0, types, against), armyOf(armies[1], 1, types, against)];
  const optional = chargesOf(armies, options);
  return {
    system: 'ancients',
    options: OPTION_IDS.filter((id) => id === '13.3' || options.includes(id) || (id === '13.10' && optional)),
    map: mapOf(field),
    ...(Object.keys(types).length > 0 ? { types } : {}),
    turn: 1,
    turns: 6,
    player: 1,
    armies: sides,
    ...(optional ? { optional } : {}),
  };
}

/** 15.2.k A fleet that has been bought, and what it is called. */
export interface Fleet {
  readonly name: string;
  readonly ships: readonly Lot<ShipType>[];
  readonly trait?: Trait | undefined;
}

/** 15.2.k An open sea, each side in its own half. */
const SEA = { columns: 22, rows: 14 };

/** The rows in which ships stand, in their order, and the columns from the front to the rear. */
const LINES = [3, 5, 7, 9, 11, 13];
const FRONTS = [
  [4, 3, 2],
  [17, 18, 19],
] as const;

/** What an average ship of a size is called. */
const SHIP_WORDS = { small: 'trireme', large: 'quinquereme' } as const;
const CREW_WORDS = ['', 'slaves', 'poor', '', 'picked'];

/** The word of a ship type in a position, by what is unusual in it. */
function shipWord(type: ShipType): string {
  if (type.name !== type.size) return type.name;
  const engines = [type.ballista ? 'ballista' : '', type.corvus ? 'corvus' : ''];
  const usual = SHIP_TYPES[type.size].marines;
  const parts = [SHIP_WORDS[type.size], CREW_WORDS[type.crew]!, type.marines === usual ? '' : `m${type.marines}`, ...engines];
  return parts.filter((part) => part !== '').join('-');
}

function fleetOf({ name, ships, trait }: Fleet, side: 0 | 1, types: Given): object {
  const words = eachOf(ships).map((type) => {
    const word = shipWord(type);
    const { size, crew, marines, ballista, corvus } = type;
    types[word] = { as: size, crew, marines, ...(ballista ? { ballista } : {}), ...(corvus ? { corvus } : {}) };
    return word;
  });
  const hexes = FRONTS[side].flatMap((column) => LINES.map((row) => hexAt(SEA, column, row)));
  return { name, ...raidPoints(trait), ships: words.map((word, i) => `${word} ${printHex(SEA, hexes[i]!)}/${side === 0 ? 2 : 6}`) };
}

/** 15.2.k The battle of two fleets on the open sea, twenty turns. `die`: the first fleet's first movement die. */
export function seaBattle(fleets: readonly [Fleet, Fleet], die: number): object {
  const types: Given = {};
  const sides = [fleetOf(fleets[0], 0, types), fleetOf(fleets[1], 1, types)];
  return { system: 'naval', map: SEA, types, turn: 1, turns: 20, player: 1, phase: 'movement', die, fleets: sides };
}
