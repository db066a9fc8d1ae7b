import type { GameRecord } from '../kernel/record';
import type { Checked } from '../kernel/system';

/** A record from outside: its shape is read and then the whole of it is played again. The rules are fetched for that, with all optional ones. */
export async function verifyRecord(json: unknown): Promise<Checked<GameRecord>> {
  const [{ readRecord }, { replayRecord }, { ancients }] = await Promise.all([
    import('../kernel/record'),
    import('../kernel/match'),
    import('../rules/ancients'),
  ]);
  const read = readRecord(json);
  if (!read.ok) return read;
  try {
    const replayed = replayRecord(ancients, read.value);
    return replayed.ok ? read : replayed;
  } catch {
    // Whatever a hostile record may do to the rules, it does not reach the page.
    return { ok: false, faults: [{ at: '', expected: 'record' }] };
  }
}
