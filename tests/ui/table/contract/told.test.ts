import { expect, test } from 'vitest';
import type { BareEvent } from '../../../../src/kernel/twoSides';
import { lastTelling } from '../../../../src/ui/table/contract/told';

test('an answer that changes nothing leaves what was said before it in the phase; a phase begins in silence', () => {
  const system = { quiet: { log: new Set(['phaseBegan', 'held']), card: new Set<string>() } };
  const plays = [
    ['moved'],
    ['phaseBegan'],
    ['attacked', 'rolled'],
    ['held'],
    ['held'],
    ['held', 'phaseBegan'],
    ['phaseBegan', 'entered'],
  ].map((kinds) => ({ events: kinds.map((kind) => ({ kind }) as BareEvent) }));
  const told = plays.map((_, i) => plays.indexOf(lastTelling(system, plays, i + 1)!));
  expect(told).toEqual([0, -1, 2, 2, 2, -1, 6]);
  expect(lastTelling(system, plays, 0)).toBeUndefined();
});
