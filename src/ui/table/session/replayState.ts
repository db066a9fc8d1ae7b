import { createStore } from 'zustand/vanilla';
import type { Side } from '../../../kernel/twoSides';

export const PACES = ['slow', 'normal', 'fast'] as const;
export type Pace = (typeof PACES)[number];

/** The game played again at the table, for whoever looks. */
export interface Replay {
  readonly isOn: boolean;
  /** Undefined until somebody has chosen: as fast as fights are shown. */
  readonly pace: Pace | undefined;
  /** The side whose plays are shown; what the other did meanwhile is there with its next. Undefined: both. */
  readonly side: Side | undefined;
}

const STILL: Replay = { isOn: false, pace: undefined, side: undefined };

export const replay = createStore<Replay>(() => STILL);
