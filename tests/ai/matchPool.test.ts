import { expect, test, vi } from 'vitest';
import type { Duel, DuelResult } from '../../src/ai/duel';
import { type Calls, type MatchWorker, playInPool } from '../../src/ai/matchPool';

const duels = Array.from({ length: 5 }, (_, seed): Duel => ({ position: {}, seed, players: ['recruit', 'recruit'] }));
const resultOf = (turn: number): DuelResult => ({ winner: 1, score: [1, 0], turn, thought: [[], []], scored: [[], []] });

/** A pool whose games end when the test says so. */
function poolOf(size: number) {
  const workers: { readonly calls: Calls; readonly seeds: number[]; leaves: number }[] = [];
  const spawn = (calls: Calls): MatchWorker => {
    const worker = { calls, seeds: [] as number[], leaves: 0 };
    workers.push(worker);
    return { play: ({ seed }) => worker.seeds.push(seed), leave: () => worker.leaves++ };
  };
  const hears = { played: vi.fn(), broke: vi.fn(), ended: vi.fn() };
  const begin = (games = duels) => playInPool(games, size, spawn, hears);
  return { workers, hears, begin };
}

test('games are begun in their order and told by their places, whoever ends first', () => {
  const { workers, hears, begin } = poolOf(2);
  begin();
  const [one, two] = workers as [(typeof workers)[0], (typeof workers)[0]];
  for (const worker of [two, two, one, one, two]) worker.calls.played(resultOf(worker.seeds.at(-1)!));
  expect([one.seeds, two.seeds]).toEqual([
    [0, 4],
    [1, 2, 3],
  ]);
  expect(hears.played.mock.calls).toEqual([1, 2, 0, 4, 3].map((at) => [at, resultOf(at)]));
  expect(hears.ended).toHaveBeenCalledOnce();
  expect(workers.map(({ leaves }) => leaves)).toEqual([1, 1]);
});

test('a fault in one game leaves the others to be played', () => {
  const { workers, hears, begin } = poolOf(1);
  begin();
  const { calls, seeds } = workers[0]!;
  calls.failed(new Error('odd'));
  while (seeds.at(-1) !== 4) calls.played(resultOf(seeds.at(-1)!));
  expect(hears.ended).not.toHaveBeenCalled();
  calls.played(resultOf(4));
  expect(hears.broke.mock.calls).toEqual([[0, new Error('odd')]]);
  expect(hears.played).toHaveBeenCalledTimes(4);
  expect(hears.ended).toHaveBeenCalledOnce();
});

test('a worker that dies ends all, and so does nothing to play', () => {
  const { workers, hears, begin } = poolOf(3);
  begin();
  workers[1]!.calls.died(new Error('gone'));
  expect(hears.broke.mock.calls).toEqual([[1, new Error('gone')]]);
  expect(hears.ended).toHaveBeenCalledOnce();
  expect(workers.map(({ leaves }) => leaves)).toEqual([1, 1, 1]);

  const idle = poolOf(3);
  idle.begin([]);
  expect(idle.workers).toEqual([]);
  expect(idle.hears.ended).toHaveBeenCalledOnce();
});

test('stopped, every worker leaves and nothing has ended', () => {
  const { workers, hears, begin } = poolOf(9);
  const stop = begin();
  expect(workers).toHaveLength(duels.length);
  stop();
  expect(workers.every(({ leaves }) => leaves === 1)).toBe(true);
  expect(hears.ended).not.toHaveBeenCalled();
});
