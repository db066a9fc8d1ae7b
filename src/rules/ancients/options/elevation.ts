import { distance, type Hex } from '../../../kernel/board';
import type { Option } from '../model/option';
import type { Context } from '../model/types';

/**
 * 13.5 From a hill one sees over obstacles to lower units, and is seen, unless the obstacle stands as high or is nearer to the lower one.
 * R: a hill is "a hill" to this rule if it is as high as the higher of the two units; lower ones are looked over like any obstacle.
 */
function blocksSight(context: Context, from: Hex, to: Hex, obstacle: Hex): boolean {
  const { levels, board } = context;
  const [a, b] = [levels[from]!, levels[to]!];
  const high = Math.max(a, b);
  if (high === 0 || levels[obstacle]! >= high) return true;
  if (a === b) return false;
  const [upper, lower] = a > b ? [from, to] : [to, from];
  return distance(board, obstacle, lower) < distance(board, obstacle, upper);
}

export const elevation: Option = { hooks: { blocksSight } };
