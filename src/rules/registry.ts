import type { Checked } from '../kernel/game';
import type { AnyTwoSidedGame } from '../kernel/twoSides';
import { ancients } from './ancients';
import { baw } from './baw';
import { systemWord } from './ids';
import { naval } from './naval';

/** Every rule system with all that is optional in it: for the lab and the tests. The page fetches its games one by one. */
const systems: ReadonlyMap<unknown, AnyTwoSidedGame> = new Map<unknown, AnyTwoSidedGame>(
  [ancients, naval, baw].map((system) => [system.id, system]),
);

/** The system that a position is of. */
export function systemOf(position: unknown): Checked<AnyTwoSidedGame> {
  const word = systemWord(position);
  const system = systems.get(word);
  if (system) return { ok: true, value: system };
  return { ok: false, faults: [{ at: 'system', expected: 'systemKnown', found: String(word).slice(0, 40) }] };
}
