import type { Limits } from '../ai/duel';
import { isPlayer, PLAYERS, type PlayerName } from '../ai/players';
import { battles } from '../scenarios';
import { type Ground, groundOf } from './grounds';

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

/** The battles that `--battle` names, parted by commas; all of the house if it is left out. */
function groundsOf(named: string | undefined, options: string | undefined): readonly Ground[] | { readonly wrong: string[] } {
  const grounds: Ground[] = [];
  for (const word of named === undefined ? battles.map(({ id }) => id) : named.split(',')) {
    const ground = groundOf(word, options);
    if ('wrong' in ground) return ground;
    grounds.push(ground);
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
