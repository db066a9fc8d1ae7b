/** How a script weighs what it sees at sea, in small ships: the script is one, its players differ by what they look at. */
export interface Style {
  /** Rams, and what a ship may do and suffer by rams in later turns. */
  readonly rams: number;
  readonly threatens: number;
  readonly exposed: number;
  /** Lying alongside for boarding. */
  readonly grapples: number;
  /** Each hex nearer to the enemy; looking at him. */
  readonly nearer: number;
  readonly ahead: number;
  /** Each hex nearer to where leaving scores. */
  readonly leaves: number;
  readonly stay: number;
  /** Whatever can be rammed is. */
  readonly hasty: boolean;
}

export const CENTURION: Style = {
  rams: 1,
  threatens: 0.5,
  exposed: 0.6,
  grapples: 0.3,
  nearer: 0.06,
  ahead: 0.04,
  leaves: 0.2,
  stay: 0.01,
  hasty: false,
};

/** Sees what it could do, not what may be done to it. */
export const OPTIO: Style = { ...CENTURION, exposed: 0 };

/** Legal and hasty: straight at the enemy, ramming whatever is before the bow. */
export const RECRUIT: Style = { ...CENTURION, threatens: 0, exposed: 0, grapples: 0, nearer: 0.3, hasty: true };
