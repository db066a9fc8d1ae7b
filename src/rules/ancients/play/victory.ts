import { type TwoSidedOutcome, winnerOf } from '../../../kernel/twoSides';
import { type Context, otherSide, SIDES, type Side, type State, UNSEEN, type VictoryTerm } from '../model/types';
import { ownerOf } from './owner';

/** 12 Full values of the units on the map, disordered or not, but neither camps nor panicked units. */
export function strengthOnMap(context: Context, state: State, side: Side): number {
  let total = 0;
  for (const unit of state.units) {
    const isThere = unit.hex >= 0 || unit.hex === UNSEEN;
    if (ownerOf(state, unit) === side && isThere && !unit.panicked && unit.id !== context.armies[side].campUnit)
      total += context.types[unit.type]!.full;
  }
  return total;
}

/** 12 Whether a term is fulfilled as things stand. */
export function isMet(context: Context, state: State, { term, by, at }: VictoryTerm): boolean {
  const enemy = otherSide(by);
  switch (term) {
    case 'camp':
      return state.armies[enemy].campCaptured;
    case 'panic':
      return state.armies[enemy].panicked;
    case 'double': {
      const own = strengthOnMap(context, state, by);
      return own > 0 && own >= 2 * strengthOnMap(context, state, enemy);
    }
    case 'hold':
      return state.units.some((unit) => ownerOf(state, unit) === by && at!.includes(unit.hex));
  }
}

/** 12 The points of both sides as things stand. */
export function scoreOf(context: Context, state: State): [number, number] {
  return SIDES.map((side) =>
    context.victory.reduce(
      (sum, term) => (term.by === side && isMet(context, state, term) ? sum + term.points : sum),
      context.armies[side].points,
    ),
  ) as [number, number];
}

export function outcomeOf(context: Context, state: State): TwoSidedOutcome | undefined {
  if (state.phase !== 'over') return undefined;
  const score = scoreOf(context, state);
  return { score, winner: winnerOf(context, score) };
}
