import type { Hex } from '../../../kernel/board';
import type { Side } from '../../../kernel/twoSides';

/* What the position of a battle says of its armies and its victory, and what does not change while it is fought. */

export interface Reserve {
  readonly turn: number;
  readonly at: readonly Hex[];
}

/** 12 One way to score. `by`: whom it is open to. */
export interface VictoryTerm {
  readonly term: 'camp' | 'panic' | 'double' | 'hold';
  readonly by: Side;
  readonly points: number;
  /** `hold`: a unit of that side stands on one of these at the end. */
  readonly at?: readonly Hex[];
}

export interface ArmyFacts {
  readonly name: string;
  /** 4.a Panic level in strength points; 0: losses never panic it. */
  readonly panic: number;
  /** Victory points held from the start. */
  readonly points: number;
  /** 13.8 Of its leaders in the order of the position, as far as it tells. */
  readonly ratings: readonly number[];
  /** Hex of its camp when the battle was opened, or -1; `campHex` says where it is. */
  readonly camp: number;
  /** Id of the camp's unit, or -1. */
  readonly campUnit: number;
  readonly reserves: readonly Reserve[];
}
