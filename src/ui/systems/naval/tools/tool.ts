import type { Direction, Hex } from '../../../../kernel/board';
import type { PlainTool } from '../../../../store/table';

/** What the next click on the sea means; `unit` is a ship, or marines ashore, as the rules number their actors. */
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
  /** Attacks on the ship at `at` are declared; the one from `goal` is chosen, where `unit` lies. */
  | { readonly kind: 'assault'; readonly at: Hex; readonly goal?: Hex; readonly unit?: number | undefined }
  | { readonly kind: 'ballista'; readonly unit: number; readonly at?: Hex };

export type SeaToolKind = SeaTool['kind'];
export type ToolOf<K extends SeaToolKind> = Extract<SeaTool, { kind: K }>;
