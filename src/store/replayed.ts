import { type AnyMatch, replayAsFar, type Stop } from '../kernel/match';
import type { GameRecord } from '../kernel/record';
import type { AnySystem, Checked } from '../kernel/system';

/** A record played again as far as it holds. Whatever a hostile one may do to the rules, it does not reach the page. */
export function replayedHere(
  system: AnySystem,
  record: GameRecord,
): Checked<{ readonly match: AnyMatch; readonly stop: Stop | undefined }> {
  try {
    return replayAsFar(system, record);
  } catch {
    return { ok: false, faults: [{ at: '', expected: 'record' }] };
  }
}
