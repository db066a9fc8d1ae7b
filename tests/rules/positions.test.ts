import { expect, test } from 'vitest';
import { MOST_TERMS } from '../../src/kernel/shape';
import { SYSTEM_IDS } from '../../src/rules/ids';
import { systemFor } from '../../src/rules/registry';
import { battlesOf } from '../battles';

/* What a position is held to in any game. */

test.each(SYSTEM_IDS)('%s: a turn beyond the last is told of the turn, and terms that are too many of all of them', (id) => {
  const { position } = battlesOf(id)[0]!;
  const system = systemFor(position);
  const faultsOf = (changes: object) => {
    const read = system.ok && system.value.readPosition({ ...position, ...changes });
    return !read || read.ok ? [] : read.faults;
  };
  expect(system.ok).toBe(true);
  expect(faultsOf({ turn: 9, turns: 8 })).toContainEqual({ at: 'turn', expected: 'atMost:8', found: '9' });
  const term =
    id === 'naval' ? { term: 'sunk', points: 1 } : id === 'baw' ? { term: 'destroy', strength: 1 } : { term: 'panic', points: 1 };
  const victory = new Array(MOST_TERMS / 2 + 1).fill(term);
  expect(faultsOf({ victory })).toContainEqual({ at: 'victory', expected: `atMost:${MOST_TERMS}`, found: String(MOST_TERMS + 2) });
});
