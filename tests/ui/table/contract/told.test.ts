import { expect, test } from 'vitest';
import type { BareEvent } from '../../../../src/kernel/twoSides';
import { tableFor } from '../../../../src/ui/systems/tables';
import { lastTelling, toldUpTo } from '../../../../src/ui/table/contract/told';

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
  expect([1, 2, 5, 6, 7].map((cursor) => toldUpTo(system, plays, cursor))).toEqual([1, 1, 3, 3, 7]);
  expect([5, 6].map((cursor) => toldUpTo(system, plays, cursor, 2))).toEqual([3, 4]);
  expect(toldUpTo(system, [plays[1]!, plays[1]!], 2)).toBe(0);
});

test.each(['ancients', 'naval', 'baw'])(
  'what a card leaves out is nothing that the map shows, for only what is told is waited for: %s',
  async (id) => {
    const system = await tableFor(id);
    const { scenes } = await system.panels();
    const shown = [...system.quiet.card].filter(
      (kind) => scenes!([{ kind, hex: 5, at: 5, from: 6, unit: 0, ship: 0 } as unknown as BareEvent]).length > 0,
    );
    expect(shown).toEqual([]);
  },
);
