import { expect, test } from 'vitest';
import { samplingDice } from '../../src/ai/sampling';
import { simulate } from '../../src/ai/simulate';
import type { Tactics } from '../../src/ai/tactics';

/** Two sides move in turn. The script leaves its piece where it is; whoever searches finds that a move brings a point. */
interface Race {
  turn: number;
  readonly points: [number, number];
}

const tactics = {
  horizon: 3,
  phasing: ({ turn }: Race) => turn % 2,
  clone: ({ turn, points }: Race) => ({ turn, points: [...points] }),
  playOn(_: object, state: Race, __: unknown, playerTurns: number) {
    state.turn += playerTurns;
  },
  value: (_: object, { points }: Race, side: 0 | 1) => (points[side] - points[1 - side]!) / 10,
  moment: ({ turn }: Race) => `${turn}`,
  isPlannable: () => true,
  agenda: () => [0],
  lines: () => [undefined, 1],
  postures: () => [],
  rolls: () => false,
  may: () => true,
  take(_: object, state: Race, __: number, line: number | undefined) {
    if (line !== undefined) state.points[(state.turn % 2) as 0 | 1] += line;
  },
} as unknown as Tactics<object, Race, number>;

function worthAfter(rehearsed: boolean, playerTurns: number): number {
  const branches = [{ state: { turn: 0, points: [1, 0] as [number, number] }, takes: [] }];
  return simulate(tactics, {}, { side: 0, playerTurns, branches, from: 0, samples: 1, rehearsed }, samplingDice())[0]!;
}

test('in a simulation the script plays all turns, in a rehearsal the movements after the first are searched', () => {
  expect(worthAfter(false, 2)).toBe(0.1);
  expect(worthAfter(true, 2)).toBe(0);
  expect(worthAfter(true, 3)).toBe(0.1);
});

test('a wary side has the enemy reply in every posture in turn, whoever does a part of the samples', () => {
  const told: unknown[] = [];
  const watched = {
    ...tactics,
    playOn(_: object, state: Race, __: unknown, playerTurns: number, posture?: string) {
      told.push([state.turn, playerTurns, posture]);
      state.turn += playerTurns;
    },
  } as unknown as typeof tactics;
  const branches = [{ state: { turn: 0, points: [0, 0] as [number, number] }, takes: [] }];
  simulate(watched, {}, { side: 0, playerTurns: 3, branches, from: 4, samples: 2, wary: true }, samplingDice());
  expect(told).toEqual([
    [0, 1, undefined],
    [1, 1, 'withdraw'],
    [2, 1, undefined],
    [0, 1, undefined],
    [1, 1, undefined],
    [2, 1, undefined],
  ]);
});

test('nobody plays on beyond the horizon of the game', () => expect(worthAfter(true, 4)).toBe(worthAfter(true, 3)));
