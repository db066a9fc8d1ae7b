import { SIDES } from '../../../rules/baw/model/types';
import { isDisintegrated, scoreOf } from '../../../rules/baw/play/victory';
import type { SideStanding } from '../../table/contract/system';
import type { Snapshot } from './match';
import { bawWords } from './words';

/** B12, B14.d Points as they stand, and the strength lost of that which disintegrates it, with a notch where it is demoralised. */
export function standing({ context, shown }: Snapshot): readonly SideStanding[] {
  const { armies } = bawWords().table;
  const score = scoreOf(context, shown);
  return SIDES.map((side) => {
    const { lost, demoralised } = shown.armies[side];
    const { demoralisation, disintegration } = context.armies[side];
    const isLost = isDisintegrated(context, shown, side);
    const morale = disintegration + demoralisation > 0 ? armies.lostOf(lost, demoralisation, disintegration) : armies.steady;
    const state = isLost ? armies.disintegrated : demoralised ? armies.demoralised : '';
    const said = [armies.points(score[side]), morale, state].filter(Boolean).join(', ');
    return {
      points: score[side],
      count: lost,
      of: disintegration || demoralisation,
      ...(demoralisation > 0 && disintegration > 0 ? { first: demoralisation } : {}),
      isLost: isLost || demoralised,
      said,
    };
  });
}
