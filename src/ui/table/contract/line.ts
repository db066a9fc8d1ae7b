import type { Direction, Hex } from '../../../kernel/board';
import type { BareContext, BareState } from '../../../kernel/twoSides';
import type { Snapshot } from '../../../store/match';
import type { PathFacts } from '../../board/facts';

/** Whom an order harms, where on its way, and by which rule. */
export interface LineHarm {
  readonly piece: number;
  readonly hex: Hex;
  readonly rule: string;
}

/** What a legal order does, for the map and for the panel. */
export interface LineWay {
  readonly path: PathFacts;
  readonly harm: readonly LineHarm[];
}

/** What is said of pieces that go together, in the game's own noun for them: units, ships. */
export interface LineWords {
  /** Above the panel, and in the line under the map while nothing is aimed at. */
  title(pieces: number): string;
  /** On the main button; a turn only where pieces face somewhere. */
  move(pieces: number): string;
  turn?(pieces: number): string;
  /** After it has been done. */
  moved(pieces: number): string;
}

/**
 * How a game orders pieces that go together: the table says where each is to go, the game how that is ordered and what comes of it. A game whose pieces do
 * not move one by one over hexes leaves it out, and then nobody can choose several.
 */
export interface LineRules {
  /** Pieces on the map that whoever decides may still order to go somewhere; the same set for the same state. Of several in a hex the others go along with the first. */
  joins(context: BareContext, state: BareState): ReadonlySet<number>;
  /** Brings a piece to a hex, there to face so; to its own hex: turns it. A hex off the map makes an order that is refused. */
  order(context: BareContext, state: BareState, piece: number, hex: Hex, facing: Direction | undefined): unknown;
  /** What such an order does, if it is legal. */
  way(context: BareContext, state: BareState, piece: number, order: unknown): LineWay | undefined;
  /** A harm as a sentence. */
  sayHarm(snapshot: Snapshot, harm: LineHarm): string;
  /** What it costs to order them one by one, beyond what their ways cost, with its rule; undefined: nothing. */
  price?(snapshot: Snapshot, pieces: readonly number[]): { readonly text: string; readonly rule: string } | undefined;
  /** Kinds of events that `words().moved` has told already. */
  readonly told: ReadonlySet<string>;
  words(): LineWords;
}
