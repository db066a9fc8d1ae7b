import { createStore } from 'zustand/vanilla';
import type { Direction, Hex } from '../kernel/board';
import type { Refusal } from '../kernel/system';

/** Whatever the game: nothing in hand, a question that the map can answer, a hex and what stands there to be looked at. */
type PlainTool =
  | { readonly kind: 'rest' }
  | { readonly kind: 'answer' }
  | { readonly kind: 'inspect'; readonly hex: Hex; readonly unit: number | undefined };

/** What the next click means at sea; `unit` is a ship, or marines ashore, as the rules number their actors. */
export type SeaTool =
  | PlainTool
  | { readonly kind: 'sail'; readonly unit: number; readonly goal?: Hex; readonly facing?: Direction | undefined }
  /** A ram of the ship at `at`; `through`: out on the far side. */
  | { readonly kind: 'ram'; readonly unit: number; readonly at: Hex; readonly through?: boolean }
  | { readonly kind: 'scuttle'; readonly unit: number }
  | { readonly kind: 'ferry'; readonly unit: number; readonly goal?: Hex }
  /** An enemy is looked at by whoever could attack it; `spared` are those left out of the declaration, by number in the list. */
  | { readonly kind: 'target'; readonly at: Hex; readonly spared?: readonly number[] }
  | { readonly kind: 'marines'; readonly unit: number; readonly at?: Hex }
  /** Attacks on the ship at `at` are declared; the one from `goal` is chosen. */
  | { readonly kind: 'assault'; readonly at: Hex; readonly goal?: Hex }
  | { readonly kind: 'ballista'; readonly unit: number; readonly at?: Hex };

export type LandTool =
  | PlainTool
  | { readonly kind: 'move'; readonly unit: number; readonly goal?: Hex; readonly facing?: Direction | undefined }
  | { readonly kind: 'enter'; readonly unit: number; readonly goal?: Hex; readonly facing?: Direction | undefined }
  /** `deploys`: leaders deploy with their units. */
  | { readonly kind: 'place'; readonly deploys?: true }
  | { readonly kind: 'shoot'; readonly unit: number; readonly at?: Hex }
  | { readonly kind: 'attack'; readonly unit: number; readonly at?: Hex; readonly facing?: Direction | undefined }
  | { readonly kind: 'choose' }
  | { readonly kind: 'deploy'; readonly unit: number; readonly goal?: Hex; readonly facing?: Direction | undefined }
  | { readonly kind: 'group'; readonly order: 'activate' | 'restrain'; readonly units: readonly number[] }
  | { readonly kind: 'lead'; readonly from: Hex };

/** What the next click on the map means. `unit` is the piece in hand; a `goal`, `at` or `facing` is chosen but not yet ordered. */
export type Tool = LandTool | SeaTool;

export const REST: Tool = { kind: 'rest' };

export const PANELS = ['now', 'log', 'armies'] as const;
/** `lesson`: what a lesson says, where one is taken. */
export type Panel = (typeof PANELS)[number] | 'lesson';

/** A refusal where it happened; `turn` tells the same refusal twice apart. */
export interface Refused {
  readonly refusal: Refusal;
  readonly turn: number;
}

/** The card between two players: what was played from one moment to another, and how far it has been shown. */
export interface HandOver {
  readonly from: number;
  readonly to: number;
  readonly step: number | undefined;
}

/** Orders on the map: hexes that they are about, and arrows, those that lie over others last. */
export interface Drawn {
  readonly picked?: readonly Hex[];
  readonly arrows: readonly { readonly from: Hex; readonly to: Hex; readonly slight: boolean }[];
}

export type TableDialog = 'keys' | 'dice' | 'concede' | 'rename' | 'result' | 'seats' | 'help' | undefined;

export interface TableState {
  readonly tool: Tool;
  readonly hover: Hex | undefined;
  /** The hex cursor of the keyboard. */
  readonly cursor: Hex | undefined;
  readonly pointer: 'mouse' | 'touch' | 'pen' | 'keyboard';
  readonly refused: Refused | undefined;
  readonly rule: string | undefined;
  /** The main button has said once what is still undone. */
  readonly warned: boolean;
  readonly undoStop: 'die' | 'player' | 'sight' | undefined;
  readonly handOver: HandOver | undefined;
  readonly panel: Panel;
  /** On a small screen: the panel is up. */
  readonly sheet: boolean;
  readonly dialog: TableDialog;
  /** What is advised, as it is drawn on the map. */
  readonly advised: Drawn | undefined;
  /** Hexes that a lesson speaks of. */
  readonly marked: readonly Hex[] | undefined;
  /** What is chosen next is asked about: why not? */
  readonly asking: boolean;
  /** The sight is shown to whatever is pointed at: from what is chosen, else from this hex. */
  readonly sight: { readonly from: Hex | undefined } | undefined;
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
  panel: 'now',
  sheet: false,
  dialog: undefined,
  advised: undefined,
  marked: undefined,
  asking: false,
  sight: undefined,
};

/** What the people at the table are about; none of it is part of the game. */
export const table = createStore<TableState>(() => CLEAN);

/** Between two players the table waits: its card lies over the map. */
export const isHandedOver = ({ handOver }: TableState): boolean => handOver !== undefined && handOver.step === undefined;

let refusals = 0;
export const refusedNow = (refusal: Refusal): Refused => ({ refusal, turn: ++refusals });
