import { type Buyable, counterOf, type Named, type Ware } from './data';

/** What a nation fought with at its height, for a period of its history. Years before our era are negative. */
export interface ArmyList {
  readonly id: string;
  readonly years: readonly [from: number, to: number];
  readonly classic: readonly (readonly [ware: Ware, units: number])[];
  /** 15.1.c With the one of training, without that of an exceptional general. */
  readonly leaders: 1 | 2;
  /** A named type that stands in place of its counter: of how great a part of it. */
  readonly instead?: { readonly ware: Named; readonly part: readonly [of: number, all: number] };
  /** 13.9, 13.10, 13.12 Its light infantry are barbarians. */
  readonly barbarian?: true;
  /** 15.1.d */
  readonly campOptional?: true;
}

const MOUNTED = { instead: { ware: 'horse-archer', part: [1, 1] }, campOptional: true } as const;

/** 15.1.b The army lists, the oldest first. */
const DATA = [
  {
    id: 'egypt',
    years: [-1550, -1150],
    leaders: 1,
    classic: [
      ['CH', 5],
      ['LI', 9],
      ['LA', 5],
      ['MM', 4],
    ],
  },
  {
    id: 'assyria',
    years: [-900, -540],
    leaders: 2,
    classic: [
      ['CH', 4],
      ['HI', 3],
      ['HA', 4],
      ['LI', 5],
      ['HC', 2],
      ['MM', 3],
    ],
  },
  {
    id: 'persia',
    years: [-550, -330],
    leaders: 1,
    classic: [
      ['LC', 5],
      ['HC', 3],
      ['LI', 6],
      ['LA', 6],
      ['CH', 1],
      ['MM', 2],
    ],
    instead: { ware: 'horse-archer', part: [1, 3] },
  },
  {
    id: 'hoplites',
    years: [-650, -330],
    leaders: 1,
    classic: [
      ['HI', 10],
      ['LI', 4],
      ['MM', 3],
      ['LC', 1],
    ],
  },
  {
    id: 'macedon',
    years: [-359, -320],
    leaders: 2,
    classic: [
      ['PX', 3],
      ['HI', 1],
      ['HC', 4],
      ['LC', 2],
      ['LI', 3],
      ['MM', 2],
      ['LA', 1],
    ],
  },
  {
    id: 'successors',
    years: [-320, -146],
    leaders: 2,
    classic: [
      ['PX', 3],
      ['HC', 2],
      ['LC', 2],
      ['EL', 1],
      ['LI', 4],
      ['MM', 2],
      ['LA', 2],
    ],
  },
  {
    id: 'india',
    years: [-500, 500],
    leaders: 1,
    classic: [
      ['EL', 3],
      ['CH', 2],
      ['HC', 2],
      ['LA', 5],
      ['LI', 4],
    ],
  },
  {
    id: 'rome-republic',
    years: [-350, -105],
    leaders: 2,
    classic: [
      ['HI', 9],
      ['LI', 5],
      ['LC', 2],
      ['HC', 1],
      ['MM', 1],
    ],
  },
  {
    id: 'rome-empire',
    years: [-105, 300],
    leaders: 2,
    classic: [
      ['HI', 9],
      ['LI', 2],
      ['LA', 2],
      ['HC', 2],
      ['LC', 2],
      ['MM', 1],
    ],
  },
  {
    id: 'rome-late',
    years: [300, 500],
    leaders: 1,
    classic: [
      ['HI', 6],
      ['LI', 4],
      ['LA', 3],
      ['HC', 3],
      ['LC', 2],
      ['MM', 2],
    ],
  },
  {
    id: 'carthage',
    years: [-500, -146],
    leaders: 1,
    classic: [
      ['HI', 4],
      ['LI', 6],
      ['HC', 3],
      ['LC', 3],
      ['EL', 1],
      ['MM', 2],
    ],
  },
  {
    id: 'gauls',
    years: [-400, 100],
    leaders: 1,
    classic: [
      ['LI', 18],
      ['HC', 3],
      ['CH', 2],
      ['LC', 2],
    ],
    barbarian: true,
  },
  {
    id: 'germans',
    years: [-100, 500],
    leaders: 1,
    classic: [
      ['LI', 22],
      ['HC', 3],
      ['LC', 2],
      ['LA', 1],
    ],
    barbarian: true,
  },
  {
    id: 'parthia',
    years: [-250, 640],
    leaders: 1,
    classic: [
      ['cataphract', 5],
      ['LC', 8],
      ['LI', 3],
      ['LA', 3],
      ['EL', 1],
    ],
    instead: { ware: 'horse-archer', part: [1, 1] },
  },
  {
    id: 'huns',
    years: [370, 1000],
    leaders: 1,
    classic: [
      ['LC', 16],
      ['HC', 2],
      ['LI', 2],
    ],
    ...MOUNTED,
  },
  {
    id: 'goths',
    years: [250, 550],
    leaders: 1,
    classic: [
      ['HC', 6],
      ['LI', 12],
      ['LA', 3],
      ['LC', 2],
    ],
    barbarian: true,
  },
  {
    id: 'byzantium',
    years: [530, 1200],
    leaders: 2,
    classic: [
      ['HC', 6],
      ['KT', 1],
      ['LC', 3],
      ['HI', 3],
      ['LA', 4],
      ['MM', 1],
    ],
  },
  {
    id: 'arabs',
    years: [630, 1300],
    leaders: 1,
    classic: [
      ['LC', 8],
      ['HC', 4],
      ['LI', 4],
      ['LA', 4],
      ['MM', 2],
    ],
    instead: { ware: 'horse-archer', part: [1, 2] },
    campOptional: true,
  },
  {
    id: 'vikings',
    years: [790, 1070],
    leaders: 1,
    classic: [
      ['HI', 10],
      ['LI', 6],
      ['LA', 2],
      ['MM', 1],
    ],
  },
  {
    id: 'normans',
    years: [1050, 1250],
    leaders: 1,
    classic: [
      ['KT', 4],
      ['HI', 4],
      ['LI', 4],
      ['LA', 4],
      ['LC', 1],
    ],
  },
  {
    id: 'feudal',
    years: [1100, 1450],
    leaders: 1,
    classic: [
      ['KT', 5],
      ['HI', 3],
      ['LI', 5],
      ['HA', 2],
      ['LC', 1],
    ],
  },
  {
    id: 'england',
    years: [1280, 1450],
    leaders: 2,
    classic: [
      ['longbow', 5],
      ['HI', 5],
      ['KT', 1],
      ['LI', 3],
      ['LC', 1],
    ],
  },
  {
    id: 'scots',
    years: [1290, 1480],
    leaders: 1,
    classic: [
      ['PX', 5],
      ['LI', 8],
      ['LA', 2],
      ['LC', 1],
    ],
  },
  {
    id: 'mongols',
    years: [1200, 1400],
    leaders: 2,
    classic: [
      ['LC', 14],
      ['HC', 3],
      ['LI', 3],
      ['MM', 2],
    ],
    ...MOUNTED,
  },
] as const satisfies readonly ArmyList[];

export type ListId = (typeof DATA)[number]['id'];
export const LISTS: readonly (ArmyList & { readonly id: ListId })[] = DATA;
export const LIST_IDS: readonly ListId[] = DATA.map(({ id }) => id);

export const listOf = (id: string): (ArmyList & { readonly id: ListId }) | undefined => LISTS.find((list) => list.id === id);

/** How many units of a counter the classic army has, under whatever name. */
export const classicOf = (list: ArmyList, counter: Buyable): number =>
  list.classic.reduce((sum, [ware, units]) => sum + (counterOf(ware) === counter ? units : 0), 0);

/** Whether a type is one of the list's own, by its word: a named type only where the list names it. */
export const isOfList = (list: ArmyList, word: string): boolean =>
  list.instead?.ware === word || list.classic.some(([ware]) => ware === word || counterOf(ware) === word);
