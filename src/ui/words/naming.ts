import type { Hex } from '../../kernel/board';
import type { Counter, Side } from '../../rules/ancients/types';

/** A unit as sentences need it. `alias`: the battle's own word for its type. */
export interface UnitNoun {
  readonly as: Counter;
  readonly alias: string | undefined;
  readonly side: Side;
}

/** What sentences about a battle ask for names. */
export interface Naming {
  unit(id: number): UnitNoun;
  hex(hex: Hex): string;
  army(side: Side): string;
}
