import type { Duel, DuelResult } from './duel';
import type { PlayerName } from './players';
import { intervalOf, rounded, shareOf } from './statistics';

/** Games of one battle by the same players, each with a seed of its own. */
export interface Series extends Pick<Duel, 'position' | 'players' | 'limits'> {
  readonly games: number;
  /** Of the first game; the others follow. */
  readonly seed: number;
}

export const duelsOf = ({ games, seed, ...duel }: Series): Duel[] => Array.from({ length: games }, (_, i) => ({ ...duel, seed: seed + i }));

/** What a battle's games say of it. Shares and intervals are of the first side's wins, a draw being one half. */
export interface Balance {
  readonly players: readonly [PlayerName, PlayerName];
  readonly games: number;
  readonly wins: readonly [number, number];
  readonly draws: number;
  readonly share: number;
  readonly interval: readonly [number, number];
  readonly points: readonly [number, number];
  readonly turns: number;
  /**
   * How many of the games each term of victory brought points to whoever won. `time`: the turns were over and no term had brought the winner any, or nobody had more.
   */
  readonly decided: Readonly<Record<string, number>>;
}

export function balanceOf(players: Balance['players'], results: readonly DuelResult[]): Balance {
  const games = results.length;
  const count = (winner: 0 | 1 | 2) => results.filter((result) => result.winner === winner).length;
  const mean = (of: (result: DuelResult) => number) => rounded(results.reduce((sum, result) => sum + of(result), 0) / Math.max(1, games));
  const [wins, losses, draws] = [count(1), count(2), count(0)];
  const tally = { wins, draws, losses };
  const [low, high] = intervalOf(tally);
  const decided: Record<string, number> = {};
  for (const { winner, scored } of results) {
    const terms = winner === 0 ? [] : scored[winner - 1]!;
    for (const term of terms.length > 0 ? new Set(terms) : ['time']) decided[term] = (decided[term] ?? 0) + 1;
  }
  return {
    players,
    games,
    wins: [wins, losses],
    draws,
    share: rounded(shareOf(tally)),
    interval: [rounded(low), rounded(high)],
    points: [mean(({ score }) => score[0]), mean(({ score }) => score[1])],
    turns: mean(({ turn }) => turn),
    decided,
  };
}
