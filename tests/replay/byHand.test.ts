import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { doubtOf } from '../../src/kernel/match';
import { battleById } from '../../src/scenarios/all';
import { playAgain } from './playAgain';

/** Battles that were played by hand as both sides until they were decided, each order chosen, none by a program. A position that has been redrawn since stays as it was. */
const folder = 'tests/replay/byHand';

test.each(readdirSync(folder))('%s, played by hand, comes to its end', (file) => {
  const { record, match } = playAgain(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  const { battle, result } = record;
  expect(`${battle}.json`).toBe(file);
  expect(battleById(battle!)).toBeDefined();
  expect(match.state.phase).toBe('over');
  expect(doubtOf(match)).toBeUndefined();
  expect(match.record().result).toEqual(result);
});
