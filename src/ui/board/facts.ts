import type { Board, Direction, Hex } from '../../kernel/board';

/**
 * Everything the board is told. It knows no rules, no ground and no words: what a hex, a piece, a number or a label means is the teller's affair.
 * Facts are compared by identity: an unchanged piece, map or mark must stay the same object, and is then not drawn again.
 */

/** 0 is drawn dark with square corners, 1 light with round corners. */
export type SideFact = 0 | 1;

export type Skin = 'silhouettes' | 'boxes' | 'letters';

/** A game's own map says besides what lies in its hexes. */
export interface MapFacts {
  readonly board: Board;
}

/** A place worth a name on the map, in the reader's language. */
export interface PlaceName {
  readonly hex: Hex;
  readonly name: string;
}

export interface ReachMark {
  readonly hex: Hex;
  /** Points left there, printed; undefined prints nothing. */
  readonly left: number | undefined;
}

export interface PathFacts {
  /** From the piece's hex to the end. One hex: it turns in place, or is off the map and enters there. */
  readonly hexes: readonly Hex[];
  /** At the end; undefined while nothing is chosen. */
  readonly facing: Direction | undefined;
  /** The piece as it would stand at the end, in the game's own facts; the line stops at its edge. */
  readonly ghost?: unknown;
  /** It comes from off the map moving this way, into the first hex. */
  readonly enters?: Direction;
  /** It leaves the map this way from the last hex. */
  readonly leaves?: Direction;
}

export interface TargetMark {
  readonly hex: Hex;
  /** `2` (the roll), `2-1` (the odds). */
  readonly label: string;
  /** How it is attacked: the game's art has a mark for each of its ways. */
  readonly by: string;
  /** Cannot be chosen; drawn faint. */
  readonly barred?: boolean;
}

export interface SightFacts {
  readonly from: Hex;
  readonly to: Hex;
  /** Empty: the line is free. Else it ends in a cross at the first of these it meets. */
  readonly blocked: readonly Hex[];
  /** Printed on the line: hexes from one end to the other. */
  readonly range?: number;
}

export interface AttackFacts {
  /** Undefined: from beside the map, moving `direction`. */
  readonly from: Hex | undefined;
  readonly to: Hex;
  readonly direction?: Direction;
  /** One of many that are advised, and not the most important. */
  readonly slight?: boolean;
}

/** What people have drawn: a ring round a hex, or an arrow to it. */
export interface NotedFacts {
  readonly from?: Hex;
  readonly to: Hex;
}

/** Six arrows round a hex to choose a facing by touch or keyboard. */
export interface WheelFacts {
  readonly hex: Hex;
  readonly open: readonly Direction[];
  readonly current: Direction | undefined;
}

/** How a side can come at a hex in its next turn: somebody of it can stand there, attack whoever stands there, or hit him from afar. */
export const COVERS = ['reach', 'attack', 'hit'] as const;
export type Cover = (typeof COVERS)[number];

/** All that a side can do in its next turn, hex by hex. */
export interface CoverageFacts {
  readonly side: SideFact;
  /** What can be done at a hex, by the labels of the areas it lies in, for whoever does not see it. */
  readonly says: (labels: readonly string[]) => string;
  readonly areas: readonly { readonly cover: Cover; readonly hexes: readonly Hex[]; readonly label: string }[];
}

/** The hexes that a side controls, where a game knows such. */
export interface ControlFacts {
  readonly side: SideFact;
  readonly hexes: readonly Hex[];
}

/** The marks that mean the same over any map; a game's own come besides. */
export interface Overlays {
  readonly selected?: Hex;
  /** Hexes taken into a choice of several. */
  readonly picked?: readonly Hex[];
  /** Hexes that a lesson or an advice speaks of; drawn as those are, but in nobody's hand. */
  readonly marked?: readonly Hex[];
  readonly reachable?: readonly ReachMark[];
  readonly path?: PathFacts;
  /** Of those in hand the one by which the others are led. */
  readonly guide?: Hex;
  /** The ways of several pieces that go together, and the hexes of those of them that stay. */
  readonly paths?: readonly PathFacts[];
  readonly stays?: readonly Hex[];
  readonly targets?: readonly TargetMark[];
  readonly sight?: SightFacts;
  /** The line of sight that is asked for, besides that of the tool in hand. */
  readonly ruler?: SightFacts;
  /** What could be done to the piece that is asked about, and by whom: below each, for above it stands what can be done to him. */
  readonly dangers?: readonly TargetMark[];
  readonly coverage?: CoverageFacts;
  /** Hexes that the enemy of the piece in hand controls. */
  readonly zones?: readonly Hex[];
  /** What one side controls, as long as that is shown. */
  readonly controlled?: ControlFacts;
  /** The last move or fight, from where to where. */
  readonly last?: readonly Hex[];
  /** Hexes from which something threatens. */
  readonly threats?: readonly Hex[];
  /** Hexes that may be chosen. */
  readonly legal?: readonly Hex[];
  readonly attack?: AttackFacts;
  /** What is advised; later ones lie over earlier ones. */
  readonly arrows?: readonly AttackFacts[];
  /** What is drawn for a note; it lies over all areas and pieces. */
  readonly noted?: readonly NotedFacts[];
  /** Where the pencil in hand has drawn or begun. */
  readonly drawn?: readonly Hex[];
  readonly wheel?: WheelFacts | undefined;
  /** The hexes before a piece that faces somewhere, where it is or would be; those beside it, and those behind it if these are another thing than beside. */
  readonly front?: readonly Hex[];
  readonly beside?: readonly Hex[];
  readonly rear?: readonly Hex[];
}

export const NO_OVERLAYS: Record<never, never> = {};

/** What the board is told of one game: its map, what stands on it, and the marks over it. */
export interface GameFacts {
  readonly map: MapFacts;
  readonly pieces: unknown;
  readonly overlays: Overlays;
}
