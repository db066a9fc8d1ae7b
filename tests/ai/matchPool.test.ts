import { expect, test, vi } from 'vitest';
import type { Duel, DuelResult } from '../../src/ai/duel';
import { type Calls, type Hand, playByCrew } from '../../src/ai/matchPool';

const duels = Array.from({ length: 5 }, (_, seed): Duel => ({ position: {}, seed, players: ['recruit', 'recruit'] }));
const resultOf = (turn: number): DuelResult => ({ winner: 1, score: [1, 0], turn, thought: [[], []], scored: [[], []] });

/** A crew whose games end when the test says so. */
function crewOf(size: number) {
  const hands: { readonly calls: Calls; readonly seeds: number[]; leaves: number }[] = [];
  const hire = (calls: Calls): Hand => {
    const hand = { calls, seeds: [] as number[], leaves: 0 };
    hands.push(hand);
    return { play: ({ seed }) => hand.seeds.push(seed), leave: () => hand.leaves++ };
  };
  const hears = { played: vi.fn(), broke: vi.fn(), ended: vi.fn() };
  const begin = (games = duels) => playByCrew(games, size, hire, hears);
  return { hands, hears, begin };
}

test('games are begun in their order and told by their places, whoever ends first', () => {
  const { hands, hears, begin } = crewOf(2);
  begin();
  const [one, two] = hands as [(typeof hands)[0], (typeof hands)[0]];
  for (const hand of [two, two, one, one, two]) hand.calls.played(resultOf(hand.seeds.at(-1)!));
  expect([one.seeds, two.seeds]).toEqual([
    [0, 4],
    [1, 2, 3],
  ]);
  expect(hears.played.mock.calls).toEqual([1, 2, 0, 4, 3].map((at) => [at, resultOf(at)]));
  expect(hears.ended).toHaveBeenCalledOnce();
  expect(hands.map(({ leaves }) => leaves)).toEqual([1, 1]);
});

test('a fault in one game leaves the others to be played', () => {
  const { hands, hears, begin } = crewOf(1);
  begin();
  const { calls, seeds } = hands[0]!;
  calls.failed(new Error('odd'));
  while (seeds.at(-1) !== 4) calls.played(resultOf(seeds.at(-1)!));
  expect(hears.ended).not.toHaveBeenCalled();
  calls.played(resultOf(4));
  expect(hears.broke.mock.calls).toEqual([[0, new Error('odd')]]);
  expect(hears.played).toHaveBeenCalledTimes(4);
  expect(hears.ended).toHaveBeenCalledOnce();
});

test('a worker that dies ends all, and so does nothing to play', () => {
  const { hands, hears, begin } = crewOf(3);
  begin();
  hands[1]!.calls.died(new Error('gone'));
  expect(hears.broke.mock.calls).toEqual([[1, new Error('gone')]]);
  expect(hears.ended).toHaveBeenCalledOnce();
  expect(hands.map(({ leaves }) => leaves)).toEqual([1, 1, 1]);

  const idle = crewOf(3);
  idle.begin([]);
  expect(idle.hands).toEqual([]);
  expect(idle.hears.ended).toHaveBeenCalledOnce();
});

test('stopped, every worker leaves and nothing has ended', () => {
  const { hands, hears, begin } = crewOf(9);
  const stop = begin();
  expect(hands).toHaveLength(duels.length);
  stop();
  expect(hands.every(({ leaves }) => leaves === 1)).toBe(true);
  expect(hears.ended).not.toHaveBeenCalled();
});
