/**
 * What is drawn over a board. Hexes and orders are in the notation, apart by blanks; what they show is worked out by the rules: reach,
 * arcs, sight, rolls and odds are never written down.
 */
export interface Marks {
  /** A unit or ship in hand. */
  readonly selected?: string;
  /** Front and flank of the units there. */
  readonly facing?: string;
  /** Only the fronts of the units there. */
  readonly front?: string;
  /** Arc and range of the firer there. */
  readonly arc?: string;
  /** Where the unit or ship there may go, with the points left. */
  readonly reach?: string;
  /** The way of a move, with whom it harms: `D5-D3/2`. */
  readonly path?: string;
  /** The line from hex to hex, or where it is blocked: `D5:D2`. */
  readonly sight?: string;
  /** Shots with the roll they need: `D5:D3 D5:C4`; at sea those of marines and ballistae. Faint where they may not be. */
  readonly shots?: string;
  /** An attack as an arrow with its odds: `D5xD4`, in the ancient world `D5+E5xD4`; more of them with their odds alone. At sea a ram, `D5xD4-D3`. */
  readonly attack?: string;
  /** The hexes that the answers to the question may name: where a unit may retreat. */
  readonly answers?: boolean;
  /** Hexes that may be chosen. */
  readonly choice?: string;
  /** Hexes that threaten, or are shut. */
  readonly threat?: string;
  /** Hexes that belong together. */
  readonly group?: string;
  /** How far the weapon of the unit there reaches; at sea how far marines reach from here, and a ballista. */
  readonly range?: string;
  /** In the ancient world: what the enemies of the unit there control. */
  readonly zones?: string;
  /** In the ancient world: who must attack, and who must be attacked. */
  readonly duties?: boolean;
}
