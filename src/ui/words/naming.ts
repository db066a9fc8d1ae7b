import type { Hex } from '../../kernel/board';
import type { Counter, Side } from '../../rules/ancients/model/types';

/** A unit as sentences need it. `alias`: the battle's own word for its type. */
export interface UnitNoun {
  readonly as: Counter;
  readonly alias: string | undefined;
  readonly side: Side;
}

/** The names that are asked for in any game. */
export interface BareNaming {
  hex(hex: Hex): string;
  army(side: Side): string;
}

/** What sentences about a battle ask for names. */
export interface Naming extends BareNaming {
  unit(id: number): UnitNoun;
}

/** Odds that never break over a line: a browser would break them after the hyphen. */
export const unbroken = (text: string): string => text.replace(/\b([1-3]-)([1-3])\b/g, '$1\u2060$2');
