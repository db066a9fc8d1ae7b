import { replayAsFar } from '../kernel/match';
import type { GameRecord } from '../kernel/record';
import type { AnySystem, Checked } from '../kernel/system';
import type { Replay } from './verified';

/** A record played again as far as it holds. Whatever a hostile one may do to the rules, it does not reach the page. */
export function replayedHere(system: AnySystem, record: GameRecord): Checked<Replay> {
  try {
    return replayAsFar(system, record);
  } catch {
    return { ok: false, faults: [{ at: '', expected: 'record' }] };
  }
}
