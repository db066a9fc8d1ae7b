import type { Checked } from '../kernel/game';
import type { GameRecord } from '../kernel/record';
import { replayTree } from '../kernel/treeRecord';
import type { AnyTwoSidedGame } from '../kernel/twoSides';
import type { Replay } from './verified';

/** A record played again as far as it holds. Whatever a hostile one may do to the rules, it does not reach the page. */
export function replayedHere(system: AnyTwoSidedGame, record: GameRecord): Checked<Replay> {
  try {
    return replayTree(system, record);
  } catch {
    return { ok: false, faults: [{ at: '', expected: 'record' }] };
  }
}
