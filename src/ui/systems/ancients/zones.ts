import type { Hex } from '../../../kernel/board';
import type { Context, Side, State } from '../../../rules/ancients/model/types';
import { optional } from '../../../rules/ancients/options';
import { memoPerSide } from '../../table/contract/coverage';

/** 13.1 The hexes that a side controls. */
export const zoneOf = memoPerSide((context: Context, state: State, side: Side): readonly Hex[] => optional().zoneOf(context, state, side));
