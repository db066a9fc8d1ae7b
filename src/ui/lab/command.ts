import type { Wish } from './laboratory';
import { optionsOn, rulesTried } from './options';

/** What plays the same on the command line: a command for each set of rules, with the battles that are played by it. None where a ground is not the house’s. */
export function commandsOf({ grounds, players, games, seed, ...tried }: Wish): readonly string[] {
  if (!grounds.every(({ from }) => from === undefined)) return [];
  const battles = new Map<string, readonly string[]>();
  for (const ground of grounds)
    for (const added of rulesTried(ground, tried)) {
      // What a battle is drawn with is in force by itself; what is named on the command line takes its place.
      const rules = added.length === 0 ? '' : ` --options ${optionsOn(ground, added).join(',')}`;
      battles.set(rules, [...(battles.get(rules) ?? []), ground.id]);
    }
  return [...battles].map(
    ([rules, ids]) =>
      `npm run -s lab -- balance --battle ${ids.join(',')} --players ${players.join(',')} --games ${games} --seed ${seed}${rules}`,
  );
}
