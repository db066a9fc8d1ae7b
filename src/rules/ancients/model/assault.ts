import type { Direction, Hex } from '../../../kernel/board';
import type { Unit } from './state';

/** One factor of an odds calculation: whose strength, by which rule, and ×2 or ÷2. */
export interface Term {
  readonly on: 'attack' | 'defence';
  readonly rule: string;
  readonly why: 'leader' | 'flank' | 'hill' | 'village' | 'stream' | 'ford' | 'bridge' | 'star' | 'plunderer' | 'charge';
  readonly factor: 3 | 2 | 0.5 | 1;
}

/** A factor that an optional rule adds. */
export type Factor = Omit<Term, 'on'>;

/** An attack to be reckoned: from a neighbouring hex, or from beside the map in the direction of `facing` (5.d). */
export interface Assault {
  readonly attacker: Unit;
  readonly target: Unit;
  /** Where the target stands. */
  readonly at: Hex;
  /** The direction of the attack. */
  readonly direction: Direction;
}
