import type { Board, Direction, Hex } from '../../../kernel/board';
import type { Generator } from '../../../kernel/dice';
import type { SightLine } from '../../../kernel/sight';
import type { Side } from '../../../kernel/twoSides';

export { otherSide, SIDES, type Side } from '../../../kernel/twoSides';

/** B4.a Phases in which somebody decides; the dice of rally fall by themselves. `rally` is there with B16.4 only. */
export const PHASES = ['fire', 'movement', 'melee', 'rally', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** B2 Kinds of ground; a hex's is its index here. */
export const GROUNDS = ['clear', 'forest', 'river', 'ford', 'sea', 'rampart', 'camp', 'works'] as const;
export type Ground = (typeof GROUNDS)[number];

/** B8.b `javelin` is thrown once in a battle. */
export const WEAPONS = ['javelin', 'javelins', 'sling', 'bow'] as const;
export type Weapon = (typeof WEAPONS)[number];

/** B1.b */
export interface UnitType {
  /** The word used in positions. */
  readonly name: string;
  /** Index in the types of the one of the rules that it stands for; a type of the rules stands for itself. */
  readonly base: number;
  readonly strength: number;
  readonly ma: number;
  readonly weapon: Weapon | null;
  readonly light: boolean;
  readonly defenceOnly: boolean;
  readonly spent: boolean;
}

/** In place of a hex: in reserve, eliminated (of a leader: lost), gone by an exit, removed as spent. */
export const RESERVE = -1;
export const ELIMINATED = -2;
export const LEFT = -3;
export const SPENT = -4;

export interface Unit {
  readonly id: number;
  readonly side: Side;
  /** Index in `Context.types`. */
  readonly type: number;
  hex: number;
  /** Of a reserve its index in the army's, else -1. */
  readonly group: number;
  disorganised: boolean;
  /** Its one javelin has been thrown. */
  thrown: boolean;
  /** Marks of a phase. */
  fired: boolean;
  moved: boolean;
  attacked: boolean;
  defended: boolean;
}

export interface Leader {
  /** Index in `Context.leaders`. */
  readonly id: number;
  readonly side: Side;
  readonly bonus: number;
  hex: number;
  readonly group: number;
  moved: boolean;
  /** B16.4 Has tried to call back in this phase. */
  called: boolean;
}

export const RESULTS = ['AE', 'AR', 'SE', 'EC', 'DR', 'DE'] as const;
export type Result = (typeof RESULTS)[number];

export const QUESTIONS = ['evade', 'lose', 'retreat', 'advance'] as const;
export type Asks = (typeof QUESTIONS)[number];

/** An attack in which a question is open. Units by their ids. */
export interface Attack {
  /** Who took part and still stands; whoever evaded is out of it. */
  attackers: number[];
  defenders: number[];
  asks: Asks;
  /** Null before the odds are struck, and where all defenders evaded. */
  result: Result | null;
  /** Who still has to retreat. */
  retreating: number[];
  /** Hexes left empty that may still be entered. */
  vacated: Hex[];
  advanced: number[];
  /** Strength lost to either side by this attack and not yet counted. */
  lost: [number, number];
  /** Hexes where leaders of an eliminated unit still await their dice. */
  fallen: Hex[];
}

/** B12 */
export interface Army {
  lost: number;
  /** Strength gone by an exit. */
  left: number;
  demoralised: boolean;
}

/** Plain data: what JSON and a hand-written clone carry. */
export interface State {
  generator: Generator;
  turn: number;
  /** Whose player turn it is. */
  player: Side;
  phase: Phase;
  units: Unit[];
  leaders: Leader[];
  armies: [Army, Army];
  /** Of each of `Context.objectives`, whose unit stands on it or entered it last; -1 nobody's. */
  held: number[];
  attack: Attack | null;
}

export const TERMS = ['destroy', 'exit', 'survive', 'hold'] as const;
type TermKind = (typeof TERMS)[number];

/** B14 A way to win (`destroy`, `exit`, `survive`), or what counts in the last reckoning (`hold`). */
export interface VictoryTerm {
  readonly term: TermKind;
  readonly by: Side;
  /** Of all but `hold`. */
  readonly strength: number;
  /** Of `hold`. */
  readonly points: number;
  readonly at: readonly Hex[];
}

/** B13.a */
export interface Reserve {
  readonly turn: number;
  readonly at: readonly Hex[];
}

export interface ArmyFacts {
  readonly name: string;
  readonly rally: number;
  /** 0: none. */
  readonly demoralisation: number;
  readonly disintegration: number;
  readonly exits: readonly Hex[];
  readonly reserves: readonly Reserve[];
}

/** B16 Which options are in force. */
export interface Variants {
  /** B16.1 */
  readonly uphill: boolean;
  /** B16.2 */
  readonly freeMelee: boolean;
  /** B16.3 */
  readonly briefDisorder: boolean;
  /** B16.4 */
  readonly fallenReturn: boolean;
}

/** Tables of one battle, built at `open` and not changed after; the exception is `scratch`, which holds nothing between calls but who stood where. */
export interface Context {
  readonly board: Board;
  /** Index in `GROUNDS` of each hex. */
  readonly ground: Uint8Array;
  readonly level: Uint8Array;
  /** 1 at `hex * 6 + direction` where the hexside is a stream. */
  readonly stream: Uint8Array;
  /** B2.b Points of a step, at `hex * 6 + direction`; 0 where there is none. */
  readonly stepCost: Uint8Array;
  /** B13.a Points of entering the map there; 0 where nobody may be. */
  readonly entryCost: Uint8Array;
  /** B2.d 1 where nobody may be. */
  readonly shut: Uint8Array;
  /** B8.f The hexes at range 2 that are in sight, twelve to a hex, `OFF_MAP` where there is none. */
  readonly seen: Int16Array;
  /** B2.2 `2` or `closed`, B2.3 `shift`; undefined as in the table. */
  readonly forest: ForestVariant;
  readonly slope: SlopeVariant;
  readonly types: readonly UnitType[];
  /** Names of the leaders by their ids. */
  readonly leaders: readonly string[];
  readonly turns: number;
  readonly armies: readonly [ArmyFacts, ArmyFacts];
  readonly victory: readonly VictoryTerm[];
  /** Hexes that `hold` or a camp makes worth having, in rising order. */
  readonly objectives: readonly Hex[];
  /** Who wins a draw: 0 nobody, 1 or 2. */
  readonly draw: 0 | 1 | 2;
  readonly options: readonly string[];
  readonly variants: Variants;
  readonly sight: (from: Hex, to: Hex) => SightLine;
  readonly scratch: Scratch;
}

export type ForestVariant = 2 | 'closed' | undefined;
export type SlopeVariant = 'shift' | undefined;

export interface Scratch {
  /** Unit by unit what the tables of who stands where and of zones were last filled from: its hex * 2 + its side, -1 off the map. */
  readonly stood: number[];
  /** Whether those can be gone on from: they were filled to the end, and no hex was shared. */
  isSure: boolean;
  /** 1 + id of the unit there, 0 none. */
  readonly unitAt: Int16Array;
  /** 1 + side of the unit there, 0 none. */
  readonly sideAt: Uint8Array;
  /** For each side, by how many of its units a hex is controlled (B6.a). */
  readonly zones: readonly [Uint8Array, Uint8Array];
  /** No zone anywhere: what leaders see. */
  readonly noZone: Uint8Array;
  readonly flood: Flood;
  readonly melee: MeleeTables;
}

/** A search over hexes by points. */
export interface Flood {
  /** Of a hex `base - cost`; what is not above `floor` is of an earlier search. */
  readonly labels: Int32Array;
  base: number;
  floor: number;
  /** Hexes that can be reached, in rising order of cost; only the first `count` are meant. */
  readonly spots: Int16Array;
  count: number;
  /** Hexes waiting, by cost modulo the number of lists, and how many. */
  readonly frontier: readonly Int16Array[];
  readonly waiting: Int32Array;
}

/** B7.1 Who must attack and who can be attacked, by hex. */
interface MeleeTables {
  /** 1 where an enemy unit stands that has not been attacked in this phase. */
  readonly open: Uint8Array;
  /** 1 where a bound unit stands. */
  readonly bound: Uint8Array;
  /** 1 where a unit stands that may attack. */
  readonly able: Uint8Array;
  /** Of a hex, how many of its neighbours are open, and bound. */
  readonly openNear: Uint8Array;
  readonly boundNear: Uint8Array;
  /** For the subsets around one hex: masks of directions by hex, and which hexes have one. */
  readonly masks: Uint8Array;
  readonly masked: Int16Array;
}

export type { Direction, Hex };
