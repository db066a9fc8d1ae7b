import { createStore } from 'zustand/vanilla';
import type { Direction, Hex } from '../kernel/board';
import type { Refusal } from '../kernel/game';
import type { Side } from '../kernel/twoSides';
import type { AskedHere } from './matchStore';

/** What is looked at: a hex, and the piece that stands there. */
export interface InspectTool {
  readonly kind: 'inspect';
  readonly hex: Hex;
  readonly unit: number | undefined;
}

/** The tools of every game: nothing in hand, a question that the map can answer (`order`: the answer that is chosen but not yet given), something to be looked at. */
export type PlainTool = { readonly kind: 'rest' } | { readonly kind: 'answer'; readonly order?: unknown } | InspectTool;

/** What the next click on the map means. A game has kinds of its own besides the plain ones, which its wing declares with all that they hold. */
export interface Tool {
  readonly kind: string;
  /** The piece in hand. */
  readonly unit?: number | undefined;
  /** Chosen but not yet ordered: where it goes, what it turns to, whom it attacks. */
  readonly goal?: Hex | undefined;
  readonly facing?: Direction | undefined;
  readonly at?: Hex | undefined;
  /** The order of a button beside the map that is chosen but not yet given, whatever the tool is about. */
  readonly pending?: unknown;
}

export const REST: Extract<PlainTool, { readonly kind: 'rest' }> = { kind: 'rest' };

export const isInspecting = (tool: Tool): tool is InspectTool => tool.kind === 'inspect';

/** Several pieces that are ordered by one command: each goes from where it is as the first of them does, the guide, and turns by as many hexsides, or all wheel about it. */
export interface LineTool {
  readonly kind: 'line';
  /** The guide first. */
  readonly pieces: readonly number[];
  /** Where the guide is to go, once it is chosen. */
  readonly goal?: Hex | undefined;
  /** By how many hexsides each turns to the right, 0 to 5. */
  readonly turn: number;
  /** By how many they wheel about the guide instead, which stays: 0 to 5. */
  readonly wheel?: number;
}

export const isLine = (tool: Tool): tool is LineTool => tool.kind === 'line';

/** `lesson`: what a lesson says, where one is taken. */
export type Panel = 'now' | 'log' | 'branches' | 'armies' | 'lesson';

/** A refusal where it happened; `order`: as it was typed; `turn` tells the same refusal twice apart. */
export interface Refused {
  readonly refusal: Refusal;
  readonly order: string | undefined;
  readonly turn: number;
}

/** What was played, from one moment to another. */
export interface Played {
  readonly from: number;
  readonly to: number;
}

/** What the other side did: of what was played, what belongs to its phases. */
export interface Recap extends Played {
  readonly by: Side;
}

/** The card between two players: all that was played, and how far it has been shown. */
export interface HandOver extends Played {
  readonly step: number | undefined;
}

/** An order waits for the die that the players roll themselves. */
export interface Rolling {
  readonly die: AskedHere;
  /** What has fallen for the same order already. */
  readonly fallen: readonly number[];
}

/** Orders on the map: hexes that they are about, and arrows, those that lie over others last. */
export interface Drawn {
  readonly picked?: readonly Hex[];
  readonly arrows: readonly { readonly from: Hex; readonly to: Hex; readonly slight: boolean }[];
}

export type TableDialog = 'keys' | 'dice' | 'concede' | 'result' | 'seats' | 'help' | 'report' | 'luck' | undefined;

/** `Held` is the game's own kind of tool. */
export interface TableState<Held extends Tool = Tool> {
  readonly tool: Held;
  readonly hover: Hex | undefined;
  /** The hex cursor of the keyboard. */
  readonly cursor: Hex | undefined;
  readonly pointer: 'mouse' | 'touch' | 'pen' | 'keyboard';
  readonly refused: Refused | undefined;
  /** The paragraph that is read beside the map; another object each time that it is asked for. `byKey`: the keyboard goes there with the eye. */
  readonly rule: { readonly id: string; readonly byKey?: boolean } | undefined;
  /** The main button has said once what is still undone. */
  readonly warned: boolean;
  readonly undoStop: 'die' | 'player' | 'sight' | undefined;
  readonly handOver: HandOver | undefined;
  /** That card while a past moment is shown in its place; it comes back with the game. */
  readonly handOverAside: HandOver | undefined;
  /** What the other side did, until it is dismissed. */
  readonly recap: Recap | undefined;
  readonly panel: Panel;
  /** So many cards that tell something stand beside the map. */
  readonly told?: number;
  /** On a small screen: the panel is up. */
  readonly sheet: boolean;
  /** The field for typed orders is open. */
  readonly typing: boolean;
  readonly dialog: TableDialog;
  readonly rolling: Rolling | undefined;
  /** What is advised, as it is drawn on the map. */
  readonly advised: Drawn | undefined;
  /** Hexes that a lesson speaks of. */
  readonly marked: readonly Hex[] | undefined;
  /** What is chosen next is asked about: why not? */
  readonly asking: boolean;
  /** The card is open in which a note is written beside the moment that is shown. */
  readonly noting: boolean;
  /** The pencil is in hand at a moment: what is chosen on the map is drawn. `from`: where an arrow or a ring has been begun. */
  readonly pencil: { readonly at: number; readonly from: Hex | undefined } | undefined;
  /** The sight is shown to whatever is pointed at: from what is chosen, else from this hex. */
  readonly sight: { readonly from: Hex | undefined } | undefined;
  /** The side of which all that it can do next turn is shown. */
  readonly coverage: Side | undefined;
  /** The side whose zones of control are shown, from one turn to the next. */
  readonly zones: Side | undefined;
}

export const CLEAN: TableState = {
  tool: REST,
  hover: undefined,
  cursor: undefined,
  pointer: 'mouse',
  refused: undefined,
  rule: undefined,
  warned: false,
  undoStop: undefined,
  handOver: undefined,
  handOverAside: undefined,
  recap: undefined,
  panel: 'now',
  sheet: false,
  typing: false,
  dialog: undefined,
  rolling: undefined,
  advised: undefined,
  marked: undefined,
  asking: false,
  noting: false,
  pencil: undefined,
  sight: undefined,
  coverage: undefined,
  zones: undefined,
};

/** What the people at the table are about; none of it is part of the game. */
export const table = createStore<TableState>(() => CLEAN);

/** Between two players the table waits: its card lies over the map. */
export const isHandedOver = ({ handOver }: TableState): boolean => handOver !== undefined && handOver.step === undefined;

let refusals = 0;
export const refusedNow = (refusal: Refusal, order?: string): Refused => ({ refusal, order, turn: ++refusals });
