import type { Direction, Hex } from '../../../../kernel/board';
import type { MapFacts, Overlays, PathFacts, ReachMark, SideFact, TargetMark } from '../../../board/facts';

/** What the sheets of a battle at sea are told. As on land: facts are compared by identity, and words come from the teller. */

export interface SeaMap extends MapFacts {
  /** By hex: 1 land, 0 sea. */
  readonly land: ArrayLike<number>;
}

export const SHIP_SIZES = ['small', 'large'] as const;
export type ShipSize = (typeof SHIP_SIZES)[number];

/** A ship in a hex, its bow pointing at a hexside. */
export interface Pose {
  readonly hex: Hex;
  readonly facing: Direction;
}

/** A ship on the map. Whoever stands off it (`hex` below 0) is not drawn. */
export interface ShipFacts {
  readonly id: number;
  /** Its colour: the hull. */
  readonly side: SideFact;
  /** Whom it obeys: its pennant and the marines aboard. */
  readonly commander: SideFact;
  readonly size: ShipSize;
  readonly hex: Hex;
  readonly facing: Direction;
  /** Quality of its crew as it is now, 0 to 4, printed. */
  readonly crew: number;
  /** The same of the sound ship, shown as empty pips. */
  readonly fullCrew: number;
  readonly damaged: boolean;
  readonly sinking: boolean;
  readonly captured: boolean;
  /** Points aboard, all the commander's: so many figures. */
  readonly marines: number;
  /** It bears one that it has not lost. */
  readonly ballista: boolean;
  readonly corvus: boolean;
  /** Has done what it can do in this phase. */
  readonly acted: boolean;
  /** Drawn faint: it cannot act now. */
  readonly dimmed: boolean;
  /** For the accessible name. */
  readonly name: string;
  /** Where it has just been, its old place first and its new one last: it sails along them once, turning. */
  readonly trail?: readonly Pose[];
  /** It has come so many places along its trail when it rams; the rest is what the ram makes of it. */
  readonly ramsAfter?: number;
  /** Milliseconds that it takes for its trail, where that is not as the trail is long. */
  readonly takes?: number;
}

/** Marines of one side on a land hex. */
export interface LandingFacts {
  readonly hex: Hex;
  readonly side: SideFact;
  readonly count: number;
  /** For the accessible name. */
  readonly name: string;
}

export type Ram = 'oarRake' | 'rudder' | 'flank';

/** A ram as it would be: the bow of `from` in the side of `target`. */
export interface RamFacts {
  readonly kind: Ram;
  readonly from: Hex;
  readonly target: Hex;
  /** Where the rammer comes out on the far side. */
  readonly through?: Hex;
  /** Both swing round by the hexes they end in: their facings after. */
  readonly swings?: readonly Pose[];
}

/** Hexes within so many of a ship, its own among them, and what reaches so far. */
export interface RangeFacts {
  readonly hexes: readonly Hex[];
  readonly of: 'boarding' | 'archery' | 'ballista';
}

/** Over this hexside a ship leaves the map. */
export interface ExitMark {
  readonly hex: Hex;
  readonly direction: Direction;
  /** Leaving here is worth points. */
  readonly scores?: boolean;
  /** The one that is pointed at. */
  readonly chosen?: boolean;
}

/** Round a ship, in the commander's shape and lightness: who commands it. */
export interface ControlMark {
  readonly hex: Hex;
  readonly side: SideFact;
}

/** What only a map of the sea shows. */
export interface SeaMarks {
  /** Ships as they would stand: at the end of a move, swung by an oar rake. */
  readonly ghosts?: readonly ShipFacts[];
  readonly ram?: RamFacts;
  readonly ranges?: readonly RangeFacts[];
  readonly exits?: readonly ExitMark[];
  readonly control?: readonly ControlMark[];
}

/** What stands on a map of the sea. */
export interface SeaPieces {
  readonly ships: readonly ShipFacts[];
  readonly ashore: readonly LandingFacts[];
}

/** Where a ship may go, and how it comes there; left out: ahead. */
export interface SeaReach extends ReachMark {
  readonly way?: 'ahead' | 'astern' | 'turn';
}

export interface SeaTarget extends TargetMark {
  readonly by: 'ram' | 'board' | 'ballista' | 'fire';
  /** Of a ram: how it goes; left out: into the flank. */
  readonly ram?: Ram;
}

/** The way of one ship of several that go together, and the ship as it would lie at its end. */
export interface SeaPath extends PathFacts {
  readonly ghost?: ShipFacts;
}

export interface SeaOverlays extends Overlays {
  readonly paths?: readonly SeaPath[];
  readonly reachable?: readonly SeaReach[];
  readonly targets?: readonly SeaTarget[];
  readonly sea?: SeaMarks;
}

/** All that the board is told of a battle at sea. */
export interface SeaFacts {
  readonly map: SeaMap;
  readonly pieces: SeaPieces;
  readonly overlays: SeaOverlays;
}
