import type { DiceSource } from '../../kernel/record';
import { library } from '../../store/library';
import { newGame, type StoredGame } from '../../store/storedGame';
import { go } from './routes';

/** Short enough to be said aloud. */
export const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! % 1_000_000;

/** What a game begins from. */
interface Beginning extends Pick<StoredGame, 'battle' | 'title' | 'seats'> {
  readonly names?: StoredGame['names'];
  readonly position: unknown;
  readonly seed?: number;
  readonly dice?: DiceSource;
}

/** Lays a game that nobody has played yet beside those there are, and goes to it. */
export async function beginGame({
  battle,
  title,
  names = ['', ''],
  seats,
  position,
  seed = randomSeed(),
  dice = 'seeded',
}: Beginning): Promise<void> {
  const record = { version: 1, ...(battle === null ? {} : { battle }), names, position, seed, dice, plays: [] };
  const doubt = dice === 'seeded' ? undefined : { dice };
  const game = newGame({ battle, title, names, record, seats, doubt }, Date.now());
  await library.keep(game);
  go({ screen: 'play', game: game.id });
}
