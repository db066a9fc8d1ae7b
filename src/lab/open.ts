import { type AnyMatch, openMatch } from '../kernel/match';
import type { DiceSource } from '../kernel/record';
import type { Checked } from '../kernel/system';
import { systemOf } from '../rules/registry';

/** A match of whichever rule system the position is of. */
export function openPosition(position: unknown, seed: number, dice?: DiceSource): Checked<AnyMatch> {
  const system = systemOf(position);
  return system.ok ? openMatch(system.value, position, seed, dice) : system;
}
