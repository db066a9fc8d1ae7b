import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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

/** Puts what has been found to the rest, in the order of the names, so that what two people add stands apart. */
export function keepFound(found: Readonly<Record<string, object>>): void {
  const all = Object.entries({ ...kept(), ...found });
  writeFileSync(FILE, printed(Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)))));
}
