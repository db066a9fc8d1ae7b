import { writeFileSync } from 'node:fs';
import type { Answer } from './answer';
import { playAll } from './crew';
import type { DuelResult } from './duel';
import { type MatchOptions, pairings, readTerms } from './match';
import { intervalOf } from './statistics';

/** What a battle's games say of it. Shares and intervals are of the first side's wins, a draw being one half. */
export interface Balance {
  readonly players: readonly [string, string];
  readonly games: number;
  readonly wins: readonly [number, number];
  readonly draws: number;
  readonly share: number;
  readonly interval: readonly [number, number];
  readonly points: readonly [number, number];
  readonly turns: number;
  /** How many of the games each term of victory brought points to whoever won. */
  readonly decided: Readonly<Record<string, number>>;
}

const rounded = (value: number): number => Math.round(1000 * value) / 1000;

export function balanceOf(players: readonly [string, string], results: readonly DuelResult[]): Balance {
  const games = results.length;
  const count = (winner: 0 | 1 | 2) => results.filter((result) => result.winner === winner).length;
  const mean = (of: (result: DuelResult) => number) => rounded(results.reduce((sum, result) => sum + of(result), 0) / Math.max(1, games));
  const [wins, losses, draws] = [count(1), count(2), count(0)];
  const [low, high] = intervalOf({ wins, draws, losses });
  const decided: Record<string, number> = {};
  for (const { winner, scored } of results) {
    if (winner === 0) continue;
    for (const term of new Set(scored[winner - 1])) decided[term] = (decided[term] ?? 0) + 1;
  }
  return {
    players,
    games,
    wins: [wins, losses],
    draws,
    share: rounded((wins + draws / 2) / Math.max(1, games)),
    interval: [rounded(low), rounded(high)],
    points: [mean(({ score }) => score[0]), mean(({ score }) => score[1])],
    turns: mean(({ turn }) => turn),
    decided,
  };
}

/** Where `--write` puts what it has found. */
const FILE = 'src/scenarios/balance.json';

export async function balanceCommand(given: MatchOptions & { readonly write: boolean }): Promise<Answer> {
  const terms = readTerms(given);
  if ('wrong' in terms) return terms;
  const { players, grounds, games, seed, workers, limits } = terms;
  const found: Record<string, Balance> = {};
  const lines: string[] = [];
  for (const ground of grounds) {
    const all = pairings([ground], players, games, seed, false, limits);
    const results = await playAll(
      all.map(({ duel }) => duel),
      workers,
    );
    const balance = balanceOf(players, results);
    found[ground.id] = balance;
    lines.push(lineOf(ground.id, balance));
  }
  if (given.write) writeFileSync(FILE, `${JSON.stringify(found, null, 2)}\n`);
  return { lines: given.json ? [JSON.stringify(found)] : lines };
}

const percent = (share: number): string => `${(100 * share).toFixed(0)}`;

function lineOf(id: string, { games, wins, draws, share, interval, points, turns, decided }: Balance): string {
  const terms = Object.entries(decided).map(([term, times]) => `${term} ${times}`);
  return `${id}: side 1 wins ${wins[0]}, side 2 ${wins[1]}, ${draws} drawn of ${games}; share ${percent(share)} % (${percent(interval[0])} to ${percent(interval[1])}); points ${points.join(' : ')}; ${turns} turns; ${terms.join(', ')}`;
}
