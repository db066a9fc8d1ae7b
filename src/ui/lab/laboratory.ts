import { createStore } from 'zustand/vanilla';
import { duelsOf, type Series } from '../../ai/balance';
import type { Duel, DuelResult } from '../../ai/duel';
import type { PlayerName } from '../../ai/players';
import type { Fault } from '../../kernel/game';
import { fetchRules, systemFor } from '../../store/systems';
import { tellMissing } from '../app/fetched';
import type { Level } from '../opponent/levels';
import type { From, Ground } from './grounds';
import { playInWorkers } from './matchPool';
import { optionsOn, rulesTried } from './options';

/** A battle under certain rules, with the games played so far. */
export interface Column {
  readonly ground: Ground;
  /** Optional rules that were chosen for it. */
  readonly options: readonly string[];
  readonly series: Series;
  /** Why the battle cannot be played so; then no game is. */
  readonly refused: readonly Fault[];
  /** By number of the game; filled in as they end. */
  readonly results: readonly (DuelResult | undefined)[];
  readonly fault: string | undefined;
}

/** A battle as it is and, if that was wished, under optional rules beside it. */
export interface Trial {
  readonly ground: Ground;
  readonly columns: readonly Column[];
}

export interface Laboratory {
  readonly stage: 'idle' | 'playing' | 'stopped' | 'done';
  readonly trials: readonly Trial[];
  /** Games that have ended, of so many. */
  readonly done: number;
  readonly all: number;
  /** What was chosen last. */
  readonly form?: Form;
}

/** What is chosen on the page, numbers as they are typed. */
export interface Form {
  /** The battle that the address named as it was begun. */
  readonly battle?: string | undefined;
  /** Ids of battles and of saved games, and from where the saved games are played. */
  readonly chosen: { readonly ids: readonly string[]; readonly from: From };
  readonly players: readonly [Level, Level];
  readonly options: readonly string[];
  readonly compare: boolean;
  readonly games: string;
  readonly seed: string;
}

export interface Wish {
  readonly grounds: readonly Ground[];
  readonly players: readonly [PlayerName, PlayerName];
  readonly options: readonly string[];
  readonly compare: boolean;
  readonly games: number;
  readonly seed: number;
}

export const laboratory = createStore<Laboratory>(() => ({ stage: 'idle', trials: [], done: 0, all: 0 }));

/** Between two pictures of what has been played, in milliseconds: games may end by the hundred a second. */
const PICTURE = 150;

/** The terms of a battle’s games; optional rules are added to those that it has. */
function seriesOf(ground: Ground, options: readonly string[], { players, games, seed }: Wish): Series {
  const position = options.length === 0 ? ground.position : { ...ground.position, options: optionsOn(ground, options) };
  return { position, players, games, seed };
}

/** What is wrong with a position, in its own fields. */
async function faultsOf(position: object): Promise<readonly Fault[]> {
  await fetchRules(position);
  const system = systemFor(position);
  const read = system.ok ? system.value.readPosition(position) : system;
  return read.ok ? [] : read.faults;
}

async function columnOf(ground: Ground, options: readonly string[], wish: Wish): Promise<Column> {
  const series = seriesOf(ground, options, wish);
  // A battle as it is has been read before.
  const refused = options.length === 0 ? [] : await faultsOf(series.position);
  return { ground, options, series, refused, results: [], fault: undefined };
}

async function trialOf(ground: Ground, wish: Wish): Promise<Trial> {
  return { ground, columns: await Promise.all(rulesTried(ground, wish).map((options) => columnOf(ground, options, wish))) };
}

/** What is to be played for a wish. */
export const trialsOf = (wish: Wish): Promise<readonly Trial[]> => Promise.all(wish.grounds.map((ground) => trialOf(ground, wish)));

let halt: () => void = () => undefined;

/** Plays what is wished, anew. A game under optional rules and the same without them follow one another. */
export function run(trials: readonly Trial[]): void {
  stop();
  const columns = trials.map((trial) => trial.columns.map((column) => ({ ...column, results: [...column.results] })));
  const duels: Duel[] = [];
  const places: { readonly column: (typeof columns)[number][number]; readonly game: number }[] = [];
  for (const beside of columns) {
    const playable = beside.filter(({ refused }) => refused.length === 0);
    const each = playable.map(({ series }) => duelsOf(series));
    for (const game of each[0]?.keys() ?? []) {
      for (const [i, column] of playable.entries()) {
        duels.push(each[i]![game]!);
        places.push({ column, game });
      }
    }
  }
  let done = 0;
  let broken = 0;
  let due: ReturnType<typeof setTimeout> | undefined;
  const show = (stage: Laboratory['stage']): void => {
    clearTimeout(due);
    due = undefined;
    laboratory.setState({
      stage,
      done,
      all: duels.length,
      trials: trials.map(({ ground }, i) => ({
        ground,
        columns: columns[i]!.map((column) => ({ ...column, results: [...column.results] })),
      })),
    });
  };
  const soon = (): void => {
    due ??= setTimeout(() => show('playing'), PICTURE);
  };
  show('playing');
  const leave = playInWorkers(duels, {
    played(at, result) {
      const { column, game } = places[at]!;
      column.results[game] = result;
      done++;
      soon();
    },
    broke(at, fault) {
      const { column } = places[at]!;
      Object.assign(column, { fault: fault.message });
      broken++;
      // A script that does not come tells nothing of itself.
      if (fault.message === '') tellMissing();
      soon();
    },
    // A worker that dies leaves games behind that nobody has begun.
    ended: () => show(done + broken === duels.length ? 'done' : 'stopped'),
  });
  halt = () => {
    leave();
    show('stopped');
  };
}

/** Stops playing; what has been played stays. */
export function stop(): void {
  if (laboratory.getState().stage === 'playing') halt();
}

/** The games of a column that have ended, in their order. */
export const endedIn = ({ results }: Column): DuelResult[] => results.filter((result) => result !== undefined);
