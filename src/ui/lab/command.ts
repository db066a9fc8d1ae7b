import type { Wish } from './laboratory';

/** What plays the same on the command line; undefined where a ground is not the house’s. */
export function commandOf({ grounds, players, options, games, seed }: Wish): string | undefined {
  if (grounds.length === 0 || !grounds.every(({ house }) => house)) return undefined;
  const named = grounds.map(({ id }) => id).join(',');
  const rules = options.length > 0 ? ` --options ${options.join(',')}` : '';
  return `npm run -s lab -- balance --battle ${named} --players ${players.join(',')} --games ${games} --seed ${seed}${rules}`;
}
