import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { battleById } from '../scenarios/all';
import { type Balances, readBalances } from '../scenarios/balance';

/** Where `--write` puts what has been found of how even battles are. */
const FILE = 'src/scenarios/balance.json';

/** What the file says of battles that have not been played now. */
const kept = (): Balances => (existsSync(FILE) ? readBalances(JSON.parse(readFileSync(FILE, 'utf8'))) : {});

/** As the house sets its files: short lists on one line. */
const printed = (found: object): string =>
  `${JSON.stringify(found, null, 2).replace(/\[\s+([^\]]*?)\s+\]/g, (_, items: string) => `[${items.replace(/,\s+/g, ', ')}]`)}\n`;

interface PlayedBy {
  readonly options?: unknown;
  readonly milliseconds?: unknown;
}

/** Why what is found of some battles is not kept: the file is of battles of the house, by their own rules, and of games that anybody can play again. */
export const unkeptOf = (found: readonly (readonly [id: string, terms: PlayedBy])[]): string[] =>
  found.flatMap(([id, { options, milliseconds }]) => {
    if (milliseconds !== undefined) return [`${id}: what is kept is of games that were not played by the clock`];
    if (options !== undefined) return [`${id}: what is kept is of battles by their own rules`];
    return battleById(id) ? [] : [`${id}: what is kept is of battles of the house`];
  });

/** What is wrong with the file, if anything is. */
function faultOf(work: () => void): string[] {
  try {
    work();
    return [];
  } catch (error) {
    return [`${FILE}: ${error instanceof Error ? error.message : error}`];
  }
}

/** Why nothing can be kept at all: whoever is to play for hours is told before. */
export function unwritable(): string[] {
  const folder = dirname(FILE);
  if (!existsSync(folder))
    return [`${FILE}: expected the folder of the project as the one in which this is called, found ${process.cwd()}`];
  return faultOf(() => {
    kept();
    accessSync(existsSync(FILE) ? FILE : folder, constants.W_OK);
  });
}

/** Puts what has been found to the rest, in the order of the names, so that what two people add stands apart; why it could not, if so. */
export const keepFound = (found: Readonly<Record<string, object>>): string[] =>
  faultOf(() => {
    const all = Object.entries({ ...kept(), ...found });
    writeFileSync(FILE, printed(Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)))));
  });
