import { GONE } from '../../../rules/ancients/model/state';
import { type Context, SIDES, type State } from '../../../rules/ancients/model/types';
import { ownerOf } from '../../../rules/ancients/play/owner';
import type { Losses } from '../../table/contract/system';
import type { Snapshot } from './match';
import { wordsNow } from './words';

/** What each side has lost of its army: units that are gone of those it had, be it off the map (6.g), strength, leaders, its camp if the enemy has taken it (6.j.3). */
export const lossesIn = (context: Context, state: State) =>
  SIDES.map((side) => {
    const own = state.units.filter((unit) => ownerOf(state, unit) === side && context.types[unit.type]!.class !== 'camp');
    const { lost, leadersLost, campCaptured } = state.armies[side];
    return {
      units: own.filter(({ hex }) => hex === GONE).length,
      of: own.length,
      strength: lost,
      leaders: leadersLost,
      camp: campCaptured,
    };
  });

/** The same in words, line by line. */
export function losses({ context, state }: Snapshot): readonly Losses[] {
  const { armies } = wordsNow().table;
  const words = armies.losses;
  return lossesIn(context, state).map(({ units, of, strength, leaders, camp }) => [
    [words.units, words.ofAll(units, of)],
    [armies.lost, String(strength)],
    ...(leaders > 0 ? [[armies.leaders, String(leaders)] as const] : []),
    ...(camp ? [[words.camp, words.taken] as const] : []),
  ]);
}
