import type { Hex } from '../../../kernel/board';
import { type Context, otherSide, type Side, type State } from '../../../rules/baw/model/types';
import { survey } from '../../../rules/baw/play/ground';
import { perSide } from '../../table/contract/memo';

/** B6.a The hexes that a side controls. */
export const zoneOf = perSide((context: Context, state: State, side: Side): readonly Hex[] => {
  survey(context, state);
  const zone = context.scratch.zones[side];
  return [...zone.keys()].filter((hex) => zone[hex]! > 0);
});

/** What the enemy of a side controls. */
export const enemyZone = (context: Context, state: State, side: Side): readonly Hex[] => zoneOf(context, state, otherSide(side));
