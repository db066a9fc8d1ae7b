import type { Entry } from '../kernel/game';
import type { Doubt } from '../kernel/match';
import type { Stop } from '../kernel/replay';
import type { BareContext, BareEvent, BareState, Side, TwoSidedOutcome } from '../kernel/twoSides';
import type { Seats } from './seats';
import type { SystemId } from './systems';

export type LogEntry<Event = BareEvent> = Entry<Event>;

export interface GameHead {
  readonly id: string;
  readonly battle: string | null;
  readonly title: string;
  readonly names: readonly [string, string];
  readonly created: number;
  readonly seats: Seats;
  /** One person plays both sides. */
  readonly alone?: true | undefined;
  /** After how many plays whoever decided there has read, on this device, what the other side had done. */
  readonly told: number;
  /** A game to learn by: it is not kept. */
  readonly practice?: boolean;
}

/** What the dice of an order show before they fall as they like; `before`: what has been played. */
export type Loaded = (order: string, before: readonly LogEntry[]) => readonly number[];

export interface NewGame {
  readonly position: unknown;
  readonly seed: number;
  readonly names: readonly [string, string];
  readonly title: string;
  readonly battle?: string | null;
  readonly seats?: Seats;
  /** A game to learn by, with these dice. */
  readonly practice?: Loaded;
}

/**
 * Who looks at the table: a side that sees what it knows, `all` where nothing is hidden, `none` between two sides, when only what both know is shown.
 */
export type Viewer = Side | 'all' | 'none';

/**
 * What a game waits for of which both sides make the dice: that its free side is taken (`invited`), that it is opened where one of its secrets is (`keyless`),
 * this device's half, or that the order is played for which both are there (`due`), the other side's half (`half`), the other side's orders (`turn`); or
 * nothing helps, for this device has opened its half for another order (`moved`).
 */
export type Awaits = 'invited' | 'keyless' | 'due' | 'half' | 'turn' | 'moved';

/** A game of which both sides make the dice, as it stands here. */
export interface ByBoth {
  /** The side whose halves this device opens. */
  readonly side: Side | undefined;
  readonly awaits: Awaits | undefined;
  /** The order that waits for its dice. */
  readonly order: string | undefined;
  /** The side that nobody has taken yet. */
  readonly free: Side | undefined;
}

/** Why nothing may be done here with a game: another page plays it and this one looks on, or another page has removed it. */
export type Elsewhere = 'played' | 'removed' | undefined;

/** A game as the view sees it; replaced as a whole by every action. The log lies beside it: `entries()`. */
export interface Snapshot<Context = BareContext, State = BareState, Event = BareEvent> {
  readonly head: GameHead;
  readonly system: SystemId;
  readonly context: Context;
  readonly viewer: Viewer;
  readonly elsewhere: Elsewhere;
  /** Where the game stands, as the viewer knows it. */
  readonly state: State;
  /** What is shown: the game, or the past moment that is looked at. */
  readonly shown: State;
  /** So many plays are shown; undefined while the game itself is. */
  readonly looking: number | undefined;
  /** The branch that the table stands on, 0 the main line. */
  readonly branch: number;
  /** Another number whenever branches, their names or notes have changed: `branches()`, `notes()`. */
  readonly treeChanges: number;
  readonly cursor: number;
  readonly length: number;
  /** The side that conceded, counted from 1. */
  readonly conceded: number | undefined;
  readonly outcome: TwoSidedOutcome | undefined;
  /** Why its dice are not verified; undefined: they are. */
  readonly doubt: Doubt | undefined;
  /** Undefined where both sides do not make the dice, or no longer, and in branches. */
  readonly byBoth: ByBoth | undefined;
  /** The game, or the branch that the table stands on, holds only up to a play: this one. Nothing is played in it; what may be played on is a game or a branch of its own. */
  readonly stop: Stop | undefined;
  /** It is the game itself that holds no further: then none of its branches can be changed. */
  readonly isBroken: boolean;
  /** The play that has just been made, and only then. */
  readonly fresh: LogEntry<Event> | undefined;
}
