import type { Duel, DuelResult, Limits } from '../ai/duel';
import { isPlayer, PLAYERS, type PlayerName } from '../ai/players';
import { eloOf, intervalOf, percentile, shareOf, type Tally } from '../ai/statistics';
import { battleById, battles } from '../scenarios';
import type { Answer } from './answer';
import { playAll } from './crew';
import { positionIn } from './legal';
import { readJson } from './readJson';

export interface MatchOptions {
  readonly battle?: string | undefined;
  readonly players: string;
  readonly games: string;
  readonly seed: string;
  readonly mirror: boolean;
  readonly seconds?: string | undefined;
  readonly simulations?: string | undefined;
  readonly workers: string;
  readonly options?: string | undefined;
  readonly json: boolean;
}

/** A battle on which is played, by its id or its file's name. */
export interface Ground {
  readonly id: string;
  readonly position: object;
}

/** The battles that `--battle` names: ids and files parted by commas; all of the house if it is left out. */
function groundsOf(named: string | undefined, options: string | undefined): readonly Ground[] | { readonly wrong: string[] } {
  const grounds: Ground[] = [];
  for (const word of named === undefined ? battles.map(({ id }) => id) : named.split(',')) {
    const known = battleById(word);
    const read = known ? { json: known.position as unknown } : word.endsWith('.json') ? readJson(word) : undefined;
    if (!read) return { wrong: [`--battle: expected ids of ${battles.map(({ id }) => id).join(', ')} or .json files, found ${word}`] };
    if ('wrong' in read) return read;
    const position = positionIn(read.json) as object;
    grounds.push({ id: word, position: options === undefined ? position : { ...position, options: options.split(',') } });
  }
  return grounds;
}

function playersOf(text: string): readonly [PlayerName, PlayerName] | { readonly wrong: string[] } {
  const [first = '', second = '', ...rest] = text.split(',');
  if (rest.length > 0 || !isPlayer(first) || !isPlayer(second))
    return { wrong: [`--players: expected two of ${PLAYERS.join(', ')}, found ${text}`] };
  return [first, second];
}

/** What is played, as the options of a command say. */
export interface Terms {
  readonly players: readonly [PlayerName, PlayerName];
  readonly grounds: readonly Ground[];
  readonly games: number;
  readonly seed: number;
  readonly workers: number;
  readonly limits: readonly [Limits, Limits];
}

/** The options of a command that has at least so many games played, or what is wrong with them. */
export function readTerms(given: MatchOptions, fewest = 1): Terms | { readonly wrong: string[] } {
  const players = playersOf(given.players);
  if ('wrong' in players) return players;
  const grounds = groundsOf(given.battle, given.options);
  if ('wrong' in grounds) return grounds;
  const wrong: string[] = [];
  const number = (name: keyof MatchOptions, text: string | undefined, least: number): number | undefined => {
    const value = text === undefined ? undefined : Number(text);
    if (value === undefined || (Number.isFinite(value) && value >= least)) return value;
    wrong.push(`--${name}: expected a number of at least ${least}, found ${text}`);
    return undefined;
  };
  const [games = 0, seed = 0, workers = 1] = [
    number('games', given.games, fewest),
    number('seed', given.seed, 0),
    number('workers', given.workers, 1),
  ];
  /** One figure for both players, or one for each, parted by a comma. */
  const limitOf = (player: 0 | 1): Limits => {
    const of = (text: string | undefined) => text?.split(',')[player] ?? text;
    const seconds = number('seconds', of(given.seconds), 0.001);
    return {
      simulations: number('simulations', of(given.simulations), 1),
      milliseconds: seconds === undefined ? undefined : 1000 * seconds,
    };
  };
  const limits = [limitOf(0), limitOf(1)] as const;
  if (wrong.length > 0) return { wrong: [...new Set(wrong)] };
  return { players, grounds, games, seed, workers, limits };
}

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

export const tallyOf = (results: readonly { readonly result: DuelResult; readonly swapped: boolean }[]): Tally => {
  let [wins, draws, losses] = [0, 0, 0];
  for (const { result, swapped } of results) {
    if (result.winner === 0) draws++;
    else if ((result.winner === 2) === swapped) wins++;
    else losses++;
  }
  return { wins, draws, losses };
};

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export async function matchCommand(given: MatchOptions): Promise<Answer> {
  const terms = readTerms(given);
  if ('wrong' in terms) return terms;
  const { players, grounds, games, seed, workers, limits } = terms;
  const all = pairings(grounds, players, games, seed, given.mirror, limits);
  const began = performance.now();
  const played = await playAll(
    all.map(({ duel }) => duel),
    workers,
    (done) => process.stderr.isTTY && process.stderr.write(`\r${done} of ${all.length} games`),
  );
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
  if (json) return [JSON.stringify(facts)];
  const { wins, draws, losses } = tally;
  return [
    `${players[0]} against ${players[1]}: ${results.length} games, ${wins} won, ${draws} drawn, ${losses} lost`,
    `share ${percent(share)}, 95 % interval ${percent(low)} to ${percent(high)}; Elo ${eloOf(share).toFixed(0)} (${eloOf(low).toFixed(0)} to ${eloOf(high).toFixed(0)})`,
    `${facts.gamesPerSecond.toFixed(2)} games a second`,
    ...players.map(
      (name, i) =>
        `${name} thinks ${times[i]!.median.toFixed(1)} ms a player turn at the median, ${times[i]!.p95.toFixed(1)} ms at the 95th percentile`,
    ),
    ...facts.cells.map(
      ({ battle, side, wins: w, draws: d, losses: l, share: s }) =>
        `  ${battle}, ${players[0]} plays side ${side}: ${w} / ${d} / ${l}, ${percent(s)}`,
    ),
  ];
}
