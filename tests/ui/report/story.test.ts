import { describe, expect, test } from 'vitest';
import type { Chapter } from '../../../src/store/chapters';
import type { LogEntry } from '../../../src/store/match';
import type { CaptionLine } from '../../../src/ui/board/standalone';
import { chancesOf, momentsDrawn, storyOf, type Telling } from '../../../src/ui/report/story';
import { captionOf, wrapped } from '../../../src/ui/report/wrap';

const entry = (order: string, kinds: readonly string[], dice: readonly number[] = []): LogEntry => ({
  order,
  dice,
  events: kinds.map((kind) => ({ kind, rule: '2' })) as unknown as LogEntry['events'],
  barrier: false,
});

const chapters: readonly Chapter[] = [
  { from: 0, turn: 1, player: 0, phase: 'movement', by: 0 },
  { from: 2, turn: 1, player: 0, phase: 'fire', by: 0 },
  { from: 3, turn: 1, player: 1, phase: 'movement', by: 1 },
  { from: 4, turn: 2, player: 0, phase: 'movement', by: 0 },
  { from: 5, turn: 2, player: 0, phase: 'fire', by: 0 },
];
const entries = [
  entry('a', ['moved']),
  entry('end', ['phaseBegan']),
  entry('end', ['phaseBegan']),
  entry('b', ['moved', 'phaseBegan'], [4]),
  entry('c', ['moved']),
  entry('d', ['shot'], [2]),
];
const telling: Telling = { chapters, entries, cursor: 6, quiet: new Set(['phaseBegan']), say: ({ kind }) => `${kind}.` };

describe('the story of a battle', () => {
  test('goes turn by turn and leaves out what nothing is told of', () => {
    const turns = storyOf(telling);
    expect(turns.map(({ turn, end }) => [turn, end])).toEqual([
      [1, 4],
      [2, 6],
    ]);
    expect(turns[0]!.phases.map(({ player, phase, plays }) => [player, phase, plays.map(({ order }) => order)])).toEqual([
      [0, 'movement', ['a']],
      [1, 'movement', ['b']],
    ]);
    expect(turns[0]!.phases[1]!.plays[0]).toMatchObject({ at: 4, dice: [4], sentences: [{ text: 'moved.', rule: '2' }] });
  });

  test('what a player turn begins with is told of that turn, with its dice and without an order', () => {
    const opens = entry('end', ['repaired', 'turnBegan', 'rolled', 'phaseBegan'], [2, 5]);
    const quiet = new Set(['phaseBegan', 'turnBegan']);
    const turnDice = ({ kind }: { readonly kind: string }) => (kind === 'rolled' ? [5] : []);
    const told = (entries: readonly LogEntry[], cursor: number) =>
      storyOf({ ...telling, entries, cursor, quiet, turnDice, notes: [{ at: 4, text: 'Late' }] }).map(({ turn, end, phases }) => [
        turn,
        end,
        phases.at(-1)!.plays.map(({ order, dice, sentences, note }) => [order, dice, sentences.map(({ text }) => text), note?.text]),
      ]);
    const mixed = [...entries.slice(0, 3), opens, ...entries.slice(4)];
    const before = [1, 4, [['end', [2], ['repaired.'], 'Late']]];
    expect(told(mixed, 5)).toEqual([
      before,
      [
        2,
        5,
        [
          ['', [5], ['rolled.'], undefined],
          ['c', [], ['moved.'], undefined],
        ],
      ],
    ]);
    expect(told(mixed, 4), 'as it stands').toEqual([before, [2, 4, [['', [5], ['rolled.'], undefined]]]]);
  });

  test('ends where the game stands, not with what was taken back', () => {
    expect(
      storyOf({ ...telling, cursor: 5 }).flatMap(({ phases }) => phases.flatMap(({ plays }) => plays.map(({ order }) => order))),
    ).toEqual(['a', 'b', 'c']);
    expect(storyOf({ ...telling, cursor: 0 })).toEqual([]);
  });

  test('keeps the last order to itself while it is not to be read', () => {
    const last = storyOf({ ...telling, secret: () => true }).flatMap(({ phases }) => phases.flatMap(({ plays }) => plays));
    expect(last.map(({ order }) => order)).toEqual(['a', 'b', 'c', undefined]);
  });

  test('the chances of a result are all its faces', () => {
    const results = ['AE', 'DR', 'DR', 'EX', 'DR', 'DE'];
    expect(chancesOf({ on: '2-1', text: '', rule: '9.3', results, line: 3 })).toBe(3);
    expect(chancesOf({ on: '2-1', text: '', rule: '9.3', results, line: 6 })).toBe(1);
  });
});

/** Of letters of which each is as wide as it is said to be, else as wide as one. */
const widthOf = (text: string, wide: Readonly<Record<string, number>> = {}) => [...text].reduce((sum, one) => sum + (wide[one] ?? 1), 0);

test('lines are broken between words, and within one that is longer than a line', () => {
  const most = (room: number, wide?: Readonly<Record<string, number>>) => (text: string) => widthOf(text, wide) <= room;
  expect(wrapped('one two three', most(8))).toEqual(['one two', 'three']);
  expect(wrapped('', most(5))).toEqual(['']);
  expect(wrapped('an immeasurable one', most(5))).toEqual(['an', 'immea', 'surab', 'le', 'one']);
  expect(wrapped('so wide', most(4, { w: 3 })), 'wide letters').toEqual(['so', 'wi', 'de']);
  expect(wrapped('戦戦戦戦戦 · 1', most(8, { 戦: 2 }))).toEqual(['戦戦戦戦', '戦 · 1']);
  expect(wrapped('e\u0301e\u0301', most(1)), 'an accent stays with its letter').toEqual(['e', 'e'].map((letter) => `${letter}\u0301`));
  expect(wrapped('WW', most(4, { W: 9 })), 'one letter at least').toEqual(['W', 'W']);
});

test('all that a long headline is broken into heads what stands beneath a map, and is measured as it is drawn', () => {
  const measure = ({ text, isHead }: CaptionLine) => (isHead ? 2 : 1) * text.length;
  const lines = captionOf(['one two', 'four five', 'six'], { width: 9, measure }).map(({ text, isHead }) => [text, isHead]);
  expect(lines).toEqual([
    ['one', true],
    ['two', true],
    ['four five', false],
    ['six', false],
  ]);
});

test('maps are spread over the turns, the last among them', () => {
  const turns = Array.from({ length: 15 }, (_, i) => ({ end: i + 1 }));
  expect(momentsDrawn(turns.slice(0, 4), 10)).toEqual([1, 2, 3, 4]);
  expect(momentsDrawn(turns, 10)).toEqual([1, 3, 5, 7, 9, 11, 13, 15]);
  expect(momentsDrawn([], 10)).toEqual([]);
});
