import { type Context, otherSide, type Side, type State } from '../../rules/ancients/types';
import { scoreOf } from '../../rules/ancients/victory';

/** How a battle stands for a side, in strength points: what is left, how sound it is, what has been scored. */
export function standing(context: Context, state: State, side: Side): number {
  const score = scoreOf(context, state);
  if (state.phase === 'over') {
    const lead = score[side] - score[otherSide(side)];
    const won = lead > 0 || (lead === 0 && context.draw === side + 1);
    const lost = lead < 0 || (lead === 0 && context.draw === otherSide(side) + 1);
    return (won ? 1 : lost ? -1 : 0) + 0.002 * (armyValue(context, state, side) - armyValue(context, state, otherSide(side)));
  }
  const lead = 12 * (score[side] - score[otherSide(side)]) + armyValue(context, state, side) - armyValue(context, state, otherSide(side));
  return Math.tanh(lead / 40);
}

function armyValue(context: Context, state: State, side: Side): number {
  const { panic, campUnit } = context.armies[side];
  const army = state.armies[side];
  let value = 0;
  for (const unit of state.units) {
    if (unit.side !== side || unit.hex < -1) continue;
    if (unit.id === campUnit) value += unit.disordered ? 3 : 5;
    else value += context.types[unit.type]!.full * (unit.panicked ? 0.3 : unit.disordered ? 0.65 : 1);
  }
  value += 4 * (army.leaders.length + army.waiting);
  if (panic > 0 && !army.panicked) {
    const share = army.lost / panic;
    value -= share >= 1 ? 14 : 8 * share * share;
  }
  return value;
}
