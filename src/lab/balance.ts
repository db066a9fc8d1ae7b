import { writeFileSync } from 'node:fs';
import type { Answer } from './answer';
import { playAll } from './crew';
import type { DuelResult } from './duel';
import { type Ground, groundsOf, type MatchOptions, numberOf, pairings, playersOf } from './match';
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

/** Where `--write` puts what it has found, for the battle browser. */
const FILE = 'src/scenarios/balance.json';

export async function balanceCommand(given: MatchOptions & { readonly write: boolean }): Promise<Answer> {
  const players = playersOf(given.players);
  const grounds = groundsOf(given.battle, given.options);
  const [games, seed, workers] = [
    numberOf('games', given.games, 1),
    numberOf('seed', given.seed, 0),
    numberOf('workers', given.workers, 1),
  ];
  const [seconds, simulations] = [numberOf('seconds', given.seconds, 0.001), numberOf('simulations', given.simulations, 1)];
  for (const read of [players, grounds, games, seed, workers, seconds, simulations])
    if (typeof read === 'object' && 'wrong' in read) return read;
  const limits = {
    simulations: simulations as number | undefined,
    milliseconds: seconds === undefined ? undefined : 1000 * (seconds as number),
  };
  const found: Record<string, Balance> = {};
  const lines: string[] = [];
  for (const ground of grounds as Ground[]) {
    const all = pairings([ground], players as ['random', 'random'], games as number, seed as number, false, limits);
    const results = await playAll(
      all.map(({ duel }) => duel),
      workers as number,
    );
    const balance = balanceOf(players as [string, string], results);
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
