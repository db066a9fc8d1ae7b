import { printedType } from '../../ancients/model/data';
import { COUNTERS, type Counter, type UnitType } from '../../ancients/model/state';
import { type GivenType, typeLike } from '../../ancients/model/typeLike';
import { plainType } from '../../naval/model/data';
import type { ShipType, Size } from '../../naval/model/types';
import type { Trait } from './traits';

/** A counter that can be bought: camps come with the army. */
export type Buyable = Exclude<Counter, 'CP'>;

export const isBuyable = (counter: Counter): counter is Buyable => counter !== 'CP';
export const BUYABLE: readonly Buyable[] = COUNTERS.filter(isBuyable);

/** 15.2.b Construction points for a counter. */
export const PRICES: Readonly<Record<Buyable, number>> = {
  KT: 10,
  PX: 12,
  MM: 2,
  EL: 15,
  CH: 6,
  HI: 7,
  LA: 4,
  HC: 6,
  LI: 3,
  HA: 5,
  LC: 5,
};

/** 15.2.j What mixed missiles cost where the players mend the printed price. */
export const MENDED_MM = 4;

/** 15.2.i What a counter costs that shoots as its printed kind does not: archers with three shots, light cavalry with bows. */
export const LONGBOW = 8;
export const LONGBOW_SHOTS = 3;
export const HORSE_ARCHER = 7;

/** 15.2.i The named types, as positions write them. */
const NAMED = {
  longbow: { as: 'LA', shots: LONGBOW_SHOTS },
  'horse-archer': { as: 'LC', missile: 'B', traits: 'horse-archer' },
  cataphract: { as: 'HC', traits: 'cataphract' },
} as const satisfies Readonly<Record<string, GivenType & { readonly as: Buyable }>>;
export type Named = keyof typeof NAMED;

/** The word by which a unit is bought. */
export type Ware = Buyable | Named;
export const WARES: readonly Ware[] = [...BUYABLE, ...(Object.keys(NAMED) as Named[])];

const isNamed = (ware: Ware): ware is Named => ware in NAMED;

/** The counter of what is bought: a longbowman's is that of light archers. */
export const counterOf = (ware: Ware): Buyable => (isNamed(ware) ? NAMED[ware].as : ware);

/** 15.3.e Of which named type all units of its counter are by a trait, at one price. */
const MADE_BY: Partial<Readonly<Record<Trait, Named>>> = { horseArchers: 'horse-archer', crossbows: 'longbow' };

/** The word by which a nation buys what a word means: where a trait makes the counter the same as the named type, both are the counter. */
export const soldAs = (word: string, trait: Trait | undefined): string =>
  trait && MADE_BY[trait] === word ? NAMED[MADE_BY[trait]].as : word;

const typeOf = (ware: Ware): UnitType => (isNamed(ware) ? typeLike(ware, printedType(NAMED[ware].as), NAMED[ware]) : printedType(ware));

/** Everything that can be bought by its word. */
export const UNIT_TYPES: Readonly<Record<Ware, UnitType>> = Object.fromEntries(WARES.map((ware) => [ware, typeOf(ware)])) as Record<
  Ware,
  UnitType
>;

/** 15.2.k A ship before its crew, its marines and its engines. */
export const HULLS: Readonly<Record<Size, number>> = { small: 2, large: 4 };
export const BALLISTA = 2;
export const CORVUS = 1;

/** 15.2.k What a ship is when nothing else is said of it: an average crew and the marines that it holds. */
export const SHIP_TYPES: Readonly<Record<Size, ShipType>> = {
  small: { ...plainType('small'), marines: 1 },
  large: { ...plainType('large'), marines: 2 },
};
/** 15.2.k The ships that a player picks from: average ones, and what an owner might do for them. */
export const SHIP_WARES = {
  trireme: shipWare('trireme', 'small'),
  'trireme-poor': shipWare('trireme-poor', 'small', { crew: 2 }),
  'trireme-picked': shipWare('trireme-picked', 'small', { crew: 4 }),
  quinquereme: shipWare('quinquereme', 'large'),
  'quinquereme-picked': shipWare('quinquereme-picked', 'large', { crew: 4 }),
  'quinquereme-corvus': shipWare('quinquereme-corvus', 'large', { corvus: true }),
  'quinquereme-ballista': shipWare('quinquereme-ballista', 'large', { ballista: true }),
} as const;
export type ShipWare = keyof typeof SHIP_WARES;
export const SHIP_WORDS = Object.keys(SHIP_WARES) as readonly ShipWare[];

function shipWare(name: string, size: Size, more: Partial<ShipType> = {}): ShipType {
  return { ...SHIP_TYPES[size], name, ...more };
}

/** 15.2.a Points that players may agree on, and what they say if they do not. */
export const LEAST_POINTS = 30;
export const MOST_POINTS = 300;
export const USUAL_POINTS = 100;
/** 15.2.c A leader for each so many points begun. */
export const POINTS_A_LEADER = 50;
/** 15.2.h.1 Around a camp there is room for so many. */
export const MOST_UNITS = 36;
/** 15.2.h.3 Of a list's own types so many times the classic number; for others so great a part of the points. */
export const TIMES_CLASSIC = 2;
export const STRANGERS_PART = 5;
/** 15.2.g Volleys for a point. */
export const VOLLEYS_A_POINT = 100;
/** 15.2.k */
export const FLEET_POINTS = 60;
export const MOST_SHIPS = 14;
/** 15.2.k The first fleet's first movement die where neither side may draw it alone: as in most battles at sea. */
export const FIRST_DIE = 3;
/** 15.1.h An army of fewer or more units than these wants another scale. */
export const FEWEST_IN_SCALE = 8;
export const MOST_IN_SCALE = 24;

/** 15.2.f What one counter stands for: men, horses with their riders, cars or beasts. */
export const SCALE = { cavalry: 2000, infantry: 4000, missile: 2000, phalanx: 6000, chariots: 500, elephants: 25 } as const;
export type Arm = keyof typeof SCALE;

/** 15.2.f The arm that a counter belongs to. */
export const ARMS: Readonly<Record<Buyable, Arm>> = {
  LI: 'infantry',
  HI: 'infantry',
  PX: 'phalanx',
  LA: 'missile',
  HA: 'missile',
  MM: 'missile',
  LC: 'cavalry',
  HC: 'cavalry',
  KT: 'cavalry',
  CH: 'chariots',
  EL: 'elephants',
};
