import { printHex } from '../../kernel/board';
import type { Refusal } from '../../kernel/system';
import type { Context } from '../../rules/ancients/types';
import type { Words } from '../words';

/** A refusal as a sentence. Every code the rules use has one; the test holds it. */
export function sayRefusal(words: Words, { why, hexes = [], values = {} }: Refusal, context: Context): string {
  const sentences: Readonly<Record<string, (typeof words.refusals)[keyof typeof words.refusals]>> = words.refusals;
  const named = [...new Set(hexes)].map((hex) => printHex(context.board, hex));
  const told = {
    at: words.table.listed(named),
    several: named.length > 1,
    n: (name: string) => Number(values[name] ?? 0),
    text: String(values['text'] ?? ''),
  };
  return (sentences[why] ?? sentences['noWay']!)(told);
}
