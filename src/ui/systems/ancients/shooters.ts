import { distance, type Hex } from '../../../kernel/board';
import { LONGEST_RANGE } from '../../../rules/ancients/model/data';
import { type Context, otherSide, type State, type Unit } from '../../../rules/ancients/model/types';
import { optional } from '../../../rules/ancients/options';
import { fireNeed, isInArc, isSightFree } from '../../../rules/ancients/play/fire';
import { survey, unitAt } from '../../../rules/ancients/play/ground';

/** A unit that could shoot at a hex from where it stands, and the number to roll at or under. */
export interface Shooter {
  readonly unit: Unit;
  readonly need: number;
}

/** 8 Who could shoot at whoever stands in a hex, or at a unit of `held`'s kind if it went to an empty one: arc, range, sight and arrows (13.6), not whose turn it is. */
export function shootersAt(context: Context, state: State, hex: Hex, held: Unit | undefined): Shooter[] {
  survey(context, state);
  const target = unitAt(context, state, hex) ?? held;
  if (!target) return [];
  const there: Unit = target.hex === hex ? target : { ...target, hex };
  const enemy = otherSide(target.side);
  return state.units.flatMap((unit) => {
    if (unit.side !== enemy || unit.hex < 0 || unit.plundering || distance(context.board, unit.hex, hex) > LONGEST_RANGE) return [];
    if (state.extra && optional().volleysLeft(context, state, unit) === 0) return [];
    const need = fireNeed(context, state, unit, there);
    const hits = need > 0 && isInArc(context, unit, hex) && isSightFree(context, context.scratch.unitAt, unit.hex, hex);
    return hits ? [{ unit, need }] : [];
  });
}
