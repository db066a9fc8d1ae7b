import { type Board, printHex } from '../../kernel/board';
import type { Refusal } from '../../kernel/game';

/** What a refusal tells its sentence: the hexes by name, and numbers. */
interface RefusalTold {
  readonly at: string;
  readonly several: boolean;
  readonly n: (name: string) => number;
  readonly text: string;
}

/** A sentence for each code of refusals. */
export type Refusals<Code extends string = string> = Readonly<Record<Code, (told: RefusalTold) => string>>;

/** The sentence of the first of some codes that a game has one for, or that every game says alike; else that no way leads there. */
export function sentenceOf(own: Refusals<'noWay'>, alike: Refusals, codes: readonly string[]): Refusals[string] {
  for (const code of codes) {
    const sentences = [own, alike].find((those) => Object.hasOwn(those, code)) as Refusals | undefined;
    if (sentences) return sentences[code]!;
  }
  return own.noWay;
}

/** `listed`: names one after the other, as the language joins them. */
export function toldOf({ hexes = [], values: given }: Refusal, board: Board, listed: (names: readonly string[]) => string): RefusalTold {
  const values: { readonly [name: string]: number | string; readonly text?: string } = given ?? {};
  // Beside the map nothing has a name.
  const named = [...new Set(hexes)].filter((hex) => hex >= 0).map((hex) => printHex(board, hex));
  return { at: listed(named), several: named.length > 1, n: (name) => Number(values[name] ?? 0), text: String(values.text ?? '') };
}
