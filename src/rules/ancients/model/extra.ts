import type { Hex } from '../../../kernel/board';
import type { Side } from '../../../kernel/twoSides';
import type { Tactic } from './tactics';

/* What optional rules keep in a state: values that are never changed, only replaced. How a position writes them lies with the options. */

/** The orders that questions of options wait for. */
export const OPTION_QUESTIONS = ['hit', 'tactic', 'accept', 'retreat'] as const;

/** A question that an option asks: only orders of this kind answer it. */
export interface Asked {
  readonly order: (typeof OPTION_QUESTIONS)[number];
  readonly by: Side;
}

/** A hex with a number, in a position `C4=3`. */
export interface Numbered {
  readonly hex: Hex;
  readonly n: number;
}

/** What a unit has left that has not all its volleys. */
export interface Quiver {
  readonly unit: number;
  readonly left: number;
}

/** A unit that has been shot at, and the sum of the numbers that would have hit it. */
export interface ShotAt {
  readonly target: number;
  readonly need: number;
}

/** 13.2 The targets of the shots declared in this fire phase, and how many of them are still to be hit, once that is known. */
export interface Declared {
  readonly targets: readonly ShotAt[];
  readonly hits: number;
}

/** 13.10, 15.3.e Still to come, still to come but not in this player turn, in this player turn, or over. */
export const CHARGES = ['unspent', 'late', 'now', 'spent'] as const;
export type Charge = (typeof CHARGES)[number];
export type Charges = readonly [Charge, Charge];

/** 13.3 What the deployment waits for: the die; the first player's camp, his units and the other's camp; its shift and the other's units. */
export const STAGES = ['roll', 'firstCamp', 'firstUnits', 'secondCamp', 'shift', 'secondUnits'] as const;
export type Stage = (typeof STAGES)[number];

export interface Deployment {
  /** Null once both have deployed. */
  readonly stage: Stage | null;
  /** The hex of each side's camp, or, without one, the middle of its deployment; -1 not chosen yet. */
  readonly at: readonly [number, number];
}

/** A leader and where he is: a hex, or one of the places of `play/leaders.ts`. */
export interface RatedLeader {
  readonly place: number;
  readonly rating: number;
  /** Has challenged in this melee phase, or, on the other side, has been challenged. */
  readonly met: boolean;
  /** V5 Has walked or been placed in this phase. */
  readonly led: boolean;
}

export type Rated = readonly RatedLeader[];

/** The hexes of two leaders, the challenger's first. */
export interface Challenge {
  readonly from: Hex;
  readonly at: Hex;
}

/**
 * 13.8 The leaders of both sides that are still in the game, the challenge that is open, if it is no part of an attack, and the tactic that the challenger has
 * chosen while the other one chooses.
 */
export interface Duel {
  readonly leaders: readonly [Rated, Rated];
  readonly challenge: Challenge | null;
  readonly tactic: Tactic | null;
}

/** What none of the options in force keeps is as before anything has happened. A state whose options keep nothing has null in its place. */
export interface Extra {
  /** V2 Ids of the units that may move in this movement phase because points were spent on them. */
  readonly activated: readonly number[];
  /** 13.6 Volleys that lie in each hex, from whatever turn. */
  readonly arrows: readonly Numbered[];
  /** 13.11 Whether the phasing player has set a leader aside for this player turn. */
  readonly aside: boolean;
  readonly asked: Asked | null;
  /** 13.11 Ids of elephants that neither move nor attack in their owner's next player turn. */
  readonly balking: readonly number[];
  /** 13.1 Ids of the units that have left an enemy zone of control in this player turn. */
  readonly barred: readonly number[];
  /** 13.9 Ids of units as impetuous as knights though their type does not say so. */
  readonly bound: readonly number[];
  readonly charges: Charges;
  /** 13.9 Whether the phasing player has lost control in this player turn. */
  readonly control: boolean;
  readonly declared: Declared;
  readonly deployment: Deployment;
  readonly duel: Duel;
  /** 13.3 Who moves first in every turn; with 13.12 alone who begins, until the musters are over. */
  readonly first: Side;
  /** V4 Ids of the units that are held back in this movement phase. */
  readonly held: readonly number[];
  /** V5 Where leaders stand that have been moved or placed in this phase, a hex once for each. */
  readonly led: readonly Hex[];
  /** V4 Ids of the units that went for the enemy of their own accord in this player turn. */
  readonly loose: readonly number[];
  /** 13.12 Who has had his muster before the battle; empty once it has begun. */
  readonly mustered: readonly Side[];
  /** V1 Activation points that the phasing player has left in this player turn. */
  readonly points: number;
  /** 15.3.e The charge that is an army's by the trait of its nation; over for whoever has not that trait. */
  readonly traitCharges: Charges;
  /** 13.11 Ids of elephants that the enemy commands. */
  readonly turned: readonly number[];
  /** 13.6 What units on the map have left that have not all their volleys. */
  readonly volleys: readonly Quiver[];
}

export type SliceName = keyof Extra;
