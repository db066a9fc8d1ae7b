import type { DiceSource } from '../../kernel/record';
import type { Side } from '../../kernel/twoSides';
import { library } from '../../store/library';
import { newGame, type StoredGame } from '../../store/storedGame';
import { held } from './held';
import { go } from './routes';

/** Short enough to be said aloud. */
export const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! % 1_000_000;

/** What a game begins from. */
export interface Beginning extends Pick<StoredGame, 'battle' | 'title' | 'seats' | 'alone'> {
  readonly names?: StoredGame['names'];
  readonly position: unknown;
  readonly seed?: number;
  readonly dice?: DiceSource;
  /** Both sides make the dice, and this device is that of this side. */
  readonly by?: Side;
}

/** Lays a game that nobody has played yet beside those there are, and goes to it. */
export const beginGame = held(async function begin({
  battle,
  title,
  names = ['', ''],
  seats,
  alone,
  position,
  seed = randomSeed(),
  dice = 'seeded',
  by,
}: Beginning): Promise<void> {
  const source = by === undefined ? dice : 'both';
  const record = { version: 1, ...(battle === null ? {} : { battle }), names, position, seed, dice: source, plays: [] };
  const doubt = source === 'seeded' ? undefined : { dice: source };
  const bare = newGame({ battle, title, names, record, seats, alone, doubt }, Date.now());
  const game = by === undefined ? bare : { ...bare, record: { ...record, halves: (await import('./ownHalf')).drawHalves(bare.id, by) } };
  await library.keep(game);
  go({ screen: 'play', game: game.id });
});
