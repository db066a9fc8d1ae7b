import type { Hex } from '../../kernel/board';
import type { Context, Side } from '../../rules/baw/model/types';
import { mayRetreatTo } from '../../rules/baw/play/retreat';

/** Of a hex with no way back, with one, with two: how far whoever stands there is cornered. */
const CORNERED = [1, 0.5, 0.2] as const;

/** B7.7.a, B7.8 After `survey`: to how many hexes around one a unit of a side could retreat, if friends make room. */
function waysBack(context: Context, side: Side, hex: Hex): number {
  let ways = 0;
  for (let at = hex * 6; at < hex * 6 + 6; at++) if (mayRetreatTo(context, side, context.board.neighbours[at]!)) ways++;
  return ways;
}

/** After `survey`: whether a unit that is driven back from a hex is lost (B7.7.b). */
export const hasNoWayBack = (context: Context, side: Side, hex: Hex): boolean => waysBack(context, side, hex) === 0;

/** After `survey`: how likely the enemy is to leave a unit in a hex no way back, from 0 to 1. */
export const corneredAt = (context: Context, side: Side, hex: Hex): number => CORNERED[waysBack(context, side, hex)] ?? 0;
