import { describe, expect, test } from 'vitest';
import { readCasesUnder } from './readCases';
import { runCase } from './runCase';

/** The cases of the house and, if named in the environment, those of somebody else. */
const folders = ['tests/cases', ...(process.env.CASES ? [process.env.CASES] : [])];

for (const { file, cases } of folders.flatMap(readCasesUnder)) {
  describe(file, () => {
    for (const read of cases) {
      test(read.name, () => expect('wrong' in read ? [read.wrong] : runCase(read.one)).toEqual([]));
    }
  });
}
