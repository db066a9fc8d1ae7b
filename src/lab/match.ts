import type { Duel, DuelResult, Limits } from '../ai/duel';
import type { PlayerName } from '../ai/players';
import { eloOf, intervalOf, percentile, shareOf, type Tally } from '../ai/statistics';
import type { Answer } from './answer';
import type { Ground } from './grounds';
import { playAll } from './matchPool';
import { type MatchOptions, readTerms } from './terms';

/** The games of a match: each battle in turn, each seed twice with the sides swapped if it is mirrored. `swapped[i]`: the first player plays the second side. */
export function pairings(
  grounds: readonly Ground[],
  players: readonly [PlayerName, PlayerName],
  games: number,
  seed: number,
  mirror: boolean,
  limits: readonly [Limits, Limits],
) {
  const all: { readonly ground: Ground; readonly swapped: boolean; readonly duel: Duel }[] = [];
  for (let i = 0; all.length < games; i++) {
    const ground = grounds[i % grounds.length]!;
    const own = seed + Math.floor(i / grounds.length);
    for (const swapped of mirror ? [false, true] : [false]) {
      const turned = <T>([first, second]: readonly [T, T]) => (swapped ? ([second, first] as const) : ([first, second] as const));
      all.push({ ground, swapped, duel: { position: ground.position, seed: own, players: turned(players), limits: turned(limits) } });
    }
  }
  return all;
}

/** How many seeds the pairings have between them: one serves every battle, and both of the games in which sides are swapped. */
export const seedsOfPairings =
  (mirror: boolean) =>
  (games: number, battles: number): number =>
    Math.ceil(games / battles / (mirror ? 2 : 1));

export const tallyOf = (results: readonly { readonly result: DuelResult; readonly swapped: boolean }[]): Tally => {
  let [wins, draws, losses] = [0, 0, 0];
  for (const { result, swapped } of results) {
    if (result.winner === 0) draws++;
    else if ((result.winner === 2) === swapped) wins++;
    else losses++;
  }
  return { wins, draws, losses };
};

/** JSON has no number without end. */
const written = (_: string, value: unknown): unknown => (value === Infinity || value === -Infinity ? String(value) : value);

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** At a terminal: in place of what the line said before. */
const progress = (text: string): unknown => process.stderr.isTTY && process.stderr.write(`\r${text}`);

export async function matchCommand(given: MatchOptions): Promise<Answer> {
  const terms = readTerms(given, { seedsOf: seedsOfPairings(given.mirror) });
  if ('wrong' in terms) return terms;
  const { players, grounds, games, seed, workers, limits } = terms;
  const all = pairings(grounds, players, games, seed, given.mirror, limits);
  const began = performance.now();
  const played = await playAll(
    all.map(({ duel }) => duel),
    workers,
    (at) => all[at]!.ground.id,
    (done) => progress(`${done} of ${all.length} games`),
  ).finally(() => progress('\x1b[K'));
  const spent = (performance.now() - began) / 1000;
  const results = all.map(({ ground, swapped }, i) => ({ ground, swapped, result: played[i]! }));
  return { lines: report(given, players, results, spent) };
}

interface Played {
  readonly ground: Ground;
  readonly swapped: boolean;
  readonly result: DuelResult;
}

/** By cell: a battle with the first player on one of its sides. */
function cellsOf(results: readonly Played[]) {
  const ids = [...new Set(results.map(({ ground }) => ground.id))];
  return ids.flatMap((battle) =>
    [false, true].flatMap((swapped) => {
      const own = results.filter(({ ground, swapped: other }) => ground.id === battle && other === swapped);
      return own.length === 0 ? [] : [{ battle, side: swapped ? 2 : 1, ...tallyOf(own), share: shareOf(tallyOf(own)) }];
    }),
  );
}

function report({ json }: MatchOptions, players: readonly [PlayerName, PlayerName], results: readonly Played[], spent: number): string[] {
  const tally = tallyOf(results);
  const share = shareOf(tally);
  const [low, high] = intervalOf(tally);
  const thought = [0, 1].map((player) =>
    results.flatMap(({ result, swapped }) => result.thought[((player + Number(swapped)) % 2) as 0 | 1]),
  );
  const times = thought.map((each) => ({ median: percentile(each, 0.5), p95: percentile(each, 0.95) }));
  const facts = {
    players,
    games: results.length,
    ...tally,
    share,
    interval: [low, high],
    elo: eloOf(share),
    eloInterval: [eloOf(low), eloOf(high)],
    gamesPerSecond: results.length / spent,
    thinking: times,
    cells: cellsOf(results),
  };
  if (json) return [JSON.stringify(facts, written)];
  const { wins, draws, losses } = tally;
  return [
    `${players[0]} against ${players[1]}: ${results.length} games, ${wins} won, ${draws} drawn, ${losses} lost`,
    `share ${percent(share)}, 95 % interval ${percent(low)} to ${percent(high)}; Elo ${eloOf(share).toFixed(0)} (${eloOf(low).toFixed(0)} to ${eloOf(high).toFixed(0)})`,
    `${facts.gamesPerSecond.toFixed(2)} games a second`,
    ...players.map(
      (name, i) =>
        `${name} thinks ${times[i]!.median.toFixed(1)} ms a player turn, its own or one in which it answers, at the median, ${times[i]!.p95.toFixed(1)} ms at the 95th percentile`,
    ),
    ...facts.cells.map(
      ({ battle, side, wins: w, draws: d, losses: l, share: s }) =>
        `  ${battle}, ${players[0]} plays side ${side}: ${w} / ${d} / ${l}, ${percent(s)}`,
    ),
  ];
}
