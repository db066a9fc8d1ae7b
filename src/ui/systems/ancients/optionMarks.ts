import type { Context, State, Unit } from '../../../rules/ancients/model/types';
import { optional } from '../../../rules/ancients/options';

/** What optional rules have made of a unit for this turn, the weightiest first. */
const OPTION_MARKS = ['balks', 'turned', 'loose', 'charges', 'barred'] as const;
export type OptionMark = (typeof OPTION_MARKS)[number];

const NONE: readonly OptionMark[] = [];

/** 13.1, 13.9–13.11, V4 */
export function optionMarks(context: Context, state: State, unit: Unit): readonly OptionMark[] {
  const { extra } = state;
  if (!extra || unit.hex < 0) return NONE;
  const is: Record<OptionMark, boolean> = {
    balks: extra.balking.includes(unit.id),
    turned: extra.turned.includes(unit.id),
    loose: optional().goesByItself(context, state, unit),
    charges: optional().isCharging(context, state, unit),
    barred: extra.barred.includes(unit.id),
  };
  return OPTION_MARKS.filter((mark) => is[mark]);
}

/** The one that its counter wears. */
export function wornMark(context: Context, state: State, unit: Unit): 'balks' | 'turned' | 'loose' | 'charges' | undefined {
  const worn = optionMarks(context, state, unit);
  const first = worn[0];
  if (first === 'loose' && state.phase === 'melee' && worn.includes('charges')) return 'charges';
  return first === 'barred' ? undefined : first;
}
