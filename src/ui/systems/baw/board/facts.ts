import type { Hex } from '../../../../kernel/board';
import type { Weapon } from '../../../../rules/baw/model/types';
import type { MapFacts, Overlays, PathFacts, SideFact, TargetMark } from '../../../board/facts';

/** What the sheets of a Battle of the Ancient World are told, over what every board is. */

export type Ground = 'clear' | 'forest' | 'river' | 'ford' | 'sea' | 'rampart' | 'camp' | 'works';

/** What a counter shows. */
export const KINDS = [
  'guard',
  'legion',
  'pikes',
  'veterans',
  'hoplites',
  'warband',
  'auxiliaries',
  'skirmishers',
  'levy',
  'archers',
  'picked',
  'slingers',
  'lancers',
  'heavyHorse',
  'horse',
  'horseArchers',
  'chariots',
  'scythes',
  'elephants',
] as const;
export type Kind = (typeof KINDS)[number];

/** Where units of a side leave the map, or come onto it. */
export interface Door {
  readonly hex: Hex;
  readonly side: SideFact;
  readonly way: 'in' | 'out';
}

export interface AncientMap extends MapFacts {
  /** By hex. */
  readonly ground: readonly Ground[];
  readonly levels: ArrayLike<number>;
  /** `[hex * 6 + direction]`, the same from both sides: 1 a stream. */
  readonly streams: ArrayLike<number>;
  /** Hexes that are worth something at the end. */
  readonly objectives: readonly Hex[];
  readonly exits: readonly Door[];
}

/** A unit on the map: one a hex. */
export interface UnitFacts {
  readonly id: number;
  readonly side: SideFact;
  readonly kind: Kind;
  /** Printed in letters: its own type's name. */
  readonly letters: string;
  readonly hex: Hex;
  readonly strength: number;
  readonly movement: number;
  readonly weapon: Weapon | null;
  readonly light: boolean;
  /** Its strength is in brackets. */
  readonly defenceOnly: boolean;
  readonly thrown: boolean;
  readonly disorganised: boolean;
  /** Its army is demoralised. */
  readonly demoralised: boolean;
  /** Has done what it can do in this phase. */
  readonly acted: boolean;
  /** Drawn faint: it cannot act now. */
  readonly dimmed: boolean;
  /** For the accessible name. */
  readonly name: string;
  /** Hexes it has just come through: the counter glides along them once. */
  readonly trail?: readonly Hex[];
}

/** A leader: a star with his bonus, on his side's unit or alone. */
export interface LeaderFacts {
  readonly id: number;
  readonly side: SideFact;
  readonly hex: Hex;
  readonly bonus: number;
  /** He stands with a unit of his side. */
  readonly withUnit: boolean;
  readonly acted: boolean;
  readonly name: string;
  readonly trail?: readonly Hex[];
}

export interface AncientPieces {
  readonly units: readonly UnitFacts[];
  readonly leaders: readonly LeaderFacts[];
  /** Where those come onto the map who are still awaited. */
  readonly entries: readonly Door[];
}

/** A piece as it would stand somewhere. */
export type PieceFacts = { readonly unit: UnitFacts } | { readonly leader: LeaderFacts };

export interface AncientPath extends PathFacts {
  readonly ghost?: PieceFacts | undefined;
}

export interface AncientTarget extends TargetMark {
  readonly by: 'fire' | 'melee';
  /** It is in the attack. */
  readonly chosen?: boolean;
}

export interface AncientOverlays extends Overlays {
  readonly path?: AncientPath;
  readonly paths?: readonly AncientPath[];
  readonly targets?: readonly AncientTarget[];
  /** B8 How far a weapon reaches. */
  readonly range?: readonly Hex[];
  /** B7.1 Who must attack, and who must be attacked. */
  readonly bound?: readonly Hex[];
  readonly due?: readonly Hex[];
  /** Units of which a question is asked. */
  readonly asked?: readonly Hex[];
}

/** All that the board is told. */
export interface AncientFacts {
  readonly map: AncientMap;
  readonly pieces: AncientPieces;
  readonly overlays: AncientOverlays;
}
