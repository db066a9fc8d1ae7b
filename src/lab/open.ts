import type { Checked } from '../kernel/game';
import { openMatch } from '../kernel/match';
import type { DiceSource } from '../kernel/record';
import type { AnyTwoSidedMatch } from '../kernel/twoSides';
import { systemFor } from '../rules/registry';

/** A match of whichever rule system the position is of. */
export function openPosition(position: unknown, seed: number, dice?: DiceSource): Checked<AnyTwoSidedMatch> {
  const system = systemFor(position);
  return system.ok ? openMatch(system.value, position, seed, dice) : system;
}
