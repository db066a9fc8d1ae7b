import { type Balance, balanceOf, duelsOf } from '../ai/balance';
import type { Answer } from './answer';
import { keepFound, unkeptOf, unwritable } from './found';
import { BrokenGame, playAll } from './matchPool';
import { isUneven, type MatchOptions, readTerms } from './terms';

interface Part {
  /** The first game and the one after the last, counted from 0. */
  readonly from: number;
  readonly to: number;
}

/** The games of one part of so many, as `--part 3/16` names it; all of them if it is left out. */
export function partOf(text: string | undefined, games: number): Part | { readonly wrong: string[] } {
  if (text === undefined) return { from: 0, to: games };
  const [part = 0, parts = 0] = /^\d{1,5}\/\d{1,5}$/.test(text) ? text.split('/').map(Number) : [];
  if (part < 1 || part > parts) return { wrong: [`--part: expected one of so many, as 3/16, found ${text}`] };
  const before = (n: number): number => Math.floor((games * n) / parts);
  return { from: before(part - 1), to: before(part) };
}

interface BalanceOptions extends MatchOptions {
  readonly write: boolean;
  readonly part?: string | undefined;
}

const told = (what: string): string => `balance: ${what}`;

export async function balanceCommand(given: BalanceOptions): Promise<Answer> {
  const terms = readTerms(given);
  if ('wrong' in terms) return terms;
  const { players, grounds, games, seed, workers, limits, options } = terms;
  if (isUneven(given)) return { wrong: ['balance: both sides have the same time or simulations'] };
  if (given.write && given.part !== undefined) return { wrong: ['balance: a part is not kept by itself: `lab merge` joins all of them'] };
  const unkept = given.write ? [...unkeptOf(grounds.map(({ id }) => [id, { ...limits[0], options }])), ...unwritable()] : [];
  if (unkept.length > 0) return { wrong: unkept.map(told) };
  const part = partOf(given.part, games);
  if ('wrong' in part) return part;
  const found: Record<string, Balance & { readonly seed: number }> = {};
  const lines: string[] = [];
  const linesOf = () => (given.json ? [JSON.stringify(found)] : lines);
  const by = options === undefined ? {} : { options: options.join() };
  let lost: string[] = [];
  const whole = given.part === undefined ? {} : { of: { seed, games } };
  for (const ground of grounds) {
    const { position } = ground;
    const duels = duelsOf({ position, players, games, seed, limits }).slice(part.from, part.to);
    // A part of less games than parts may have none.
    if (duels.length === 0) continue;
    const played = await playAll(duels, workers, () => ground.id).catch(brokenOr);
    if ('wrong' in played) return { wrong: [...played.wrong, ...lost], lines: linesOf() };
    const balance = balanceOf(players, played);
    found[ground.id] = { ...balance, seed: seed + part.from, ...limits[0], ...by, ...whole };
    lines.push(lineOf(ground.id, balance));
    // After each battle: whoever stops a long run keeps what it has found.
    if (given.write) lost = keepFound(found).map(told);
  }
  return lost.length > 0 ? { wrong: lost, lines: linesOf() } : { lines: linesOf() };
}

/** Whoever has played battle after battle for hours is to have what was found before. */
function brokenOr(error: unknown): { readonly wrong: string[] } {
  if (error instanceof BrokenGame) return { wrong: [error.message] };
  throw error;
}

const percent = (share: number): string => `${(100 * share).toFixed(0)}`;

function lineOf(id: string, { games, wins, draws, share, interval, points, turns, decided }: Balance): string {
  const terms = Object.entries(decided).map(([term, times]) => `${term} ${times}`);
  return `${id}: side 1 wins ${wins[0]}, side 2 ${wins[1]}, ${draws} drawn of ${games}; share ${percent(share)} % (${percent(interval[0])} to ${percent(interval[1])}); points ${points.join(' : ')}; ${turns} turns; ${terms.join(', ')}`;
}
