import type { StoreApi } from 'zustand/vanilla';
import type { Branches } from '../kernel/branches';
import type { AskedDie } from '../kernel/dice';
import type { Checked, Refusal } from '../kernel/game';
import type { Note } from '../kernel/record';
import type { Alternative } from '../kernel/tree';
import type { BareEvent, BareState, Side, TwoSidedOutcome } from '../kernel/twoSides';
import type { Chapter } from './chapters';
import type { Proof, proofOf } from './proof';
import type { Seat } from './seats';
import type { Elsewhere, GameHead, LogEntry, NewGame, Snapshot } from './snapshot';
import type { GameRecord, Play, StoredGame } from './storedGame';
import type { SystemId } from './systems';

export type Undone = 'done' | 'start' | 'die' | 'player' | 'sight';
/** A game that is played with the players' own dice asks for this one, which falls in the player turn of `side`. */
export interface AskedHere extends AskedDie {
  readonly side: Side;
}

/**
 * `branch`: the branch that it went to, where it left the one that the table stood on. `asks`: the order is allowed, and is not played before this die is
 * known too. `awaits`: it is allowed, and is played once both sides have opened their halves of its dice.
 */
export type PlayedHere =
  | { readonly ok: true; readonly entry: LogEntry; readonly branch?: number | undefined }
  | { readonly ok: false; readonly refusal: Refusal; readonly asks?: undefined; readonly awaits?: undefined }
  | { readonly ok: false; readonly asks: AskedHere; readonly refusal?: undefined; readonly awaits?: undefined }
  | { readonly ok: false; readonly awaits: true; readonly refusal?: undefined; readonly asks?: undefined };

/** The plays made as one line of the log, and how many they are. */
export type PlayedTogether = (PlayedHere & { readonly ok: true; readonly count: number }) | (PlayedHere & { readonly ok: false });

export interface MatchStore {
  readonly store: StoreApi<{ readonly now: Snapshot | undefined }>;
  /** A new game; its id. */
  begin(game: NewGame): Checked<string>;
  /** A game from a record, as a file or a link brings it; played again and verified, as far as it holds. */
  openRecord(json: unknown, head?: Partial<GameHead>): Checked<string>;
  /**
   * A game from the library. If it is on the table as it was stored, it is not played again, but may have got another name; nor, for whoever looks on, is
   * what it shares with the game on the table.
   */
  openStored(game: StoredGame): Checked<string>;
  /** Whether the game on the table is played in another page, or removed by one: then nothing here changes it. */
  stand(elsewhere: Elsewhere): void;
  close(): void;
  /** An order of the game that is played; where the players roll themselves with as many of its dice as they have rolled. */
  play(action: unknown, typed?: readonly number[]): PlayedHere;
  /**
   * Orders one after the other, drawn as one play and lines of their own in the log: up to the first that is refused, or that brings a die, a question for
   * somebody else or something hidden into view. Refused where the first one is.
   */
  playTogether(actions: readonly unknown[], typed?: readonly number[]): PlayedTogether;
  playText(text: string, typed?: readonly number[]): PlayedHere;
  /** Whoever decides sits down at the table and sees what he knows. */
  sit(): void;
  /** One play back, unless a die, a change of player or something that came into view lies before it: then it says which, and nothing happens. */
  undo(): Undone;
  /** One play back whatever it was; the same dice fall again. */
  undoPast(): Undone;
  redo(): boolean;
  /** Shows a past moment; without one, the game again. */
  look(cursor?: number): void;
  /** The game itself goes to a moment; what was played behind it stays until something else is played. */
  goTo(cursor: number): void;
  /** A game to learn by goes to a moment, and what was played behind it is gone. */
  cutAt(cursor: number): void;
  concede(side: Side): void;
  /** Takes the free side of a game of which both sides make the dice. */
  join(): void;
  /** Opens this device's half for the order that waits; the order, if it has been played with that. Undefined: the other half is still to come, or none is owed. */
  openHalf(): PlayedHere | undefined;
  /** From where the game stands its dice come from the seed, or are the players' own. */
  endHalves(dice: 'seeded' | 'typed'): void;
  rename(title: string): void;
  /** What had been played up to a moment has been read by whom it was told. */
  tell(moment: number): void;
  /** A side is handed to a computer player, or taken back. */
  seat(side: Side, seat: Seat): void;
  /** A game that holds only up to a play goes on there as another one; its id. The first stays as it is. */
  goOn(): string | undefined;
  /** The whole game for a computer player, hidden or not: where it began and what has been played, or as far as a moment of it, or in another branch. */
  truth(
    moment?: number,
    branch?: number,
  ): { readonly system: SystemId; readonly position: object; readonly plays: readonly Play[] } | undefined;
  record(): GameRecord | undefined;
  /** Has the record of the game played again from its beginning. */
  verify(prove: typeof proofOf): Proof | undefined;
  stored(): StoredGame | undefined;
  entries(): readonly LogEntry[];
  /** All branches, the main line first and each after the one that it parts from. Of a game that hides something they hold what whoever looks may not read. */
  branches(): Branches<BareEvent>;
  /** The game goes to a branch, where its reader stood last or at a moment. */
  toBranch(id: number, moment?: number): void;
  nameBranch(id: number, name: string): void;
  /** A branch becomes the game itself, whose further course becomes a branch. */
  promote(id: number): void;
  /** A branch goes, and all that hangs on it. */
  dropBranch(id: number): void;
  /** Whether the last promotion or removal of a branch can be taken back: nothing has been played since, nor anything else been changed. */
  canRestore(): boolean;
  restore(): void;
  /** What was played in other branches at a moment of this one. */
  alternatives(moment: number): readonly Alternative<BareEvent>[];
  /** A branch as a game of its own; undefined where it does not hold, or has ended while the game itself still hides something. */
  branchRecord(id: number): GameRecord | undefined;
  /** All plays of a branch from the beginning of the game. Of a game that hides something they hold what whoever looks may not read. */
  pathOf(id: number): readonly LogEntry[];
  /** The phase in which a branch parts. */
  startOf(id: number): BareState;
  /** Where a branch ends, as whoever looks knows it, and how it has ended. */
  endOf(id: number): { readonly state: BareState; readonly outcome: TwoSidedOutcome | undefined } | undefined;
  /** What is said of the moments of this course, or of that of a branch, as whoever looks may read it. */
  notes(id?: number): readonly Note[];
  /** Says something of a moment; undefined: nothing any more. `forAll`: both sides may read it, also where something is hidden. */
  annotate(moment: number, note: Omit<Note, 'at' | 'by'> | undefined, forAll?: boolean): void;
  chapters(): readonly Chapter[];
  stateAt(cursor: number): BareState;
  /** The same as whoever looks may know it. */
  shownAt(cursor: number): BareState;
}

/** The store as a game's own view has it, which is on the screen with this game alone. */
export interface GameMatch<Context, State, Event> extends Omit<MatchStore, 'store' | 'entries' | 'stateAt'> {
  readonly store: StoreApi<{ readonly now: Snapshot<Context, State, Event> | undefined }>;
  entries(): readonly LogEntry<Event>[];
  stateAt(cursor: number): State;
}
