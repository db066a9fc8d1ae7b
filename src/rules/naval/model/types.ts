import type { Board, Direction, Hex } from '../../../kernel/board';
import type { Generator } from '../../../kernel/dice';
import type { SightLine } from '../../../kernel/sight';
import type { Side } from '../../../kernel/twoSides';

export { otherSide, SIDES, type Side } from '../../../kernel/twoSides';

/**
 * 14.4 Phases in which somebody decides; the movement die and the repairs happen around them by themselves. Where a battle has no marines
 * there are no `marines` and `attacks`, where no ship has a ballista no `ballistae`.
 */
export const PHASES = ['movement', 'marines', 'attacks', 'ballistae', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export const SIZES = ['small', 'large'] as const;
export type Size = (typeof SIZES)[number];

export interface ShipType {
  /** The word used in positions. */
  readonly name: string;
  readonly size: Size;
  /** Quality of a sound ship's crew, 1 slave to 4 excellent. */
  readonly crew: number;
  /** Marine points aboard at full complement, which a position need not say. */
  readonly marines: number;
  readonly ballista: boolean;
  readonly corvus: boolean;
}

/** `Ship.hex` of a ship that has sunk, and of one that has left the map. */
export const SUNK = -1;
export const LEFT = -2;

export interface Ship {
  readonly id: number;
  /** Whose colour it bears; `controlOf` tells who commands it. */
  readonly side: Side;
  /** Index in `Context.types`. */
  readonly type: number;
  hex: number;
  /** Where the bow points. */
  facing: Direction;
  damaged: boolean;
  sinking: boolean;
  /** Marine points aboard, all of one side. */
  marines: number;
  /** 14.8.j The marines aboard are not of the ship's colour. */
  captured: boolean;
  /** Has had its move in this phase. */
  moved: boolean;
  /** Its ballista has shot in this phase. */
  fired: boolean;
  /** Of the marines aboard, how many have moved in this phase, and how many have attacked or are declared. */
  stepped: number;
  fought: number;
  /** The hex from which it left the map, else -1. */
  leftFrom: number;
}

/** Marine points of one side on a land hex. */
export interface Landing {
  readonly side: Side;
  readonly hex: Hex;
  marines: number;
  stepped: number;
  fought: number;
}

/** 14.8.d The attacks declared on one target, each by the hex of its marine point, in rising order. */
export interface Assault {
  readonly target: number;
  declared: Hex[];
  /** A die has fallen: no more are declared. */
  begun: boolean;
}

export const QUESTIONS = ['capture', 'loss'] as const;

/**
 * 14.8.i `capture`: what the attacker from hex `from` does with the undefended ship; 14.8 `loss`: what the target's owner gives up, a marine or
 * a step of the hull, for archery or a ballista's shot from `from`.
 */
export interface Question {
  readonly asks: (typeof QUESTIONS)[number];
  readonly target: number;
  readonly from: Hex;
}

/** Plain data: what JSON and a hand-written clone carry. */
export interface State {
  generator: Generator;
  turn: number;
  /** Whose player turn it is. */
  player: Side;
  phase: Phase;
  /** 14.5 The fleet's movement die of this player turn; 0 where it no longer matters. */
  die: number;
  ships: Ship[];
  /** In rising order of hexes. */
  ashore: Landing[];
  assault: Assault | null;
  /** 14.8.d Ships that have been attacked by marines in this phase and may not be any more. */
  closed: number[];
  question: Question | null;
}

export const TERMS = ['sunk', 'captured', 'exit', 'hold'] as const;

/** 14.2 One way to score. `by`: whom it is open to. */
export interface VictoryTerm {
  readonly term: (typeof TERMS)[number];
  readonly by: Side;
  readonly points: number;
  /** For a large ship. */
  readonly large: number;
  /** `exit` from, `hold` on one of these. */
  readonly at?: readonly Hex[];
}

export interface FleetFacts {
  readonly name: string;
  /** Victory points held from the start. */
  readonly points: number;
}

/** Tables of one battle, built at `open` and not changed after; the exception is `scratch`, which holds nothing between calls. */
export interface Context {
  readonly board: Board;
  /** 1 where a hex is land. */
  readonly land: Uint8Array;
  readonly types: readonly ShipType[];
  readonly turns: number;
  readonly fleets: readonly [FleetFacts, FleetFacts];
  readonly victory: readonly VictoryTerm[];
  /** Who wins a draw: 0 nobody, 1 or 2. */
  readonly draw: 0 | 1 | 2;
  readonly sight: (from: Hex, to: Hex) => SightLine;
  readonly scratch: Scratch;
}

export interface Scratch {
  /** `shipAt[hex]`: 1 + id of the ship there, 0 none. */
  readonly shipAt: Uint16Array;
  /** 1 where the mover may not pass: land, and ships that the other side commands. */
  readonly shut: Uint8Array;
  readonly flood: Flood;
}

/** A search over hexes and facings; a node is `hex * 6 + facing`. */
export interface Flood {
  /** Least cost to stand on a hex with a facing, `UNREACHED` where none is known. */
  readonly costs: Uint32Array;
  /** The node before on the way there, -1 at the start. */
  readonly before: Int16Array;
  /** The nodes with a cost; only the first `count` are meant. */
  readonly nodes: Int16Array;
  count: number;
  /** Nodes waiting, by cost modulo the number of lists, and how many. */
  readonly frontier: readonly Int16Array[];
  readonly waiting: Int32Array;
}
