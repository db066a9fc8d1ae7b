import type { Piece } from '../../../src/kernel/hexGame';
import type { BareContext, BareEvent, BareState, TwoSidedGame } from '../../../src/kernel/twoSides';

export type Json = Record<string, unknown>;

/** Any rule system, as the runner of cases sees it. */
export type AnyTwoSidedGame = TwoSidedGame<unknown, BareContext, BareState, unknown, BareEvent>;

/** What the cases of a rule system want beside its rules: how its positions are compared and whom its orders name. */
export interface CaseSystem {
  readonly system: AnyTwoSidedGame;
  /** Fields of a position that are lists compared whole and in any order. */
  readonly lists: ReadonlySet<string>;
  /** The field with the two sides, of which a case may leave out the second. */
  readonly sides: string;
  /** Paths of texts whose words stand in any order, the first too. */
  readonly unordered: RegExp;
  /** What a position leaves out. */
  readonly defaults: Json;
  /** The usual word for a mark of a piece. */
  mark(word: string): string;
  /** Whom an order names: a piece, or whoever answers or ends the phase. */
  actorOf(context: BareContext, state: BareState, text: string): string;
  /** The same where an order names several pieces. */
  actorsOf?(context: BareContext, state: BareState, text: string): readonly string[];
  /** What orders call a piece of the map, as `actorOf` has it; undefined where several are called the same. */
  nameOf(context: BareContext, state: BareState, piece: Piece): string | undefined;
  /** Every order that is allowed is in the legal list as it is read: no text leaves out a facing or names a way. */
  readonly listsAll?: boolean;
  /** What else must agree in a moment of this game, one line for each thing that does not. */
  wrong?(context: BareContext, state: BareState): string[];
  /** What a case expects of a position, written as the system prints it, where it may be written otherwise. */
  asPrinted?(context: BareContext, expected: Json): Json;
  /** An order of a legal list as the system prints it, where it may be written otherwise. */
  usual(context: BareContext, state: BareState, text: string): string;
  /** What an attack would come to, the column of a table as `odds`; null where there is no such attack. */
  odds?(context: BareContext, state: BareState, text: string): Json | null;
}
