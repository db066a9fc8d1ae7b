import { SIDES } from '../../../rules/baw/model/types';
import { beatenBy, isDisintegrated, measureOf, scoreOf } from '../../../rules/baw/play/victory';
import type { SideStanding } from '../../table/contract/system';
import type { Snapshot } from './match';
import { bawWords } from './words';

/** B12, B14 Points as they stand, and the strength lost of that which ends it, with a notch where it is demoralised. */
export function standing({ context, shown }: Snapshot): readonly SideStanding[] {
  const { armies } = bawWords().table;
  const score = scoreOf(context, shown);
  return SIDES.map((side) => {
    const { lost, demoralised } = shown.armies[side];
    const { demoralisation, disintegration } = context.armies[side];
    const isLost = isDisintegrated(context, shown, side);
    const [beaten, measure] = [beatenBy(context, side), measureOf(context, side)];
    const morale = measure + demoralisation > 0 ? armies.lostOf(lost, demoralisation, disintegration, beaten) : armies.steady;
    const state = isLost ? armies.disintegrated : demoralised ? armies.demoralised : '';
    const said = [armies.points(score[side]), morale, state].filter(Boolean).join(', ');
    return {
      points: score[side],
      count: lost,
      of: measure || demoralisation,
      ...(demoralisation > 0 && measure > 0 ? { first: demoralisation } : {}),
      isLost: isLost || demoralised,
      said,
    };
  });
}
