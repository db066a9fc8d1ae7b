import { prove } from '../cases/prove';
import { readCasesUnder } from '../cases/readCases';

/** What judges a mutant: every rule case, by its file and name; a proof answers what is wrong, one line each. */
export const proofs: ReadonlyMap<string, () => readonly string[]> = new Map(
  ['ancients', 'naval', 'armies', 'baw'].flatMap((system) =>
    readCasesUnder(`tests/cases/${system}`).flatMap(({ file, cases }) =>
      cases.map((read) => [`${system}/${file} ${read.name}`, () => prove(read)] as const),
    ),
  ),
);
