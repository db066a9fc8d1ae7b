import type { Direction, Hex } from '../../../../kernel/board';
import type { MapFacts, Overlays, PathFacts, ReachMark, SideFact, TargetMark } from '../../../board/facts';

/** What the sheets of a battle on land are told, over what every board is. */

export type Ground = 'clear' | 'hill' | 'woods' | 'village' | 'stream';

/** What a counter shows: each has a silhouette, a box and two letters. */
export const KINDS = ['LI', 'HI', 'PX', 'LA', 'HA', 'MM', 'LC', 'HC', 'KT', 'CH', 'EL', 'CP'] as const;
export type Kind = (typeof KINDS)[number];

export interface LandMap extends MapFacts {
  /** By hex. */
  readonly terrain: readonly Ground[];
  /** By hex: level of a hill, 0 elsewhere. */
  readonly levels: ArrayLike<number>;
  /** `[hex * 6 + direction]`, the same from both sides: 0 none, 1 river, 2 ford, 3 bridge. */
  readonly hexsides: ArrayLike<number>;
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

/** Where a unit may go, and whether that harms somebody. */
export interface LandReach extends ReachMark {
  readonly harm?: boolean;
}

export interface LandPath extends PathFacts {
  /** The unit as it would stand at the end. */
  readonly ghost?: CounterFacts | undefined;
  /** Hexes where somebody will be disordered. */
  readonly harm?: readonly Hex[];
}

export interface LandTarget extends TargetMark {
  readonly by: 'fire' | 'melee';
}

export interface LandOverlays extends Overlays {
  readonly reachable?: readonly LandReach[];
  readonly path?: LandPath;
  readonly paths?: readonly LandPath[];
  readonly targets?: readonly LandTarget[];
  /** Fire arc. */
  readonly arc?: readonly Hex[];
}

/** All that the board is told of a battle on land. */
export interface LandFacts {
  readonly map: LandMap;
  readonly pieces: LandPieces;
  readonly overlays: LandOverlays;
}
