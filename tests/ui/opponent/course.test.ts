import { expect, test } from 'vitest';
import type { Chapter } from '../../../src/store/chapters';
import { momentsOf } from '../../../src/ui/opponent/course';

const chapter = (from: number, turn: number, player: 0 | 1, phase: string): Chapter => ({ from, turn, player, phase, by: player });
const chapters = [
  chapter(0, 1, 0, 'movement'),
  chapter(3, 1, 0, 'melee'),
  chapter(7, 1, 1, 'movement'),
  chapter(9, 2, 0, 'movement'),
  chapter(12, 2, 0, 'over'),
];

test('a curve has the beginning of every player turn and where the game stands', () =>
  expect(momentsOf(chapters, 12)).toEqual([
    { moment: 0, turn: 1, player: 0 },
    { moment: 7, turn: 1, player: 1 },
    { moment: 9, turn: 2, player: 0 },
    { moment: 12, turn: 2, player: 0 },
  ]));

test('what was taken back is left out', () =>
  expect(momentsOf(chapters, 7)).toEqual([
    { moment: 0, turn: 1, player: 0 },
    { moment: 7, turn: 1, player: 1 },
  ]));
