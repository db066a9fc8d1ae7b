import type { Hex } from '../../../kernel/board';
import { type Context, RESULTS, type Result, type State, type Unit } from '../../../rules/baw/model/types';
import { survey } from '../../../rules/baw/play/ground';
import { canEvade } from '../../../rules/baw/play/questions';
import { freeHexes, shortestChains } from '../../../rules/baw/play/retreat';
import { unitsIn } from './pieces';

/** An outcome of a column and the faces of the die that bring it; one face where no die falls. */
export interface Chance {
  readonly result: Result;
  readonly dice: readonly number[];
}

/** Best for the attacker first. */
const ORDER: readonly Result[] = ['DE', 'DR', 'EC', 'SE', 'AR', 'AE'];

/** B7.5 The outcomes of a column, each with its dice. */
export const chancesOf = (results: readonly Result[]): Chance[] =>
  ORDER.filter((result) => RESULTS.includes(result)).flatMap((result) => {
    const dice = results.flatMap((one, i) => (one === result ? [i + 1] : []));
    return dice.length > 0 ? [{ result, dice }] : [];
  });

/** B10.b The defenders that may evade an attack. */
export function evaders(context: Context, state: State, attackers: readonly Hex[], defenders: readonly Hex[]): Unit[] {
  survey(context, state);
  const ids = unitsIn(state, attackers).map(({ id }) => id);
  const attack = { attackers: ids } as Parameters<typeof canEvade>[2];
  return unitsIn(state, defenders).filter((unit) => canEvade(context, state, attack, unit));
}

/** B7.7.b As they stand: which attackers and which defenders would have no hex to retreat to, not even by pushing friends. */
export function trappedBy(
  context: Context,
  state: State,
  attackers: readonly Hex[],
  defenders: readonly Hex[],
): readonly [readonly Hex[], readonly Hex[]] {
  survey(context, state);
  const trapped = (hexes: readonly Hex[]) => {
    const units = unitsIn(state, hexes);
    const ids = units.map(({ id }) => id);
    return units
      .filter((unit) => freeHexes(context, unit).length === 0 && shortestChains(context, state, unit, ids).length === 0)
      .map(({ hex }) => hex);
  };
  return [trapped(attackers), trapped(defenders)];
}
