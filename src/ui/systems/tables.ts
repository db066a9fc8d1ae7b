import type { TableSystem } from '../table/contract/system';

/** A table and the words of its own, fetched at once. */
const withWords =
  (table: () => Promise<TableSystem>, words: () => Promise<unknown>): (() => Promise<TableSystem>) =>
  async () =>
    (await Promise.all([table(), words()]))[0];

/**
 * What fetches the part of the table of each game, with the words that it speaks, by the word in a position. Apart from the manifests, for the table asks
 * for nothing else of them before its map is seen. Adding a game is an entry here; a game from outside the house adds itself.
 */
export const tables = new Map<string, () => Promise<TableSystem>>([
  ['ancients', async () => (await import('./ancients')).ancientsTable],
  [
    'naval',
    withWords(
      async () => (await import('./naval')).navalTable,
      async () => (await import('./naval/words')).fetchNavalWords(),
    ),
  ],
  [
    'baw',
    withWords(
      async () => (await import('./baw')).bawTable,
      async () => (await import('./baw/words')).fetchBawWords(),
    ),
  ],
]);

/** Fetches the part of the table of a game. Throws where there is none, which no position that has been read leads to. */
export async function tableFor(id: string): Promise<TableSystem> {
  const fetch = tables.get(id);
  if (!fetch) throw new Error(`no table for ${id}`);
  return fetch();
}
