import { type Context, LEFT, SIDES, type State, SUNK } from '../../../rules/naval/model/types';
import { controlOf } from '../../../rules/naval/play/ground';
import { isBroughtOff } from '../../../rules/naval/play/victory';
import type { Losses } from '../../table/contract/system';
import type { Snapshot } from './match';
import { navalWords } from './words';

/** What each side has lost of its fleet: ships sunk, sinking, taken by the enemy, gone from the map where they were not sent, of those it had. */
export const lossesIn = (context: Context, state: State) =>
  SIDES.map((side) => {
    const own = state.ships.filter((ship) => ship.side === side);
    const afloat = own.filter(({ hex }) => hex >= 0);
    return {
      of: own.length,
      sunk: own.filter(({ hex }) => hex === SUNK).length,
      sinking: afloat.filter(({ sinking }) => sinking).length,
      taken: afloat.filter((ship) => controlOf(ship) !== side).length,
      left: own.filter((ship) => ship.hex === LEFT && !isBroughtOff(context, ship)).length,
    };
  });

/** The same in words, line by line. */
export function losses({ context, state }: Snapshot): readonly Losses[] {
  const { fleets } = navalWords().table;
  return lossesIn(context, state).map(({ of, sunk, sinking, taken, left }) => [
    [fleets.sunk, fleets.ofAll(sunk, of)],
    ...(sinking > 0 ? [[fleets.sinking, String(sinking)] as const] : []),
    ...(taken > 0 ? [[fleets.taken, String(taken)] as const] : []),
    ...(left > 0 ? [[fleets.left, String(left)] as const] : []),
  ]);
}
