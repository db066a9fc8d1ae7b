import type { Hex } from '../../../kernel/board';
import type { Refusal } from '../../../kernel/system';
import type { Assault } from '../odds';
import type { Context, Phase, State, Unit } from '../types';

/** Where optional rules may speak in the core. A hook that no option in force binds is undefined and costs nothing. */
export interface Hooks {
  /** A unit has made a step of its move. */
  readonly stepped: ((context: Context, state: State, unit: Unit, from: Hex) => void) | undefined;
  /** Why a unit may not attack, beyond the reasons of the core. */
  readonly barsAttack: ((context: Context, state: State, unit: Unit) => Refusal | undefined) | undefined;
  /** Whether what stands in a hex blocks a line of sight that it lies on, where the core would say so. */
  readonly blocksSight: ((context: Context, from: Hex, to: Hex, obstacle: Hex) => boolean) | undefined;
  /** Added to the die of a melee, which stays within 1 to 6. */
  readonly meleeDie: ((context: Context, state: State, assault: Assault) => number) | undefined;
  /** Whether a unit that fires gets a volley marker. */
  readonly marksVolley: boolean;
  /** A phase is ending; its marks are still there. */
  readonly phaseEnds: ((context: Context, state: State, phase: Phase) => void) | undefined;
}

/** One optional rule. */
export interface Option {
  readonly hooks: Partial<Hooks>;
  /** Whether it keeps something in `State.extra`. */
  readonly keeps?: boolean;
}
