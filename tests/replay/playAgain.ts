import { readRecord } from '../../src/kernel/record';
import { systemIn } from '../fuzz/play';
import { replayRecord } from './replayRecord';

/** A record, and the match that it holds, played again by the rules of today. Throws where either does not hold. */
export function playAgain(json: unknown) {
  const record = readRecord(json);
  if (!record.ok) throw new Error(JSON.stringify(record.faults));
  const replayed = replayRecord(systemIn(record.value.position as object), record.value);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.faults));
  return { record: record.value, match: replayed.value };
}
