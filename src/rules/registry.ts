import type { Checked } from '../kernel/game';
import type { AnyTwoSidedGame } from '../kernel/twoSides';
import { ancients } from './ancients';
import { baw } from './baw';
import { isSystemId, type SystemId, systemWord } from './ids';
import { naval } from './naval';

/** Every rule system with all that is optional in it: for the lab and the tests. The page fetches its games one by one. */
const systems: { readonly [Id in SystemId]: AnyTwoSidedGame } = { ancients, naval, baw };

/** The system that a position is of. */
export function systemFor(position: unknown): Checked<AnyTwoSidedGame> {
  const word = systemWord(position);
  if (isSystemId(word)) return { ok: true, value: systems[word] };
  return { ok: false, faults: [{ at: 'system', expected: 'systemKnown', found: String(word).slice(0, 40) }] };
}
