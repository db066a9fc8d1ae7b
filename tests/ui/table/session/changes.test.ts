import { expect, test } from 'vitest';
import type { BareEvent } from '../../../../src/kernel/twoSides';
import type { Chapter } from '../../../../src/store/chapters';
import type { LogEntry } from '../../../../src/store/match';
import { partsOf, toldUnder, turnEvents } from '../../../../src/ui/table/session';

const events = (...kinds: readonly string[]) => kinds.map((kind) => ({ kind, rule: '2' })) as unknown as readonly BareEvent[];
const kindsOf = (some: readonly BareEvent[]) => some.map(({ kind }) => kind as string);

const chapters: readonly Chapter[] = [
  { from: 0, turn: 1, player: 1, phase: 'attacks', by: 1 },
  { from: 2, turn: 2, player: 0, phase: 'movement', by: 0 },
];
const moved = events('moved');
const ended = events('repaired', 'turnBegan', 'rolled', 'phaseBegan');

test('a play with which a player turn begins is told in two parts, any other in one', () => {
  const parts = (some: readonly BareEvent[], at: number) =>
    partsOf(chapters, some, at).map(({ phase, events }) => [chapters[phase]!.turn, kindsOf(events)]);
  expect(parts(moved, 1)).toEqual([[1, ['moved']]]);
  expect(parts(ended, 2)).toEqual([
    [1, ['repaired']],
    [2, ['turnBegan', 'rolled', 'phaseBegan']],
  ]);
  expect(parts([], 0), 'the start').toEqual([[1, []]]);
});

test('an event is told of the turn that it belongs to, a play of that in which it was made', () => {
  const turnOf = (place?: number) => chapters[toldUnder(chapters, ended, 2, place)]!.turn;
  expect([turnOf(), turnOf(0), turnOf(2)]).toEqual([1, 1, 2]);
});

test('what has happened in a player turn includes what it began with', () => {
  const entries = [moved, ended, moved].map((each) => ({ order: '', dice: [], events: each, barrier: false })) as unknown as LogEntry[];
  expect(kindsOf(turnEvents(chapters, entries, 3))).toEqual(['turnBegan', 'rolled', 'phaseBegan', 'moved']);
  expect(kindsOf(turnEvents(chapters, entries, 1))).toEqual(['moved']);
});
