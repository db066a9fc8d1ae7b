import type { Direction } from '../../../kernel/board';

/** The next of the open facings that one comes to who turns from another by a hexside at a time; undefined: there is no other. */
export function nextFacing(open: readonly Direction[], from: Direction, by: -1 | 1): Direction | undefined {
  for (let n = 1; n < 6; n++) {
    const facing = ((from + by * n + 6 * n) % 6) as Direction;
    if (open.includes(facing)) return facing;
  }
  return undefined;
}
