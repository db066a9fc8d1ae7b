import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Balances, readBalances } from '../scenarios/balance';

/** Where `--write` puts what has been found of how even battles are. */
const FILE = 'src/scenarios/balance.json';

/** What the file says of battles that have not been played now. */
const kept = (): Balances => (existsSync(FILE) ? readBalances(JSON.parse(readFileSync(FILE, 'utf8'))) : {});

/** As the house sets its files: short lists on one line. */
const printed = (found: object): string =>
  `${JSON.stringify(found, null, 2).replace(/\[\s+([^\]]*?)\s+\]/g, (_, items: string) => `[${items.replace(/,\s+/g, ', ')}]`)}\n`;

/** Puts what has been found to the rest, in the order of the names, so that what two people add stands apart. */
export function keepFound(found: Readonly<Record<string, object>>): void {
  const all = Object.entries({ ...kept(), ...found });
  writeFileSync(FILE, printed(Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)))));
}
