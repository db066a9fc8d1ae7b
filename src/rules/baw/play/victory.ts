import type { TwoSidedOutcome } from '../../../kernel/twoSides';
import type { Emit } from '../model/events';
import { type Context, otherSide, SIDES, type Side, type State } from '../model/types';
import { clearMarks } from './marks';

/** B14.a Whether an army has disintegrated. */
export function isDisintegrated({ armies }: Context, state: State, side: Side): boolean {
  const { disintegration } = armies[side];
  return disintegration > 0 && state.armies[side].lost >= disintegration;
}

/** B14.a, B14.b Who wins at once as things stand: a side's number, 0 for both disintegrated; undefined: nobody. */
export function winnerAtOnce(context: Context, state: State): 0 | 1 | 2 | undefined {
  const [first, second] = [isDisintegrated(context, state, 0), isDisintegrated(context, state, 1)];
  if (first || second) return first && second ? 0 : first ? 2 : 1;
  for (const { term, by, strength } of context.victory) {
    if (term === 'destroy' && state.armies[otherSide(by)].lost >= strength) return numberOf(by);
    if (term === 'exit' && state.armies[by].left >= strength) return numberOf(by);
  }
  return undefined;
}

const numberOf = (side: Side): 1 | 2 => (side === 0 ? 1 : 2);

/** B14.d */
export function scoreOf(context: Context, state: State): [number, number] {
  return SIDES.map((side) => state.armies[otherSide(side)].lost + heldPoints(context, state, side)) as [number, number];
}

/** B14.c What a side's `hold` terms are worth: no other term names hexes. */
function heldPoints({ victory, objectives }: Context, { held }: State, side: Side): number {
  let sum = 0;
  for (const { by, at, points } of victory) {
    if (by !== side) continue;
    for (const hex of at) if (held[objectives.indexOf(hex)] === side) sum += points;
  }
  return sum;
}

/** B14.c After the last turn. */
function winnerAtTheEnd(context: Context, state: State): 0 | 1 | 2 {
  const survivor = context.victory.find(({ term }) => term === 'survive');
  if (survivor) return numberOf(state.armies[survivor.by].lost < survivor.strength ? survivor.by : otherSide(survivor.by));
  const [second, first] = scoreOf(context, state);
  const [one, two] = SIDES.map((side) => measureOf(context, side)) as [number, number];
  // Without a measure for both, losses are compared as they are.
  const [a, b] = one > 0 && two > 0 ? [first * two, second * one] : [first, second];
  return a === b ? 0 : a < b ? 1 : 2;
}

/** B14.c What a side's losses are divided by; 0 where there is nothing. */
function measureOf({ armies, victory }: Context, side: Side): number {
  const { disintegration } = armies[side];
  return disintegration || (victory.find(({ term, by }) => term === 'destroy' && by !== side)?.strength ?? 0);
}

export function outcomeOf(context: Context, state: State): TwoSidedOutcome | undefined {
  if (state.phase !== 'over') return undefined;
  const winner = winnerAtOnce(context, state) ?? winnerAtTheEnd(context, state);
  return { score: scoreOf(context, state), winner: winner === 0 ? context.draw : winner };
}

/** The battle is over, wherever it stands. */
export function endBattle(context: Context, state: State, emit: Emit): void {
  clearMarks(state);
  state.attack = null;
  if (emit) for (const side of SIDES) if (isDisintegrated(context, state, side)) emit({ kind: 'disintegrated', rule: 'B12.d', side });
  state.phase = 'over';
  const outcome = outcomeOf(context, state)!;
  emit?.({ kind: 'battleEnded', rule: 'B14', score: outcome.score, winner: outcome.winner });
}
