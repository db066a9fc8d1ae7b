import { library } from '../../../store/library';
import { PEOPLE } from '../../../store/seats';
import { newGame } from '../../../store/storedGame';
import { go } from '../../app/routes';
import type { Exhibit } from '../examples/types';

/** The longest seed that can be said aloud. */
const SEEDS = 1_000_000;

/** A new game of two people from where an exhibit begins, beside the games there are; its dice are as they fall. */
export async function openOnTable({ position }: Exhibit, title: string): Promise<void> {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  const record = { version: 1, names: ['', ''] as const, position, seed: seed % SEEDS, plays: [] };
  const game = newGame({ battle: null, title, names: ['', ''], record, seats: PEOPLE }, Date.now());
  await library.keep(game);
  go({ screen: 'play', game: game.id });
}
