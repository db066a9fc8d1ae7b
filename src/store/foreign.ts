import type { GameRecord } from '../kernel/record';
import type { Checked } from '../kernel/system';
import { fetchRules, inPosition, provide, systemFor } from './systems';

/** A record from outside: its shape is read and then the whole of it is played again by its own rules, which are fetched for that with all optional ones. */
export async function verifyRecord(json: unknown): Promise<Checked<GameRecord>> {
  const [{ readRecord }, { replayRecord }, { ancients }] = await Promise.all([
    import('../kernel/record'),
    import('../kernel/match'),
    import('../rules/ancients'),
  ]);
  const read = readRecord(json);
  if (!read.ok) return read;
  provide(ancients);
  await fetchRules(read.value.position);
  const system = systemFor(read.value.position);
  if (!system.ok) return inPosition(system);
  try {
    const replayed = replayRecord(system.value, read.value);
    return replayed.ok ? read : replayed;
  } catch {
    // Whatever a hostile record may do to the rules, it does not reach the page.
    return { ok: false, faults: [{ at: '', expected: 'record' }] };
  }
}
