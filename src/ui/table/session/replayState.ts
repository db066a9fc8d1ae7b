import { createStore } from 'zustand/vanilla';
import type { Side } from '../../../kernel/twoSides';
import type { Snapshot } from '../../../store/match';

export const PACES = ['slow', 'normal', 'fast'] as const;
export type Pace = (typeof PACES)[number];

/** The game played again at the table, for whoever looks. */
export interface Replay {
  readonly isOn: boolean;
  /** Undefined until somebody has chosen: as fast as fights are shown. */
  readonly pace: Pace | undefined;
  /** The side whose plays are shown, and of which game; what the other did meanwhile is there with its next. Undefined: both. */
  readonly side: { readonly game: string; readonly only: Side } | undefined;
  /** What was shown when a moment of the log was last looked at: of its last one that is the game itself. */
  readonly last?: Snapshot | undefined;
}

const STILL: Replay = { isOn: false, pace: undefined, side: undefined };

/** The side whose plays of a game are shown; undefined: both. */
export const onlySide = ({ side }: Pick<Replay, 'side'>, game: string): Side | undefined => (side?.game === game ? side.only : undefined);

export const replay = createStore<Replay>(() => STILL);
