import type { FunctionComponent } from 'react';
import type { Hex } from '../../../kernel/board';
import type { Side } from '../../../kernel/twoSides';
import type { Snapshot } from '../../../store/match';
import type { Tool } from '../../../store/table';
import type { CoverageFacts, TargetMark } from '../../board/facts';

/** Why a button cannot be pressed now: a word for it, or the piece that it would have taken up. */
export type DisabledReason =
  | 'undo'
  | 'redo'
  | 'program'
  | 'stop'
  | 'handOver'
  | 'first'
  | 'last'
  | 'sheet'
  | 'deciding'
  | 'played'
  | 'removed'
  | 'hidden'
  | { readonly piece: number };

/** The help at the table, once loaded. */
export interface HelpPart {
  readonly AnswerLine: FunctionComponent;
  readonly AskingLine: FunctionComponent;
  readonly HelpDialog: FunctionComponent;
  /** Who threatens a piece, or, without one, who can come to a hex or hit whoever stands there. */
  readonly Threats: FunctionComponent<{ readonly piece: number | undefined; readonly hex: Hex }>;
  readonly CoverageLegend: FunctionComponent<{ readonly side: Side }>;
  keepAdvising(): () => void;
  answerDisabled(reason: DisabledReason): void;
  askAt(hex: Hex): void;
  explainHex(hex: Hex): void;
  switchAsking(): void;
  toggleThreats(): void;
}

/** What a phase is for, and what is left to be done in it. */
export interface PhaseHelp {
  readonly purpose: string;
  readonly rule: string;
  /** So many pieces, or leaders, have something before them. */
  readonly count: number;
  readonly left: string;
}

/** The answer to a “why not?”: what was asked, of whom, and the judge's refusal in words, or that nothing forbids it. */
export interface Answer {
  readonly title: string;
  /** The piece that it is about. */
  readonly about?: string | undefined;
  readonly text: string;
  readonly rule?: string | undefined;
  readonly hexes?: readonly Hex[] | undefined;
}

/** One way in which an enemy threatens, fact by fact. */
export interface Danger {
  readonly facts: readonly string[];
  readonly rule: string;
  /** By a second rule it comes to that. */
  readonly also?: string;
}

/** An enemy that threatens the piece asked about, and how it is drawn. */
export interface ThreatLine {
  readonly key: string;
  readonly side: Side;
  readonly name: string;
  readonly hex: Hex;
  readonly dangers: readonly Danger[];
  readonly mark: TargetMark | undefined;
  /** From where its worst attack comes; its own hex if it need not go anywhere. */
  readonly from: Hex | undefined;
}

/** Who can come to a hex in his next turn, or hit whoever stands there, both sides. */
export interface Comers {
  readonly about: string;
  /** Where nobody can. */
  readonly none: string;
  readonly lines: readonly ThreatLine[];
}

/** What a reason is told with: places by name, numbers by their names, and texts. */
export interface Told {
  readonly at: string;
  readonly n: (name: string) => number;
  readonly text: (name: string) => string;
}

/** Texts that speak of a unit in one game and of a ship in the other. */
export interface HelpTexts {
  readonly asking: string;
  readonly about: string;
  readonly none: string;
}

/** What help asks of a game. Methods, so that an implementation takes its own snapshot; texts are in the reader's language. */
export interface SystemHelp {
  texts(): HelpTexts;
  /** Why the piece in hand does not do what a click on a hex would order; without one, why the piece there does nothing, or nobody comes there. */
  why(now: Snapshot, tool: Tool, hex: Hex): Answer;
  /** Why a piece that cannot be chosen cannot. */
  whyPiece(now: Snapshot, piece: number): Answer;
  threats(now: Snapshot, piece: number): readonly ThreatLine[];
  /** The same of a hex where no piece is asked about. A game may leave this and the next out; then neither is offered. */
  comers?(now: Snapshot, hex: Hex): Comers;
  /** All that a side can do in its next turn, hex by hex, as far as the state shown tells: the same object for the same moment. */
  coverage?(now: Snapshot, side: Side): CoverageFacts['areas'];
  /** What an order in notation does, in words; the notation itself where there are none. */
  orderText(now: Snapshot, order: string): string;
  /** Why an order is good, by a word of the game's player; undefined where only this game's own reasons are meant and it is none of them. */
  reasonText(why: string, told: Told): string | undefined;
}
