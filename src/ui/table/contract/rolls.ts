/** A die that has decided something by a line of six, as it stands beside the map once it has fallen. Texts are in the reader's language. */
export interface RollFacts {
  /** What was rolled on, as short as the odds: `2-1`, `Flank ram`. */
  readonly on: string;
  readonly text: string;
  readonly rule: string;
  /** What each face brings, from 1, as the table prints it, or as rules that move the die have it. */
  readonly results: readonly string[];
  /** The face that fell. */
  readonly line: number;
}

/** Dice of a player turn that have fallen for nothing on the map, and what they came to. */
export interface TurnRoll {
  readonly dice: readonly number[];
  readonly text: string;
}
