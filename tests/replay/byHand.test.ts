import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { doubtOf } from '../../src/kernel/match';
import { readRecord } from '../../src/kernel/record';
import { replayRecord } from '../../src/kernel/replay';
import { battleById } from '../../src/scenarios/all';
import { systemIn } from '../fuzz/play';

/** Battles that were played by hand as both sides until they were decided, each order chosen, none by a program. A position that has been redrawn since stays as it was. */
const folder = 'tests/replay/byHand';

test.each(readdirSync(folder))('%s, played by hand, comes to its end', (file) => {
  const record = readRecord(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  if (!record.ok) throw new Error(JSON.stringify(record.faults));
  const { battle, position, result } = record.value;
  expect(`${battle}.json`).toBe(file);
  expect(battleById(battle!)).toBeDefined();
  const replayed = replayRecord(systemIn(position as object), record.value);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.faults));
  expect(replayed.value.state.phase).toBe('over');
  expect(doubtOf(replayed.value)).toBeUndefined();
  expect(replayed.value.record().result).toEqual(result);
});
