import { ELIMINATED, SIDES } from '../../../rules/baw/model/types';
import type { Losses } from '../../table/contract/system';
import type { Snapshot } from './match';
import { bawWords } from './words';

/** What each side has lost of its army, line by line. */
export function losses({ state }: Snapshot): readonly Losses[] {
  const { armies } = bawWords().table;
  return SIDES.map((side) => {
    const own = state.units.filter((unit) => unit.side === side);
    const leaders = state.leaders.filter((leader) => leader.side === side && leader.hex === ELIMINATED).length;
    const { lost, left } = state.armies[side];
    return [
      [armies.unitsLost, armies.unitsOf(own.filter(({ hex }) => hex === ELIMINATED).length, own.length)],
      [armies.lost, String(lost)],
      ...(left > 0 ? [[armies.left, String(left)] as const] : []),
      ...(leaders > 0 ? [[armies.captured, String(leaders)] as const] : []),
    ];
  });
}
