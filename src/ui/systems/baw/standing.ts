import { SIDES } from '../../../rules/baw/model/types';
import { isDisintegrated, scoreOf } from '../../../rules/baw/play/victory';
import type { SideStanding } from '../../table/contract/system';
import type { Snapshot } from './match';
import { moraleOf, notchOf } from './morale';
import { bawWords } from './words';

/** B12, B14 Points as they stand, and the strength lost of that which ends it, with a notch where it is demoralised. */
export function standing({ context, shown }: Snapshot): readonly SideStanding[] {
  const { armies } = bawWords().table;
  const score = scoreOf(context, shown);
  return SIDES.map((side) => {
    const { demoralised } = shown.armies[side];
    const morale = moraleOf(context, shown, side);
    const { lost, of, isBeaten } = morale;
    const first = notchOf(morale);
    const isLost = isDisintegrated(context, shown, side);
    const told = of > 0 ? armies.lostOf(morale) : armies.steady;
    const state = isBeaten ? armies.beaten : isLost ? armies.disintegrated : demoralised ? armies.demoralised : '';
    const said = [armies.points(score[side]), told, state].filter(Boolean).join(', ');
    return {
      points: score[side],
      count: lost,
      of,
      ...(first === undefined ? {} : { first }),
      isLost: isBeaten || isLost || demoralised,
      said,
    };
  });
}
