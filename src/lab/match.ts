import { isPlayer, PLAYERS, type PlayerName } from '../ai/players';
import { battleById, battles } from '../scenarios';
import type { Answer } from './answer';
import { playAll } from './crew';
import type { Duel, DuelResult } from './duel';
import { positionIn } from './legal';
import { readJson } from './readJson';
import { eloOf, intervalOf, percentile, shareOf, type Tally } from './statistics';

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
export function groundsOf(named: string | undefined, options: string | undefined): readonly Ground[] | { readonly wrong: string[] } {
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

export function playersOf(text: string): readonly [PlayerName, PlayerName] | { readonly wrong: string[] } {
  const [first = '', second = '', ...rest] = text.split(',');
  if (rest.length > 0 || !isPlayer(first) || !isPlayer(second))
    return { wrong: [`--players: expected two of ${PLAYERS.join(', ')}, found ${text}`] };
  return [first, second];
}

/** A number within bounds, or what is wrong. */
export function numberOf(name: string, text: string | undefined, least: number): number | undefined | { readonly wrong: string[] } {
  if (text === undefined) return undefined;
  const value = Number(text);
  return Number.isFinite(value) && value >= least ? value : { wrong: [`--${name}: expected a number of at least ${least}, found ${text}`] };
}

/** The games of a match: each battle in turn, each seed twice with the sides swapped if it is mirrored. `swapped[i]`: the first player plays the second side. */
export function pairings(
  grounds: readonly Ground[],
  players: readonly [PlayerName, PlayerName],
  games: number,
  seed: number,
  mirror: boolean,
  limits: Pick<Duel, 'simulations' | 'milliseconds'>,
) {
  const all: { readonly ground: Ground; readonly swapped: boolean; readonly duel: Duel }[] = [];
  for (let i = 0; all.length < games; i++) {
    const ground = grounds[i % grounds.length]!;
    const own = seed + Math.floor(i / grounds.length);
    for (const swapped of mirror ? [false, true] : [false]) {
      const seats = swapped ? ([players[1], players[0]] as const) : players;
      all.push({ ground, swapped, duel: { position: ground.position, seed: own, players: seats, ...limits } });
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
  const all = pairings(grounds as Ground[], players as [PlayerName, PlayerName], games as number, seed as number, given.mirror, limits);
  const began = performance.now();
  const played = await playAll(
    all.map(({ duel }) => duel),
    workers as number,
    (done) => process.stderr.isTTY && process.stderr.write(`\r${done} of ${all.length} games`),
  );
  const spent = (performance.now() - began) / 1000;
  const results = all.map(({ ground, swapped }, i) => ({ ground, swapped, result: played[i]! }));
  return { lines: report(given, players as [PlayerName, PlayerName], results, spent) };
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
