import type { Board, Direction, Hex } from '../../kernel/board';

/**
 * Everything the board is told. It knows no rules and no words: what a hex, a number or a label means is the teller's affair.
 * Facts are compared by identity: an unchanged counter, map or overlay must stay the same object, and is then not drawn again.
 */

/** 0 is drawn dark with square corners, 1 light with round corners. */
export type SideFact = 0 | 1;

export type Skin = 'silhouettes' | 'boxes' | 'letters';

/** The last two are those of a battle at sea, and all it has. */
export type Ground = 'clear' | 'hill' | 'woods' | 'village' | 'stream' | 'sea' | 'land';

/** What a counter shows: each has a silhouette, a box and two letters. */
export const KINDS = ['LI', 'HI', 'PX', 'LA', 'HA', 'MM', 'LC', 'HC', 'KT', 'CH', 'EL', 'CP'] as const;
export type Kind = (typeof KINDS)[number];

export interface MapFacts {
  readonly board: Board;
  /** By hex. */
  readonly terrain: readonly Ground[];
  /** By hex: level of a hill, 0 elsewhere. Not asked of a battle at sea, nor are the hexsides. */
  readonly levels: ArrayLike<number>;
  /** `[hex * 6 + direction]`, the same from both sides: 0 none, 1 river, 2 ford, 3 bridge. */
  readonly hexsides: ArrayLike<number>;
  /** Places worth a name on the map, in the reader's language. */
  readonly places?: readonly { readonly hex: Hex; readonly name: string }[];
}

/** A unit on the map, a standing camp included. Two in one hex are drawn as a stack, the first below. */
export interface CounterFacts {
  readonly id: number;
  readonly side: SideFact;
  readonly kind: Kind;
  readonly hex: Hex;
  readonly facing: Direction;
  /** Front all round: bars on all six hexsides, no chevron. */
  readonly allRound: boolean;
  /** As printed on the face that is up: the disordered half if it is disordered. */
  readonly strength: number;
  readonly movement: number;
  readonly missile: 'A' | 'B' | undefined;
  readonly star: boolean;
  readonly disordered: boolean;
  readonly volley: boolean;
  readonly panicked: boolean;
  readonly plundering: boolean;
  /** Has done what it can do in this phase. */
  readonly acted: boolean;
  /** Drawn faint: it cannot act now. */
  readonly dimmed: boolean;
  /** What a rule of this turn has made of it: it stands still, obeys the other side, runs on its own, attacks with more. */
  readonly mark?: 'balks' | 'turned' | 'loose' | 'charges' | undefined;
  /** For the accessible name. */
  readonly name: string;
  /** Hexes it has just come through, from its old hex to its new one: the counter glides along them once. */
  readonly trail?: readonly Hex[];
}

/** Leaders of one side in one hex: a badge on that side's unit there, or standing alone. */
export interface LeaderFacts {
  readonly hex: Hex;
  readonly side: SideFact;
  readonly count: number;
  /** For the accessible name, where they stand alone. */
  readonly name: string;
}

/** A camp that is no unit any more. `side` is its first owner. A standing camp is a counter. */
export interface CampFacts {
  readonly hex: Hex;
  readonly side: SideFact;
  readonly state: 'open' | 'captured';
  /** For the accessible name. */
  readonly name: string;
}

/** Volleys that lie in a hex until somebody gathers them. */
export interface LyingFacts {
  readonly hex: Hex;
  readonly count: number;
}

/** What stands on a map of the land. */
export interface LandPieces {
  readonly counters: readonly CounterFacts[];
  readonly leaders: readonly LeaderFacts[];
  readonly camps: readonly CampFacts[];
  readonly lying: readonly LyingFacts[];
}

export interface ReachMark {
  readonly hex: Hex;
  /** Points left there, printed; undefined prints nothing. */
  readonly left: number | undefined;
  /** How a ship comes there; left out: ahead. */
  readonly way?: 'ahead' | 'astern' | 'turn';
  /** Going there harms somebody. */
  readonly harm?: boolean;
}

export interface PathFacts {
  /** From the unit's hex to the end. One hex: it turns in place, or is off the map and enters there. */
  readonly hexes: readonly Hex[];
  /** At the end; undefined while nothing is chosen. */
  readonly facing: Direction | undefined;
  /** The unit as it would stand at the end. */
  readonly ghost: CounterFacts | undefined;
  /** Hexes where somebody will be disordered. */
  readonly harm: readonly Hex[];
  /** It comes from off the map moving this way, into the first hex. */
  readonly enters?: Direction;
  /** It leaves the map this way from the last hex. */
  readonly leaves?: Direction;
}

/** Ways to be attacked that have a mark; a game with others adds them to this interface, and what its marks say more to those below. */
export interface TargetKinds {
  readonly fire: true;
  readonly melee: true;
}

export interface TargetMark {
  readonly hex: Hex;
  /** `2` (the roll), `2-1` (the odds). */
  readonly label: string;
  readonly by: keyof TargetKinds;
  /** Cannot be chosen; drawn faint. */
  readonly barred?: boolean;
}

export interface SightFacts {
  readonly from: Hex;
  readonly to: Hex;
  /** Empty: the line is free. Else it ends in a cross at the first of these it meets. */
  readonly blocked: readonly Hex[];
}

export interface AttackFacts {
  /** Undefined: from beside the map, moving `direction`. */
  readonly from: Hex | undefined;
  readonly to: Hex;
  readonly direction?: Direction;
  /** One of many that are advised, and not the most important. */
  readonly slight?: boolean;
}

/** Six arrows round a hex to choose a facing by touch or keyboard. */
export interface WheelFacts {
  readonly hex: Hex;
  readonly open: readonly Direction[];
  readonly current: Direction | undefined;
}

export interface Overlays {
  readonly selected?: Hex;
  /** Hexes taken into a choice of several. */
  readonly picked?: readonly Hex[];
  readonly reachable?: readonly ReachMark[];
  readonly path?: PathFacts;
  readonly front?: readonly Hex[];
  readonly flank?: readonly Hex[];
  /** Fire arc. */
  readonly arc?: readonly Hex[];
  readonly targets?: readonly TargetMark[];
  readonly sight?: SightFacts;
  /** The last move or fight, from where to where. */
  readonly last?: readonly Hex[];
  /** Hexes from which something threatens. */
  readonly threats?: readonly Hex[];
  /** Hexes that may be chosen, for placing leaders, entering or advancing. */
  readonly legal?: readonly Hex[];
  readonly attack?: AttackFacts;
  /** What is advised; later ones lie over earlier ones. */
  readonly arrows?: readonly AttackFacts[];
  readonly wheel?: WheelFacts;
}

export const NO_OVERLAYS: Overlays = {};
