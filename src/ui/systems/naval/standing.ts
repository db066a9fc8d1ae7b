import { type Ship, SIDES } from '../../../rules/naval/model/types';
import { controlOf } from '../../../rules/naval/play/ground';
import { scoreOf } from '../../../rules/naval/play/victory';
import type { SideStanding } from '../../table/contract/system';
import type { Snapshot } from './match';
import { navalWords } from './words';

/** 14.2 Points as they stand, and the ships afloat of those that a side began with; one that sinks counts as sunk. */
export function standing({ context, shown }: Snapshot): readonly SideStanding[] {
  const { fleets } = navalWords().table;
  const score = scoreOf(context, shown);
  return SIDES.map((side) => {
    const afloat = shown.ships.filter((ship) => ship.hex >= 0 && controlOf(ship) === side);
    const isOwn = (ship: Ship): boolean => ship.side === side;
    // Prizes make up for no loss.
    const count = afloat.filter((ship) => isOwn(ship) && !ship.sinking).length;
    const of = shown.ships.filter(isOwn).length;
    return {
      points: score[side],
      count,
      of,
      isLost: afloat.length === 0,
      said: `${fleets.points(score[side])}, ${fleets.afloatOf(count, of)}`,
    };
  });
}
