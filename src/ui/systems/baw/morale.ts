import { type Context, SIDES, type Side, type State } from '../../../rules/baw/model/types';
import { beatenBy, survivalOf } from '../../../rules/baw/play/victory';

/** B12, B14 How far the losses of an army are on the way to what they bring about; 0: they bring it about never. */
export interface Morale {
  readonly lost: number;
  readonly demoralisation: number;
  readonly disintegration: number;
  /** By which the enemy wins at once. */
  readonly beaten: number;
  /** B14.c By which the enemy wins after the last turn, and not before. */
  readonly limit: number;
  /** The least by which all is over for it; else by which it is demoralised, or its limit. */
  readonly of: number;
  readonly isBeaten: boolean;
}

export function moraleOf(context: Context, state: State, side: Side): Morale {
  const { lost } = state.armies[side];
  const { demoralisation, disintegration } = context.armies[side];
  const beaten = beatenBy(context, side);
  const survival = survivalOf(context);
  const limit = survival?.by === side ? survival.strength : 0;
  const ends = [disintegration, beaten].filter((level) => level > 0);
  const of = ends.length > 0 ? Math.min(...ends) : demoralisation || limit;
  return { lost, demoralisation, disintegration, beaten, limit, of, isBeaten: beaten > 0 && lost >= beaten };
}

/** Where on the way it is demoralised, if it is before all is over. */
export const notchOf = ({ demoralisation, of }: Morale): number | undefined =>
  demoralisation > 0 && demoralisation < of ? demoralisation : undefined;

/** B14.c What decides after the last turn: a term, or the shares of what measures both armies. */
export function atTheEnd(context: Context): 'survival' | 'shares' | 'destroying' | 'losses' {
  if (survivalOf(context)) return 'survival';
  const unmeasured = SIDES.filter((side) => context.armies[side].disintegration === 0);
  if (unmeasured.length === 0) return 'shares';
  return unmeasured.every((side) => beatenBy(context, side) > 0) ? 'destroying' : 'losses';
}

/** B14.c Whether hexes that are held count as losses after the last turn. */
export const countsHolds = ({ victory }: Context): boolean => victory.some(({ term }) => term === 'hold');
