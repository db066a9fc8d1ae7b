import { expect, test } from 'vitest';
import { isPlayer } from '../../src/ai/players';
import { battles } from '../../src/scenarios/all';
import { readBalances } from '../../src/scenarios/balance';
import balance from '../../src/scenarios/balance.json';

const found = readBalances(balance);

test('what is known of the battles’ balance is of battles of the house, in the order of their names', () => {
  const ids = battles.map(({ id }) => id);
  expect(Object.keys(found).filter((id) => !ids.includes(id))).toEqual([]);
  expect(Object.keys(found)).toEqual(Object.keys(found).sort());
});

test.each(Object.entries(found))('%s: the figures go together', (_, { players, games, wins, draws, share, interval, decided }) => {
  expect(players.every(isPlayer)).toBe(true);
  expect(wins[0] + wins[1] + draws).toBe(games);
  expect(share).toBe(Math.round((1000 * (wins[0] + draws / 2)) / games) / 1000);
  expect(interval[0]).toBeLessThanOrEqual(share);
  expect(interval[1]).toBeGreaterThanOrEqual(share);
  expect(decided['time'] ?? 0).toBeGreaterThanOrEqual(draws);
  for (const times of Object.values(decided)) expect(times).toBeLessThanOrEqual(games);
});

test('figures that are none are refused', () => {
  const [[id, one]] = Object.entries(found) as [[string, object]];
  expect(() => readBalances({ [id]: { ...one, share: 1.2 } })).toThrow();
  expect(() => readBalances({ [id]: { ...one, wins: [1] } })).toThrow();
  expect(() => readBalances({ [id]: { ...one, more: 1 } })).toThrow();
});
