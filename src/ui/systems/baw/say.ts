import { printHex } from '../../../kernel/board';
import type { Refusal } from '../../../kernel/game';
import type { Context } from '../../../rules/baw/model/types';
import type { BawWords } from './words';

/** A refusal as a sentence: that of the optional rule in force (B16.3), of its rule, or else of its code. Every code that the rules use has one; a test holds it. */
export function sayRefusal({ refusals, table }: BawWords, { rule, why, hexes = [], values: given }: Refusal, context: Context): string {
  const values: { readonly [name: string]: number | string; readonly text?: string } = given ?? {};
  const named = [...new Set(hexes)].map((hex) => printHex(context.board, hex));
  const told = {
    at: table.listed(named),
    several: named.length > 1,
    n: (name: string) => Number(values[name] ?? 0),
    text: String(values.text ?? ''),
  };
  const brief = context.variants.briefDisorder ? [`brief ${why}`] : [];
  const key = [...brief, `${rule} ${why}`, why].find((one) => Object.hasOwn(refusals, one)) ?? 'noWay';
  return refusals[key as keyof typeof refusals](told);
}
