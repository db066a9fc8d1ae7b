import type { Hex } from '../../../kernel/board';
import type { Context, Side, State } from '../../../rules/ancients/model/types';
import { optional } from '../../../rules/ancients/options';
import { perSide } from '../../table/contract/memo';

/** 13.1 The hexes that a side controls. */
export const zoneOf = perSide((context: Context, state: State, side: Side): readonly Hex[] => optional().zoneOf(context, state, side));
