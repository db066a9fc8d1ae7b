import type { PostureName } from '../tactics';

/** How a script weighs what it sees at sea against what a ram brings, in points of victory: the script is one, its players differ by what they look at. */
export interface Style {
  /** What a rake opens to others: the flank of the ship that it turns. */
  readonly follows: number;
  /** What a ship may do by a ram a turn later, and suffer by one before; how much rakes count in this. */
  readonly threatens: number;
  readonly exposed: number;
  readonly raked: number;
  /** Lying alongside for boarding, and being boarded. */
  readonly grapples: number;
  readonly boarded: number;
  /** Each hex nearer to the enemy; looking at him. */
  readonly nearer: number;
  readonly ahead: number;
  /** How much of coming nearer is left to whoever leads. */
  readonly presses: number;
  /** A turn nearer to where leaving scores; leaving itself. */
  readonly leaves: number;
  readonly left: number;
  readonly holds: number;
  readonly stay: number;
  /** Whatever can be rammed is. */
  readonly hasty: boolean;
}

/** Found by play against its forerunners. Frozen: what is measured hangs on it. */
export const CENTURION: Style = {
  follows: 0.75,
  threatens: 0.16,
  exposed: 0.8,
  raked: 0.48,
  grapples: 0.67,
  boarded: 0.12,
  nearer: 0.21,
  ahead: 0.053,
  presses: 1.22,
  leaves: 0.3,
  left: 0.99,
  holds: 0.5,
  stay: 0.022,
  hasty: false,
};

/** Sees what it could do, not what may be done to it. */
export const OPTIO: Style = { ...CENTURION, exposed: 0 };

/** Legal and hasty: straight at the enemy, ramming whatever is before the bow. */
export const RECRUIT: Style = { ...CENTURION, threatens: 0, exposed: 0, grapples: 0, boarded: 0, nearer: 0.3, hasty: true };

/** The script's weights in other postures: the centurion gives them to his wings, and a search tries their plans. */
export const IN_POSTURE: Readonly<Record<PostureName, Style>> = {
  advance: { ...CENTURION, exposed: 0.3, nearer: 0.5, threatens: 0.4 },
  hold: { ...CENTURION, nearer: 0 },
  screen: { ...CENTURION, exposed: 1.6 },
  withdraw: { ...CENTURION, exposed: 1.2, nearer: -0.2 },
  envelop: { ...CENTURION, threatens: 0.8, exposed: 0.6, nearer: 0.15 },
  skirmish: { ...CENTURION, exposed: 1.2, raked: 1, grapples: 0, nearer: 0.1 },
};
