import { type Board, printHex } from '../../kernel/board';
import type { Refusal } from '../../kernel/game';

/** What a refusal tells its sentence: the hexes by name, and numbers. */
export interface RefusalTold {
  readonly at: string;
  readonly several: boolean;
  readonly n: (name: string) => number;
  readonly text: string;
}

/** A sentence for each code of refusals. */
export type Refusals<Code extends string = string> = Readonly<Record<Code, (told: RefusalTold) => string>>;

/** `listed`: names one after the other, as the language joins them. */
export function toldOf({ hexes = [], values: given }: Refusal, board: Board, listed: (names: readonly string[]) => string): RefusalTold {
  const values: { readonly [name: string]: number | string; readonly text?: string } = given ?? {};
  const named = [...new Set(hexes)].map((hex) => printHex(board, hex));
  return { at: listed(named), several: named.length > 1, n: (name) => Number(values[name] ?? 0), text: String(values.text ?? '') };
}
