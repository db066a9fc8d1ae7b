import { readFileSync } from 'node:fs';
import { parseJson } from '../store/json';
import { faultLines } from './faults';

/** What stands before the text in files of some editors. */
const BYTE_ORDER_MARK = /^\uFEFF/;

/** The JSON of a file, or of standard input for `-`. */
export function readJson(file: string): { json: unknown } | { wrong: string[] } {
  try {
    const read = parseJson(readFileSync(file === '-' ? 0 : file, 'utf8').replace(BYTE_ORDER_MARK, ''));
    if (read.ok) return { json: read.value };
    // `game.json:3:14`, as compilers write a place.
    return {
      wrong: faultLines(
        read.faults.map((fault) => ({ ...fault, at: fault.at.replace('@', ':') })),
        file,
      ),
    };
  } catch (error) {
    return { wrong: [`${file}: ${error instanceof Error ? error.message : error}`] };
  }
}
