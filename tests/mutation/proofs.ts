import { readCasesUnder } from '../cases/readCases';
import { runCase } from '../cases/runCase';

/** What judges a mutant: every rule case, by its file and name; a proof answers what is wrong, one line each. */
export const proofs: ReadonlyMap<string, () => readonly string[]> = new Map(
  ['ancients', 'naval'].flatMap((system) =>
    readCasesUnder(`tests/cases/${system}`).flatMap(({ file, cases }) =>
      cases.map((read) => [`${system}/${file} ${read.name}`, () => ('wrong' in read ? [read.wrong] : runCase(read.one))] as const),
    ),
  ),
);
