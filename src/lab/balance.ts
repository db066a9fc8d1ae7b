import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Balance, balanceOf, duelsOf } from '../ai/balance';
import { readBalances } from '../scenarios/balance';
import type { Answer } from './answer';
import { playAll } from './matchPool';
import { type MatchOptions, readTerms } from './terms';

/** Where `--write` puts what it has found. */
const FILE = 'src/scenarios/balance.json';

/** What the file says of battles that have not been played now. */
const kept = () => (existsSync(FILE) ? readBalances(JSON.parse(readFileSync(FILE, 'utf8'))) : {});

/** As the house sets its files: short lists on one line. */
const printed = (found: object): string =>
  `${JSON.stringify(found, null, 2).replace(/\[\s+([^\]]*?)\s+\]/g, (_, items: string) => `[${items.replace(/,\s+/g, ', ')}]`)}\n`;

export async function balanceCommand(given: MatchOptions & { readonly write: boolean }): Promise<Answer> {
  const terms = readTerms(given);
  if ('wrong' in terms) return terms;
  const { players, grounds, games, seed, workers, limits } = terms;
  if (given.seconds?.includes(',') || given.simulations?.includes(','))
    return { wrong: ['balance: both sides have the same time or simulations'] };
  const found: Record<string, Balance & { readonly seed: number }> = {};
  const lines: string[] = [];
  for (const ground of grounds) {
    const { position } = ground;
    const results = await playAll(duelsOf({ position, players, games, seed, limits }), workers);
    const balance = balanceOf(players, results);
    found[ground.id] = { ...balance, seed, ...limits[0] };
    lines.push(lineOf(ground.id, balance));
    // After each battle: whoever stops a long run keeps what it has found.
    if (given.write) writeFileSync(FILE, printed({ ...kept(), ...found }));
  }
  return { lines: given.json ? [JSON.stringify(found)] : lines };
}

const percent = (share: number): string => `${(100 * share).toFixed(0)}`;

function lineOf(id: string, { games, wins, draws, share, interval, points, turns, decided }: Balance): string {
  const terms = Object.entries(decided).map(([term, times]) => `${term} ${times}`);
  return `${id}: side 1 wins ${wins[0]}, side 2 ${wins[1]}, ${draws} drawn of ${games}; share ${percent(share)} % (${percent(interval[0])} to ${percent(interval[1])}); points ${points.join(' : ')}; ${turns} turns; ${terms.join(', ')}`;
}
