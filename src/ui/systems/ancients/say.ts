import { printHex } from '../../../kernel/board';
import type { Refusal } from '../../../kernel/game';
import type { Context } from '../../../rules/ancients/model/types';
import type { LandWords } from './words';

/** A refusal as a sentence. Every code the rules use has one; the test holds it. */
export function sayRefusal(words: LandWords, { why, hexes = [], values: given }: Refusal, context: Context): string {
  const { refusals } = words;
  const values: { readonly [name: string]: number | string; readonly text?: string } = given ?? {};
  const named = [...new Set(hexes)].map((hex) => printHex(context.board, hex));
  const told = {
    at: words.table.listed(named),
    several: named.length > 1,
    n: (name: string) => Number(values[name] ?? 0),
    text: String(values.text ?? ''),
  };
  return (Object.hasOwn(refusals, why) ? refusals[why as keyof typeof refusals] : refusals.noWay)(told);
}
