import type { PostureName } from '../tactics';

/** How a script weighs what it sees against the attack that a place opens, in strength points: the script is one, its players differ by what they look at. */
export interface Style {
  /** What the enemy may do to whoever stands there, by his next turn's attacks, and by his missiles in this one. */
  readonly exposed: number;
  readonly fired: number;
  /** Each hex nearer to where a unit would be: missile units two hexes from the enemy. */
  readonly nearer: number;
  /** The others so many hexes from him, */
  readonly gap: number;
  /** or on his flanks and in his rear. */
  readonly flanking: boolean;
  /** Hills and villages for infantry; the same against streams. */
  readonly high: number;
  /** Staying where one is. */
  readonly stay: number;
  /** Looking at the enemy. */
  readonly ahead: number;
  /** An attack that brings less is not made. */
  readonly leastGain: number;
  /** Least boldness: 1 always goes for the enemy. */
  readonly bold: number;
  /** Makes the first shot and the first attack that there is, and puts leaders with whoever is strongest. */
  readonly hasty: boolean;
}

/** Found by play against its forerunners. Frozen: what is measured hangs on it. */
export const CENTURION: Style = {
  exposed: 0.09,
  fired: 1.55,
  nearer: 0.13,
  gap: 1,
  flanking: false,
  high: 0,
  stay: 0.08,
  ahead: 0.04,
  leastGain: 0.016,
  bold: 0.56,
  hasty: false,
};

/** A cautious one, who fears the enemy's next turn and forgets his arrows. */
export const OPTIO: Style = {
  exposed: 0.55,
  fired: 0,
  nearer: 0.16,
  gap: 1,
  flanking: false,
  high: 0.25,
  stay: 0.05,
  ahead: 0.12,
  leastGain: 0.02,
  bold: 0.35,
  hasty: false,
};

/** Legal and hasty: sees neither flanks nor arrows, and attacks whatever is before it. */
export const RECRUIT: Style = { ...OPTIO, exposed: 0, nearer: 0.5, high: 0, bold: 1, hasty: true };

/** The script's weights in other postures: the centurion gives them to his wings, and a search tries their plans. */
export const IN_POSTURE: Readonly<Record<PostureName, Style>> = {
  advance: { ...CENTURION, exposed: 0.02, fired: 0.3, nearer: 0.4, bold: 1 },
  hold: { ...CENTURION, nearer: 0 },
  screen: { ...CENTURION, exposed: 0.5 },
  withdraw: { ...CENTURION, exposed: 0.3, nearer: -0.1 },
  envelop: { ...CENTURION, exposed: 0.05, fired: 0.8, nearer: 0.3, flanking: true, bold: 1 },
  skirmish: { ...CENTURION, exposed: 0.25, fired: 0.8, nearer: 0.25, gap: 3, bold: 1 },
};
