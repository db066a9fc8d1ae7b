import type { Limits } from '../ai/duel';
import { isPlayer, PLAYERS, type PlayerName } from '../ai/players';
import { battles } from '../scenarios/all';
import { type Ground, groundOf } from './grounds';

export interface MatchOptions {
  readonly battle?: string | undefined;
  readonly players: string;
  /** Left out: as many as the command has usually. */
  readonly games?: string | undefined;
  readonly seed: string;
  readonly mirror: boolean;
  readonly seconds?: string | undefined;
  readonly simulations?: string | undefined;
  readonly workers: string;
  readonly options?: string | undefined;
  readonly json: boolean;
}

/** The optional rules that `--options` names, parted by commas; undefined: those of each battle. */
export function optionsOf(text: string | undefined): readonly string[] | undefined | { readonly wrong: string[] } {
  const options = text?.split(',').map((option) => option.trim());
  const twice = options?.find((option, i) => options.indexOf(option) < i);
  return twice === undefined ? options : { wrong: [`--options: ${twice} is named twice`] };
}

/** The battles that `--battle` names, parted by commas; all of the house if it is left out. */
function groundsOf(named: string | undefined, options: readonly string[] | undefined): readonly Ground[] | { readonly wrong: string[] } {
  const grounds: Ground[] = [];
  for (const word of named === undefined ? battles.map(({ id }) => id) : named.split(',')) {
    if (grounds.some(({ id }) => id === word)) return { wrong: [`--battle: ${word} is named twice`] };
    const ground = groundOf(word, options);
    if ('wrong' in ground) return ground;
    grounds.push(ground);
  }
  return grounds;
}

/** The two players that `--players` names. */
export function playersOf(text: string): readonly [PlayerName, PlayerName] | { readonly wrong: string[] } {
  const [first = '', second = '', ...rest] = text.split(',');
  if (rest.length > 0 || !isPlayer(first) || !isPlayer(second))
    return { wrong: [`--players: expected two of ${PLAYERS.join(', ')}, found ${text}`] };
  return [first, second];
}

interface Bounds {
  readonly least: number;
  /** Left out: there is none. */
  readonly most?: number;
  readonly whole: boolean;
}

/** The generator takes 32 bits: beyond them a seed would be another one. */
const LAST_SEED = 0xffff_ffff;
export const SEEDS: Bounds = { least: 0, most: LAST_SEED, whole: true };

/** The number that an option gives, or what is wrong with it. */
export function numberIn(name: string, text: string, { least, most = Infinity, whole }: Bounds): number | { readonly wrong: string[] } {
  const value = Number(text);
  if (text.trim() !== '' && Number.isFinite(value) && value >= least && value <= most && (!whole || Number.isInteger(value))) return value;
  const range = most === Infinity ? `of at least ${least}` : `from ${least} to ${most}`;
  return { wrong: [`--${name}: expected a ${whole ? 'whole ' : ''}number ${range}, found ${text}`] };
}

/** The number that an option gives; otherwise what is wrong with it is put to the other faults. */
function numberOrFault(wrong: string[], name: string, text: string, bounds: Bounds): number | undefined {
  const read = numberIn(name, text, bounds);
  if (typeof read === 'number') return read;
  wrong.push(...read.wrong);
  return undefined;
}

/** What a player turn may cost each of two players, as `--seconds` and `--simulations` have it: one figure for both, or one for each, parted by a comma. */
export function limitsOf(given: {
  readonly seconds?: string | undefined;
  readonly simulations?: string | undefined;
}): readonly [Limits, Limits] | { readonly wrong: string[] } {
  const wrong: string[] = [];
  const figures = (name: 'seconds' | 'simulations', bounds: Bounds): readonly (number | undefined)[] => {
    const texts = given[name]?.split(',') ?? [];
    if (texts.length > 2) wrong.push(`--${name}: expected one figure or two, found ${given[name]}`);
    const [first, second = first] = texts.map((text) => numberOrFault(wrong, name, text, bounds));
    return [first, second];
  };
  const seconds = figures('seconds', { least: 0.001, whole: false });
  const simulations = figures('simulations', { least: 1, whole: true });
  const limitOf = (player: 0 | 1): Limits => ({
    simulations: simulations[player],
    milliseconds: seconds[player] === undefined ? undefined : 1000 * seconds[player],
  });
  return wrong.length > 0 ? { wrong: [...new Set(wrong)] } : [limitOf(0), limitOf(1)];
}

/** Whether each of two players is given a figure of its own. */
export const isUneven = ({ seconds, simulations }: Pick<MatchOptions, 'seconds' | 'simulations'>): boolean =>
  [seconds, simulations].some((figures) => figures?.includes(','));

/** What is played, as the options of a command say. */
interface Terms {
  readonly players: readonly [PlayerName, PlayerName];
  readonly grounds: readonly Ground[];
  readonly games: number;
  readonly seed: number;
  readonly workers: number;
  readonly limits: readonly [Limits, Limits];
  readonly options: readonly string[] | undefined;
}

const USUAL_GAMES = 20;

/** How a command has its games played. */
interface Custom {
  readonly fewest?: number;
  /** How many if none are named. */
  readonly usual?: (battles: number) => number;
  /** How many seeds its games have between them, one after the other from the first; left out: each game has its own. */
  readonly seedsOf?: (games: number, battles: number) => number;
}

/** The options of a command, or what is wrong with them. */
export function readTerms(
  given: MatchOptions,
  { fewest = 1, usual = () => USUAL_GAMES, seedsOf = (all) => all }: Custom = {},
): Terms | { readonly wrong: string[] } {
  const players = playersOf(given.players);
  if ('wrong' in players) return players;
  const options = optionsOf(given.options);
  if (options && 'wrong' in options) return options;
  const grounds = groundsOf(given.battle, options);
  if ('wrong' in grounds) return grounds;
  const wrong: string[] = [];
  const asked = { ...given, games: given.games ?? String(usual(grounds.length)) };
  const whole = (name: 'games' | 'seed' | 'workers', bounds: Bounds): number => numberOrFault(wrong, name, asked[name], bounds) ?? 0;
  const games = whole('games', { least: fewest, whole: true });
  const seed = whole('seed', SEEDS);
  const last = seed + seedsOf(games, grounds.length) - 1;
  if (last > LAST_SEED) wrong.push(`--seed: expected the last of ${games} games at ${LAST_SEED} or before, found ${last}`);
  const workers = whole('workers', { least: 1, whole: true });
  const limits = limitsOf(given);
  if ('wrong' in limits) return { wrong: [...wrong, ...limits.wrong] };
  if (wrong.length > 0) return { wrong };
  return { players, grounds, games, seed, workers, limits, options };
}
