import type { SystemId } from '../../../rules/ids';
import type { SideNames } from '../../../scenarios/sideNames';
import type { LessonId } from '../../systems/lessons';
import type { RuleId } from '../rulebook/ids';
import type { Said } from './card';

export type { Said } from './card';

/** One file for each lesson, fetched when it is taken. */
export interface Lesson {
  readonly id: LessonId;
  readonly system: SystemId;
  /** Every rule that a step explains or makes somebody do. */
  readonly teaches: readonly RuleId[];
  /** The first one has a setting. */
  readonly steps: readonly Step[];
  /** After the last step: what has been learned. */
  readonly end: Said;
  /** The battle with which `end` says to go on, after the last lesson of a game. */
  readonly onward?: string;
}

/** A position of its own, laid on the table when its step begins. */
export interface Setting {
  /** As the notation writes a position. Names of the armies are left to `sides`. */
  readonly position: object;
  /** Which side the learner has; 1 where it is left out. */
  readonly you?: 1 | 2;
  /** What the two sides are called; left out: Red and Blue, as their counters are coloured. */
  readonly sides?: SideNames;
  /** What the dice of the setting show, in the order in which they fall; after these they fall as they like. */
  readonly dice?: readonly number[];
  /** What they show for just this order (as the log prints it), also if they only fall with an answer to it: `{ 'B9xC9': [4] }`. `dice` stay as they are. */
  readonly rolls?: Readonly<Record<string, readonly number[]>>;
  /**
   * Whenever the other side is to decide, the first of these orders that is legal is played for it: `['B9:C7', 'stand', 'end']`. One of them
   * must always be; `end` as the last takes it through its phases. Left out: the learner plays the other side too.
   */
  readonly foe?: readonly string[];
  /** A computer player for the other side and its seconds a turn, as `recruit:1`. */
  readonly program?: `${string}:${number}`;
}

/**
 * Something about the table that a program can see. Whatever has happened is looked for since the step began, in what either side did.
 * Hexes are names; where several are named, parted by spaces, any of them will do.
 */
export type Check =
  | EventCheck
  | PieceCheck
  /** An order as the log prints it; `*` stands for anything: `B9-*`. */
  | { readonly order: string }
  /** A leader of that side stands in one of these hexes; at least so many of them in one hex. */
  | { readonly leader: string; readonly army: 1 | 2; readonly count?: number }
  /** The camp of that side bears these words: `open`, `captured`, `disordered`. */
  | { readonly camp: string; readonly army: 1 | 2 }
  /** Marine points of that fleet ashore in one of these hexes. */
  | { readonly ashore: string; readonly army: 1 | 2 }
  /** Whose turn and phase it is, `over` after the battle. */
  | { readonly phase: string; readonly player?: 1 | 2; readonly turn?: number }
  /** A question is open: `retreat`, `advance`, `capture`. */
  | { readonly asks: string }
  /** Something that is no order has been done, as in `Step.solution`: `take B9`, `tap C4`, `rule 9.2`, `panel armies`, `counsel`; `refused 7 leadersWait C5`: an order was refused by that rule, for that reason, to the piece on that hex. What is left out at the end is not asked. */
  | { readonly did: string }
  | { readonly none: Check }
  | { readonly all: readonly Check[] }
  | { readonly any: readonly Check[] };

/**
 * An event, with these fields: `{ event: 'moved', with: { unit: 'B9', to: 'C8' } }`. Hexes are named, of a `path` any of them will do; pieces (`unit`, `target`, `friend`,
 * `ship`) are named by the hex where they stood before the order that made it happen; `side` is 1 or 2; all others are as in the event.
 */
export interface EventCheck {
  readonly event: string;
  readonly with?: Readonly<Record<string, string | number | boolean>>;
}

/** A piece as a position writes it. What is left out is not asked. */
export interface PieceCheck {
  /** Its type: `LI`, `trireme`; `*` for any. */
  readonly piece: string;
  readonly army: 1 | 2;
  readonly at?: string;
  /** 1 to 6, or several: `2 3`. */
  readonly facing?: string;
  /** Words that it bears: `disordered`, `volley`, `damaged`, `marines=1`. */
  readonly marks?: string;
  /** Words that it must not bear. */
  readonly without?: string;
}

/** One of several written answers. */
export interface Choice {
  readonly text: Said;
  readonly right?: true;
  /** Why it is right, or why not. */
  readonly say: Said;
}

export type Goal =
  | Check
  /** Nothing but reading; the learner goes on by himself. */
  | { readonly read: true }
  /** A question answered on the map: all these hexes have been tapped. */
  | { readonly tap: string }
  | { readonly choose: readonly Choice[] }
  /** Several things, ticked off one by one. */
  | { readonly list: readonly { readonly check: Check; readonly text: Said }[] };

/** A way that leads elsewhere: allowed, answered and easily taken back. While an order of that way stands, no other reaches the goal. */
export interface Wrong {
  readonly when: Check;
  readonly say: Said;
  /** What a learner does to go this way; a test does it. */
  readonly by: readonly string[];
  /** The step from whose beginning `by` goes, counted from 1, where the way begins earlier than the step in which it is answered. */
  readonly from?: number;
}

export interface Step {
  /** With a setting the step begins there; without one it goes on from where the step before has ended. */
  readonly setting?: Setting;
  /** Orders that the program plays as the step begins, for whoever is to decide. */
  readonly first?: readonly string[];
  /** Instead of the setting's, for this step. */
  readonly foe?: readonly string[];
  readonly text: Said;
  readonly goal: Goal;
  /** Hexes that are marked on the map. */
  readonly show?: string;
  readonly hint?: Said;
  /** When the goal is reached: what has happened and why. Left out: the next step follows at once. */
  readonly done?: Said;
  /** The first that applies is answered, unless the goal is reached, or would be but for one that stands. */
  readonly wrong?: readonly Wrong[];
  /** Answered when the learner has played or tapped something else that neither reaches the goal nor is in `wrong`, and what was played stands as a wrong order does; only where one act is asked for. */
  readonly otherwise?: Said;
  /**
   * What a learner does to reach the goal; a test does it. Orders as the notation writes them, and what is no order: `take B9` (a piece is taken in
   * hand), `tap C4` (as an answer on the map), `say 2` (the second of the written answers), `rule 9.2` (its text is opened), `panel armies` or
   * `panel log`, `counsel` (advice is asked for), `program` (computer players go on for both sides until the goal is reached), `next` (read and
   * understood, for a goal `read`).
   */
  readonly solution: readonly string[];
}
