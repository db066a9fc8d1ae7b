import { describe, expect, test } from 'vitest';
import { POSTURES, type PostureName, USUAL } from '../../src/ai/tactics';
import { type Board, distance, parseHex } from '../../src/kernel/board';
import { tableOf } from './games';

/** Cavalry south of the middle of a line of infantry that faces it. */
const before = {
  map: { columns: 11, rows: 12 },
  armies: [
    { name: 'Red', units: ['HC F8/1'] },
    { name: 'Blue', units: ['HI D3/4', 'HI E3/4', 'HI F3/4', 'HI G3/4', 'HI H3/4'] },
  ],
};

/** Where the cavalry goes in each posture of the whole side. */
async function goals(): Promise<{ board: Board; goalIn: (name: PostureName) => number }> {
  const { system, ai, context, state } = await tableOf('spartolus', before);
  const { board } = context;
  const all = ai.tactics.postures(context, state, 0, POSTURES.length).filter(({ isWhole }) => isWhole);
  const goalIn = (name: PostureName): number => {
    const { line } = all.find((posture) => posture.name === name)!.takes.find(({ piece }) => piece === 0)!;
    const order = line === undefined ? 'F8' : system.printAction(context, state, line);
    return parseHex(board, order.split(/[-/]/).at(order.includes('-') ? 1 : 0)!)!;
  };
  return { board, goalIn };
}

test('cavalry that goes forward comes before the enemy’s front; to envelop, towards the end of his line; to harass, nearer but not so near', async () => {
  const { board, goalIn } = await goals();
  const at = (hex: string): number => parseHex(board, hex)!;
  const toWall = (hex: number): number => Math.min(...['D3', 'E3', 'F3', 'G3', 'H3'].map((held) => distance(board, hex, at(held))));
  const toFlank = (hex: number): number => Math.min(...['C3', 'I3'].map((free) => distance(board, hex, at(free))));
  expect(toFlank(goalIn('envelop'))).toBeLessThan(toFlank(goalIn('advance')));
  expect(toWall(goalIn('skirmish'))).toBeGreaterThan(toWall(goalIn('advance')));
  expect(toWall(goalIn('skirmish'))).toBeLessThan(toWall(at('F8')));
  expect(toWall(goalIn('withdraw'))).toBeGreaterThan(toWall(at('F8')));
  expect(goalIn('hold')).toBe(at('F8'));
});

describe('of the postures as many are tried as are asked for, the usual ones first', () => {
  test.each(['megiddo', 'salamis'])('%s', async (battle) => {
    const { ai, context, state } = await tableOf(battle);
    const named = (count: number) => [...new Set(ai.tactics.postures(context, state, 0, count).map(({ name }) => name))];
    expect(named(0)).toEqual([]);
    expect(named(USUAL)).toEqual(['advance', 'hold', 'screen', 'withdraw']);
    expect(named(POSTURES.length)).toEqual([...POSTURES]);
  });
});
