import type { FunctionComponent } from 'react';
import type { Direction, Hex } from '../../kernel/board';
import type { MarksArt, PictureArt } from './art';
import type { GameFacts, MapFacts, Overlays, PlaceName, Skin } from './facts';
import type { Point } from './geometry';
import type { SceneLayerProps } from './SceneLayer';
import type { Show } from './useStaging';

export type Pointer = 'mouse' | 'touch' | 'pen' | 'keyboard';

/** What people want. None of them changes the board by itself; the teller answers with new facts. */
export interface BoardIntents {
  /** The mouse rests on a hex, or has left the map. Never by touch. */
  onHover?(hex: Hex | undefined): void;
  /** A click, a tap, or Enter on the cursor. To let the keyboard go on from here, move the cursor here too. */
  onHex?(hex: Hex, how: { readonly pointer: Pointer }): void;
  /** Long press, right click, or the menu key: tell me about this hex. */
  onInspect?(hex: Hex, how: { readonly pointer: Pointer }): void;
  /** Shift and a click: this hex besides those that are chosen. */
  onAdd?(hex: Hex): void;
  /** A frame was drawn, with Shift held, about these hexes on which pieces stand. */
  onFrame?(hexes: readonly Hex[]): void;
  /** The press on a hex that `aims`, then each change of the facing dragged to. */
  onAim?(hex: Hex, facing: Direction | undefined): void;
  /** Where the pointer is on the map, at the press on a hex that `aims` and after: whoever draws. Leaving the board then ends nothing. */
  onDrag?(hex: Hex, at: Point): void;
  /** The aim is let go: with a facing, or (not dragged out of the hex) without. */
  onRelease?(hex: Hex, facing: Direction | undefined): void;
  /** Escape, leaving the board or a second finger ended the aim. */
  onAimCancel?(): void;
  /** An arrow of the wheel was chosen. */
  onFacing?(hex: Hex, facing: Direction): void;
  /** The cursor wants to be here. */
  onCursor?(hex: Hex): void;
  /** `[` is -1, `]` is 1. */
  onTurn?(by: -1 | 1): void;
  /** `{` is -1, `}` is 1. */
  onWheel?(by: -1 | 1): void;
  onCancel?(): void;
}

/** What the window shows of the map with its margin, in shares of it: it may begin before the map and end behind it. */
export interface Seen {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface BoardHandle {
  fit(): void;
  zoomIn(): void;
  zoomOut(): void;
  /** Moves the map only if one of the hexes is out of sight; if they do not all go in, the first has the right of way, and those named before the others. */
  reveal(...hexes: readonly Hex[]): void;
  /** So many pixels at the bottom of the map lie under something else. */
  cover(pixels: number): void;
  /** Tells at once, and then as often as it moves, what is seen of the map, and whether it has come to rest; returns how to end that. */
  watch(see: (seen: Seen, rests: boolean) => void): () => void;
  /** Brings a place of the map, in shares of it, to the middle, as far as the map may go there. */
  lookAt(x: number, y: number): void;
  focus(): void;
}

/** Strings come from the teller. */
export interface BoardLabels {
  /** The name of the map as a control. */
  readonly map: string;
  /** How to use it by keyboard, read out after the name. */
  readonly keys: string;
}

/** Scenes to be shown, and what draws them, which comes later than the map. */
export interface Staged extends Show {
  readonly Layer: FunctionComponent<SceneLayerProps>;
}

/** All but how it is drawn. */
export interface ViewProps {
  readonly map: MapFacts;
  readonly places?: readonly PlaceName[] | undefined;
  /** Hexes with a piece, in the order they are told: there a press is meant, and the cursor begins at the first. */
  readonly occupied: readonly Hex[];
  readonly overlays: Overlays;
  /** The hex cursor of the keyboard; it is shown while the map has the focus. */
  readonly cursor: Hex | undefined;
  readonly skin?: Skin;
  /** A press here begins an aim and does not pan. */
  readonly aims?: ((hex: Hex) => boolean) | undefined;
  /** What stands in a hex, in words. */
  readonly describe: (hex: Hex) => string;
  readonly labels: BoardLabels;
  /** What the last play was, one scene after another; the same list as long as it is the same play. */
  readonly staged?: Staged | undefined;
  /** May be a new object each time. */
  readonly intents: BoardIntents;
  readonly handle?: { current: BoardHandle | null };
}

/** The board of one game, whose art draws its ground, its pieces and its marks. */
export interface BoardProps<Game extends GameFacts> extends ViewProps {
  readonly map: Game['map'];
  /** The sheets of marks may follow when the map is seen. */
  readonly art: PictureArt<Game> & Partial<MarksArt<Game>>;
  readonly pieces: Game['pieces'];
  readonly overlays: Game['overlays'];
}
