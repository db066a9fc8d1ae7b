import { SIDES } from '../../../rules/ancients/model/types';
import { scoreOf } from '../../../rules/ancients/play/victory';
import type { SideStanding } from '../../table/contract/system';
import type { Snapshot } from './match';
import { wordsNow } from './words';

/** 12, 4.a Points as they stand, and the strength lost against the panic level. */
export function standing({ context, shown }: Snapshot): readonly SideStanding[] {
  const { armies } = wordsNow().table;
  const score = scoreOf(context, shown);
  return SIDES.map((side) => {
    const { lost, panicked } = shown.armies[side];
    const of = context.armies[side].panic;
    const losses = of > 0 ? armies.lostOf(lost, of) : armies.noPanic;
    const said = [armies.points(score[side]), losses, ...(panicked ? [armies.panicked] : [])].join(', ');
    return { points: score[side], count: lost, of, isLost: panicked, said };
  });
}
