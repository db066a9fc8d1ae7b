import { parseHex, printHex } from '../../../kernel/board';
import { wordsOf } from '../../../kernel/notation';
import type { Numbered } from '../model/extra';
import type { Reading } from '../model/reading';
import type { Context } from '../model/types';

/** `C4=3 D4=1`, each hex once, the numbers within bounds. */
export function readNumbered(text: string, at: string, reading: Reading, least: number, most: number): Numbered[] {
  const words = wordsOf(text);
  return words.flatMap((word) => {
    const [name = '', number = ''] = word.split('=');
    const hex = parseHex(reading, name);
    const n = /^\d{1,3}$/.test(number) ? Number(number) : -1;
    const once = words.filter((other) => other.startsWith(`${name}=`)).length === 1;
    if (once && hex !== undefined && hex >= 0 && n >= least && n <= most) return [{ hex, n }];
    reading.faults.push({ at, expected: 'hexAndNumber', found: word });
    return [];
  });
}

/** In the order of the map. */
export const printNumbered = ({ board }: Context, numbered: readonly Numbered[]): string =>
  [...numbered]
    .sort((a, b) => a.hex - b.hex)
    .map(({ hex, n }) => `${printHex(board, hex)}=${n}`)
    .join(' ');
