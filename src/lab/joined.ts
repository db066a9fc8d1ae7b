import { intervalOf, rounded, shareOf } from '../ai/statistics';
import type { BattleBalance } from '../scenarios/balance';

/** The sum that a mean was made of: points and turns are whole, so that nothing is lost while a part has less than a thousand games. */
const sumOf = (mean: number, games: number): number => Math.round(mean * games);

/** Parts of the games of one battle as one: the first has the first seed, and all were played on the same terms. */
export function joined<Part extends BattleBalance>(parts: readonly [Part, ...Part[]]): Part {
  const total = (of: (part: Part) => number): number => parts.reduce((sum, part) => sum + of(part), 0);
  const games = total((part) => part.games);
  const mean = (of: (part: Part) => number): number => rounded(total((part) => sumOf(of(part), part.games)) / games);
  const [wins, losses, draws] = [total((part) => part.wins[0]), total((part) => part.wins[1]), total((part) => part.draws)];
  const tally = { wins, draws, losses };
  const [low, high] = intervalOf(tally);
  const decided: Record<string, number> = {};
  for (const part of parts) for (const [term, times] of Object.entries(part.decided)) decided[term] = (decided[term] ?? 0) + times;
  return {
    ...parts[0],
    games,
    wins: [wins, losses],
    draws,
    share: rounded(shareOf(tally)),
    interval: [rounded(low), rounded(high)],
    points: [mean((part) => part.points[0]), mean((part) => part.points[1])],
    turns: mean((part) => part.turns),
    decided,
  };
}
