import type { Wish } from './laboratory';
import { addedOn, optionsOn } from './options';

/** What plays the same on the command line; where battles are played under different optional rules, a command for each of these. None where a ground is not the house’s. */
export function commandsOf({ grounds, players, options, games, seed }: Wish): readonly string[] {
  if (!grounds.every(({ from }) => from === undefined)) return [];
  const battles = new Map<string, readonly string[]>();
  for (const ground of grounds) {
    // What a battle is drawn with is in force by itself; what is named on the command line takes its place.
    const rules = addedOn(ground, options).length === 0 ? '' : ` --options ${optionsOn(ground, options).join(',')}`;
    battles.set(rules, [...(battles.get(rules) ?? []), ground.id]);
  }
  return [...battles].map(
    ([rules, ids]) =>
      `npm run -s lab -- balance --battle ${ids.join(',')} --players ${players.join(',')} --games ${games} --seed ${seed}${rules}`,
  );
}
