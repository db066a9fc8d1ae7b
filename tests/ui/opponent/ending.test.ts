import { expect, test } from 'vitest';
import type { ReviewedPlay } from '../../../src/ai/protocol';
import { extremes, greatMoments, turningPoint } from '../../../src/ui/opponent/ending';

const weight = (moment: number, first: number) => ({ moment, turn: 1, player: 0 as const, first });
const play = (at: number, before: number, after: number, ...dice: ReviewedPlay['dice']): ReviewedPlay => ({ at, before, after, dice });
const FACES = [0.4, 0.5, 0.5, 0.5, 0.5, 0.6];
const die = (by: 0 | 1, fell: number, faces: readonly number[] = FACES) => ({ name: 'melee', by, fell, faces });

test('the turning point is the greatest swing of the curve, to whichever side', () => {
  expect(turningPoint([weight(0, 0.5), weight(4, 0.6), weight(9, 0.2), weight(12, 0)])).toMatchObject({
    from: { moment: 4 },
    to: { moment: 9 },
  });
  expect(turningPoint([weight(0, 0.5)])).toBeUndefined();
  expect(turningPoint([weight(0, 0.996), weight(4, 1), weight(9, 0.998)])).toBeUndefined();
});

test('the luck of a die is what its face left beyond the mean of all its faces', () => {
  const plays = [
    play(3, 0.5, 0.6, die(0, 6)),
    play(5, 0.6, 0.5, die(1, 6, [0, 0, 0, 0, 0, 1])),
    play(8, 0.6, 0.4, die(0, 1)),
    play(9, 0.4, 0.4, die(0, 3)),
  ];
  const { best, worst } = extremes(plays, 0);
  expect(best).toMatchObject({ at: 3, fell: 6, side: 0 });
  expect(best!.luck).toBeCloseTo(0.1, 9);
  expect(worst).toMatchObject({ at: 8, fell: 1 });
  // A die is that of the side that rolled it.
  expect(extremes(plays, 1).best).toMatchObject({ at: 5, side: 1 });
});

test('where no die could change anything nobody was lucky', () =>
  expect(extremes([play(1, 0.5, 0.5, die(0, 2, [0.5, 0.5, 0.5, 0.5, 0.5, 0.5]))], 0)).toEqual({
    best: undefined,
    worst: undefined,
  }));

test('a die is not called unlucky for less than can be told in whole per cents', () => {
  const slight = [0.5, 0.5, 0.5, 0.5, 0.498, 0.5];
  expect(extremes([play(1, 0.5, 0.5, die(0, 5, slight))], 0)).toEqual({ best: undefined, worst: undefined });
});

test('the great moments are the greatest swings that are apart, in the order in which they were fought', () => {
  const plays = [play(40, 0.5, 0.9), play(42, 0.9, 0.6), play(10, 0.5, 0.4), play(70, 0.6, 0.6), play(60, 0.6, 0.65)];
  expect(greatMoments(plays, 3).map(({ at }) => at)).toEqual([10, 40, 60]);
});

test('a turn that turned the game by several small fights is told of by the greatest of them, though single fights elsewhere changed more', () => {
  const plays = [play(10, 0.5, 0.7), play(20, 0.7, 0.5), play(30, 0.5, 0.65), play(50, 0.6, 0.5), play(51, 0.5, 0.38), play(52, 0.38, 0.3)];
  const turn = turningPoint([weight(0, 0.5), weight(25, 0.5), weight(45, 0.6), weight(55, 0.3)]);
  expect(greatMoments(plays, 3).map(({ at }) => at)).toEqual([10, 20, 30]);
  expect(greatMoments(plays, 3, turn).map(({ at }) => at)).toEqual([10, 20, 51]);
  // Without a fight in it the others stand.
  expect(greatMoments(plays.slice(0, 3), 3, turn).map(({ at }) => at)).toEqual([10, 20, 30]);
});
