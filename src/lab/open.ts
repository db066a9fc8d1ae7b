import { type Match, openMatch } from '../kernel/match';
import type { BareContext, BareEvent, Checked, KernelState } from '../kernel/system';
import { systemOf } from '../rules/registry';

/** A match of whichever rule system the position is of. */
export function openPosition(position: unknown, seed: number): Checked<Match<unknown, BareContext, KernelState, unknown, BareEvent>> {
  const system = systemOf(position);
  return system.ok ? openMatch(system.value, position, seed) : system;
}
