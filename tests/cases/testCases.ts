import { describe, expect, test } from 'vitest';
import { prove } from './prove';
import { readCasesUnder } from './readCases';

/** A test for each case of a folder, whatever games they are of. */
export function testCases(folder: string): void {
  for (const { file, cases } of readCasesUnder(folder)) {
    describe(file, () => {
      for (const read of cases) {
        test(read.name, () => expect(prove(read)).toEqual([]));
      }
    });
  }
}
