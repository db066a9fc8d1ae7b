import { readFileSync } from 'node:fs';

/** The JSON of a file, or of standard input for `-`. */
export function readJson(file: string): { json: unknown } | { wrong: string[] } {
  try {
    return { json: JSON.parse(readFileSync(file === '-' ? 0 : file, 'utf8')) };
  } catch (error) {
    return { wrong: [`${file}: ${error instanceof Error ? error.message : error}`] };
  }
}
