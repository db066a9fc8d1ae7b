import type { Context, Side, State } from '../model/types';

/** 13.8 */
export const HIGHEST_RATING = 5;

/** 13.8 R: a leader of whom the battle says nothing. */
export const USUAL_RATING = 3;

/** Without those at the end that need not be said. */
export const told = (ratings: readonly number[]): readonly number[] =>
  ratings.slice(0, ratings.map((rating) => rating !== USUAL_RATING).lastIndexOf(true) + 1);

/** The ratings of an army as its position lists them. */
export function printRatings(context: Context, state: State, side: Side): readonly number[] {
  const followed = context.orders.has('tactic') && state.extra;
  const ratings = followed ? followed.duel.leaders[side].map(({ rating }) => rating) : context.armies[side].ratings;
  return told(ratings);
}
