import type { Side } from '../../../kernel/twoSides';
import type { Seat } from '../../../store/seats';
import { type Beginning, randomSeed } from '../../app/newGame';
import { namesOf, type Players, seatsOf } from './players';
import { parseSeed } from './seed';

/** Where the dice come from: the seed, the players' own hands, or both their devices. */
export type Made = 'seeded' | 'typed' | 'both';

/** What is chosen for a game besides its battle. */
export interface Choices {
  readonly players: Players;
  /** As it is typed. */
  readonly seed: string;
  /** As somebody has wished it; `madeFor` says what becomes of that. */
  readonly dice: Made;
}

/** A person on a side against a program. */
export const firstChoices = (side: Side, opponent: Seat): Choices => ({
  players: { mode: 'program', side, opponent, programs: [opponent, opponent], names: ['', ''] },
  seed: String(randomSeed()),
  dice: 'seeded',
});

/** The same for another game: its dice are others. */
export const forAnother = (choices: Choices): Choices => ({ ...choices, seed: String(randomSeed()) });

/** What of it fits those who play: nobody rolls for programs alone, and two devices take two people. */
export const madeFor = ({ players: { mode }, dice }: Choices): Made =>
  (dice === 'typed' && mode === 'watch') || (dice === 'both' && mode !== 'two') ? 'seeded' : dice;

type Chosen = Pick<Beginning, 'names' | 'seats' | 'alone' | 'dice' | 'by'> & { readonly seed: number };

/** What a game is begun with; undefined: its seed is none. */
export function chosenIn(choices: Choices): Chosen | undefined {
  const { players } = choices;
  const dice = madeFor(choices);
  // What is not shown is not wrong.
  const seed = parseSeed(choices.seed) ?? (dice === 'seeded' ? undefined : randomSeed());
  if (seed === undefined) return undefined;
  return {
    names: namesOf(players),
    seats: seatsOf(players),
    alone: players.mode === 'solo' ? true : undefined,
    seed,
    ...(dice === 'both' ? { by: players.side } : { dice }),
  };
}
