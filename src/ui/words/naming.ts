import type { Hex } from '../../kernel/board';
import type { Side } from '../../kernel/twoSides';

/** The names that are asked for in any game. */
export interface BareNaming {
  hex(hex: Hex): string;
  army(side: Side): string;
}

/** The word of a type of a battle's own, as it is said. */
export const saidWord = (word: string): string => word.replaceAll('-', ' ');

/** Odds that never break over a line: a browser would break them after the hyphen. */
export const unbroken = (text: string): string => text.replace(/\b([1-5]-)([1-5])\b/g, '$1\u2060$2');
