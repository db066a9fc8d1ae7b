import type { Context } from '../../../rules/ancients/model/types';

/** 13.2 Whether shots add up to a sum, and no die falls for them. */
export const shotsAddUp = ({ orders }: Context): boolean => orders.has('hit');

/** 8.d, 13.2 What a shot needs, as it stands on a mark: the rolls that hit, or what it adds to the sum. */
export const needMark = (context: Context, need: number): string => (shotsAddUp(context) ? `+${need}` : need > 1 ? `1–${need}` : '1');
