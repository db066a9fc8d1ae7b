import type { PostureName } from '../tactics';

/** Riders are those with so many points of movement. */
export const RIDER = 5;

/** How a script weighs what it sees, in strength points: the script is one, its players differ by what they look at. */
export interface Style {
  /** What the enemy may do to whoever stands there, in his next turn. */
  readonly exposed: number;
  /** Each hex nearer to the enemy, as far as somebody wants to be. */
  readonly nearer: number;
  /** Hexes between the line and the enemy at which it waits for a chance. */
  readonly gap: number;
  /** Round the enemy rather than at him. */
  readonly flanking: number;
  /** What keeping many of the enemy's where they stand is worth to light units, who need not fight them. */
  readonly pins: number;
  /** Each hex nearer to where leaving or holding wins. */
  readonly goal: number;
  readonly stay: number;
  /** An assault that brings less is not begun. */
  readonly leastGain: number;
  /** What an advance may lay open. */
  readonly daring: number;
  /** The first shot and the first attack that there are, straight at the enemy. */
  readonly hasty: boolean;
}

/** Found by play against its forerunners. Frozen: what is measured hangs on it. */
export const CENTURION: Style = {
  exposed: 0,
  nearer: 0.3,
  gap: 2,
  flanking: 0.02,
  pins: 0,
  goal: 0.5,
  stay: 0.05,
  leastGain: 0.3,
  daring: 1,
  hasty: false,
};

/** A cautious one, who fears the enemy's next turn, wants much of an assault and does not follow him up. */
export const OPTIO: Style = { ...CENTURION, exposed: 1, daring: 0, leastGain: 1 };

/** Legal and hasty: everybody at the nearest enemy. */
export const RECRUIT: Style = { ...CENTURION, nearer: 1, gap: 0, flanking: 0, leastGain: 99, daring: 99, hasty: true };

/** The script's weights in other postures: the centurion gives them to his wings, and a search tries their plans. */
export const IN_POSTURE: Readonly<Record<PostureName, Style>> = {
  advance: { ...CENTURION, nearer: 0.6, gap: 1, leastGain: -1 },
  hold: { ...CENTURION, nearer: 0, leastGain: 0.6 },
  screen: { ...CENTURION, exposed: 1.2, pins: 0.1, leastGain: 0.6 },
  withdraw: { ...CENTURION, exposed: 1, nearer: -0.3, leastGain: 1 },
  envelop: { ...CENTURION, exposed: 0.3, nearer: 0.5, flanking: 0.3 },
  skirmish: { ...CENTURION, exposed: 0.8, gap: 3, pins: 0.25 },
};
