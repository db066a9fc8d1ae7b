/** A picture of a film: after so many plays, and for so many milliseconds. */
export interface Shot {
  readonly at: number;
  readonly ms: number;
}

/** As much of a play as a film asks for. */
export interface Filmed {
  /** After so many plays. */
  readonly at: number;
  readonly isFight: boolean;
  /** Its phase ends with it. */
  readonly ends: boolean;
}

/** Milliseconds of what stands: the start, a fight, the end of a phase, the end of the battle. */
const STANDS = { start: 2000, fight: 1500, phase: 900, end: 3000 } as const;

/** So many pictures between the first and the last at most: a film is recorded in the time that it takes. */
export const MOST_SHOTS = 80;

/** The pictures of a whole battle: its start, every fight and how each phase has ended, or every so many of these where there are too many, and its end. */
export function shotsOf(plays: readonly Filmed[], cursor: number): readonly Shot[] {
  const chosen = plays.filter(({ at, isFight, ends }) => at < cursor && (isFight || ends));
  const every = Math.ceil(chosen.length / MOST_SHOTS) || 1;
  const between = chosen.filter((_, i) => i % every === 0);
  return [
    { at: 0, ms: STANDS.start },
    ...between.map(({ at, isFight }) => ({ at, ms: isFight ? STANDS.fight : STANDS.phase })),
    { at: cursor, ms: STANDS.end },
  ];
}
