import type { StoreApi } from 'zustand/vanilla';
import type { Direction, Hex } from '../../kernel/board';
import type { Brush } from './document/brushes';
import type { Drawing, Edit, Path, Side } from './document/drawing';
import type { Hexside } from './document/ground';
import type { Hindrance } from './document/several';
import type { Kind } from './rules';

/* What somebody has in hand at the drawing table, as it is. */

export type Tool =
  | { readonly kind: 'select' }
  /** Several pieces at once. */
  | { readonly kind: 'several' }
  /** A ground by its field of the map; undefined: clear. */
  | { readonly kind: 'ground'; readonly key: string | undefined }
  | { readonly kind: 'hexside'; readonly key: string | undefined }
  /** `waits`: one of those of the side that are to be placed, and no new one. */
  | { readonly kind: 'thing'; readonly of: Kind; readonly words: string; readonly side: Side; readonly waits?: true }
  /** Hexes of a list, such as those from which one may leave. */
  | { readonly kind: 'list'; readonly path: Path }
  | { readonly kind: 'place' }
  | { readonly kind: 'erase' };

export interface Bench {
  readonly tool: Tool;
  readonly brush: Brush;
  /** Of the brush `hex`, 1 to 3. */
  readonly width: number;
  readonly selected: Hex | undefined;
  /** Where those stand that have been chosen together. */
  readonly group: readonly Hex[];
  readonly cursor: Hex | undefined;
  /** Hexes that the pointer has come over since it was set down. */
  readonly stroke: readonly Hex[];
  readonly sides: readonly Hexside[];
  /** Which way what is put down looks, if somebody has said so. */
  readonly facing: Direction | undefined;
  /** What is selected goes to the hex that is chosen next, whoever stands there. */
  readonly leads: boolean;
  /** The hex that is being given a name. */
  readonly naming: Hex | undefined;
  /** Why those that are chosen together have just not gone where they were shown. */
  readonly refused: Hindrance | undefined;
}

export type BenchStore = StoreApi<Bench>;

/** What tools work on. */
export interface ToolHost {
  readonly state: BenchStore;
  drawing(): Drawing;
  edit(change: Edit): void;
}

/** What was being drawn is not; what is in hand stays there. */
export const NO_STROKE = { stroke: [], sides: [], facing: undefined, leads: false } satisfies Partial<Bench>;
export const NOT_CHOSEN = { selected: undefined, group: [], naming: undefined, refused: undefined } satisfies Partial<Bench>;
export const NOTHING_CHOSEN = { ...NO_STROKE, ...NOT_CHOSEN, cursor: undefined } satisfies Partial<Bench>;

export const AT_REST: Bench = { ...NOTHING_CHOSEN, tool: { kind: 'select' }, brush: 'hex', width: 1 };
