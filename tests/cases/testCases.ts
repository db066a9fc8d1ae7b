import { describe, expect, test } from 'vitest';
import { prove } from './prove';
import { readCasesUnder } from './readCases';

/** A test for each case of a folder, and for each of somebody else's if he names a folder in the environment, whatever games they are of. */
export function testCases(folder: string): void {
  for (const { file, cases } of [folder, ...(process.env['CASES'] ? [process.env['CASES']] : [])].flatMap(readCasesUnder)) {
    describe(file, () => {
      for (const read of cases) {
        test(read.name, () => expect(prove(read)).toEqual([]));
      }
    });
  }
}
