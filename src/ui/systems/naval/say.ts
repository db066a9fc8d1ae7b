import { printHex } from '../../../kernel/board';
import type { Refusal } from '../../../kernel/game';
import type { Context } from '../../../rules/naval/model/types';
import type { NavalWords } from './words';

/** A refusal as a sentence. Every code that the rules use has one; a test holds it. */
export function sayRefusal({ refusals, table }: NavalWords, { why, hexes = [], values: given }: Refusal, context: Context): string {
  const values: { readonly [name: string]: number | string; readonly text?: string } = given ?? {};
  const named = [...new Set(hexes)].map((hex) => printHex(context.board, hex));
  const told = {
    at: table.listed(named),
    several: named.length > 1,
    n: (name: string) => Number(values[name] ?? 0),
    text: String(values.text ?? ''),
  };
  return (Object.hasOwn(refusals, why) ? refusals[why as keyof typeof refusals] : refusals.noWay)(told);
}
