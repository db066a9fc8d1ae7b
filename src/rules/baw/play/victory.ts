import type { Hex } from '../../../kernel/board';
import { perObject } from '../../../kernel/perObject';
import type { TwoSidedOutcome } from '../../../kernel/twoSides';
import type { Emit } from '../model/events';
import { type Context, otherSide, SIDES, type Side, type State, type VictoryTerm } from '../model/types';
import { clearMarks } from './marks';

/** B14.a Whether an army has disintegrated. */
export function isDisintegrated({ armies }: Context, state: State, side: Side): boolean {
  const { disintegration } = armies[side];
  return disintegration > 0 && state.armies[side].lost >= disintegration;
}

/** B14.b The first term by which a side has won at once. */
const termMet = ({ victory }: Context, { armies }: State): VictoryTerm | undefined =>
  victory.find(
    ({ term, by, strength }) =>
      (term === 'destroy' && armies[otherSide(by)].lost >= strength) || (term === 'exit' && armies[by].left >= strength),
  );

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

/** B14.c The hexes that count for whoever holds them: camps are objectives (B2.9) only where a `hold` names them. */
export const countingHexes = perObject(({ victory }: Context): readonly Hex[] => [...new Set(victory.flatMap(({ at }) => at))]);

/** B14.c The limit of losses that alone decides after the last turn, for its side and for the other; of several the first. */
export const survivalOf = ({ victory }: Context): VictoryTerm | undefined => victory.find(({ term }) => term === 'survive');

/** B14.c Of both sides what they have lost, with what the enemy holds, and what it is divided by: 1 where nothing measures both. */
function sharesOf(context: Context, state: State): readonly [Share, Share] {
  const [second, first] = scoreOf(context, state);
  const measured = isMeasured(context);
  return [
    { lost: first, of: measured ? measureOf(context, 0) : 1 },
    { lost: second, of: measured ? measureOf(context, 1) : 1 },
  ];
}

/** Which of two shares is greater: below nought the second, above it the first. */
const excess = ([first, second]: readonly [Share, Share]): number => first.lost * second.of - second.lost * first.of;

const destroying = ({ victory }: Context, side: Side): number[] =>
  victory.flatMap(({ term, by, strength }) => (term === 'destroy' && by !== side ? [strength] : []));

/** B14.b The least strength by whose loss a side is beaten at once; 0: there is none. */
export const beatenBy = (context: Context, side: Side): number => {
  const strengths = destroying(context, side);
  return strengths.length > 0 ? Math.min(...strengths) : 0;
};

/** B14.c What a side's losses are divided by; 0 where there is nothing. */
export const measureOf = (context: Context, side: Side): number =>
  context.armies[side].disintegration || (destroying(context, side)[0] ?? 0);

/** B14.c Whether both sides' losses are divided by something; else they are compared as they are. */
export const isMeasured = (context: Context): boolean => measureOf(context, 0) > 0 && measureOf(context, 1) > 0;

export interface Share {
  readonly lost: number;
  readonly of: number;
}

/** What has decided a battle that is over: who disintegrated, a term that was met or kept, or both sides' shares of losses. */
export type Verdict =
  | { readonly rule: 'B14.a'; readonly gone: readonly Side[] }
  | { readonly rule: 'B14.b'; readonly term: VictoryTerm }
  | { readonly rule: 'B14.c'; readonly term: VictoryTerm }
  | { readonly rule: 'B14.c'; readonly shares: readonly [Share, Share] };

/** What decides at once as things stand; undefined: nothing. */
function verdictAtOnce(context: Context, state: State): Verdict | undefined {
  const gone = SIDES.filter((side) => isDisintegrated(context, state, side));
  if (gone.length > 0) return { rule: 'B14.a', gone };
  const term = termMet(context, state);
  return term && { rule: 'B14.b', term };
}

export const isDecided = (context: Context, state: State): boolean => verdictAtOnce(context, state) !== undefined;

/** What decides a battle that ends as things stand. */
export function verdictOf(context: Context, state: State): Verdict {
  const term = survivalOf(context);
  return verdictAtOnce(context, state) ?? (term ? { rule: 'B14.c', term } : { rule: 'B14.c', shares: sharesOf(context, state) });
}

/** Whose victory that is: a side's number, 0 for a draw, whoever a draw is a victory of. */
function winnerBy(verdict: Verdict, { armies }: State): 0 | 1 | 2 {
  if ('gone' in verdict) return verdict.gone.length > 1 ? 0 : numberOf(otherSide(verdict.gone[0]!));
  if ('shares' in verdict) {
    const more = excess(verdict.shares);
    return more === 0 ? 0 : more < 0 ? 1 : 2;
  }
  const { term, by, strength } = verdict.term;
  return numberOf(term === 'survive' && armies[by].lost >= strength ? otherSide(by) : by);
}

/** B14.a, B14.c Whether a battle that ends as things stand is a draw. */
export const isDrawn = (context: Context, state: State): boolean => winnerBy(verdictOf(context, state), state) === 0;

export function outcomeOf(context: Context, state: State): TwoSidedOutcome | undefined {
  if (state.phase !== 'over') return undefined;
  const winner = winnerBy(verdictOf(context, state), state);
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
