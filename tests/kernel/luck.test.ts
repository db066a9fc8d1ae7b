import { describe, expect, test } from 'vitest';
import type { HoldsGenerator } from '../../src/kernel/dice';
import {
  luckOfGame,
  luckOfPlay,
  luckOfRoll,
  type Measures,
  measuredBy,
  type PlayedDice,
  type RollingGame,
  rollsOfPlay,
} from '../../src/kernel/luck';
import { momentsOf } from '../../src/kernel/outcomes';

interface Purse extends HoldsGenerator {
  coins: number;
}

/** Side 0 throws for coins: the die's pips; a 6 asks for a second die of four sides, which doubles the coins on a 4. */
const purses: RollingGame<null, Purse, number> = {
  clone: (state) => ({ ...state }),
  acts: () => 0,
  apply(_context, state, count, dice) {
    for (let i = 0; i < count; i++) {
      const pips = dice.roll(state, 'pips', 6);
      state.coins += pips;
      if (count === 1 && pips === 6 && dice.roll(state, 'double', 4) === 4) state.coins *= 2;
    }
  },
};

const measures: Measures<null, Purse> = {
  measures: [{ id: 'coins', step: 1, of: (_context, state) => state.coins }],
  dice: { pips: 'coins', double: 'coins' },
};

const played = (count: number, dice: readonly number[]): PlayedDice<null, Purse, number> => ({
  system: purses,
  context: null,
  before: { generator: [1, 2, 3, 4], coins: 10 },
  action: count,
  dice,
  sides: 1,
  ...measuredBy(measures),
});

describe('the luck of a play', () => {
  test('a face is worth the mean of all that may follow it', () => {
    const { rolls, stakes } = luckOfPlay(played(1, [6, 1]));
    expect(rolls.map(({ name, fell }) => [name, fell])).toEqual([
      ['pips', 6],
      ['double', 1],
    ]);
    // After a 6 the 16 coins are doubled once in four times.
    for (const [i, worth] of [11, 12, 13, 14, 15, 20].entries()) expect(rolls[0]!.faces[i]).toBeCloseTo(worth, 12);
    expect(rolls[1]!.faces).toEqual([16, 16, 16, 32]);
    expect(luckOfRoll(rolls[0]!)).toBeCloseTo(20 - 85 / 6, 12);
    expect(luckOfRoll(rolls[1]!)).toBe(-4);
    const [stake] = stakes;
    expect(stake).toMatchObject({ by: 0, measure: 'coins', gave: 6 });
    expect(stake!.outcomes.get(22)).toBeCloseTo(1 / 24, 12);
    expect(stake!.outcomes.get(6)).toBeCloseTo(3 / 24, 12);
  });

  test('its dice together have the luck of all of them, and the state before stays as it is', () => {
    for (const dice of [[1], [5], [6, 1], [6, 4]]) {
      const play = played(1, dice);
      const { rolls, stakes } = luckOfPlay(play);
      const lucks = rolls.reduce((sum, roll) => sum + luckOfRoll(roll), 0);
      expect(lucks).toBeCloseTo(stakes[0]!.gave - momentsOf(stakes[0]!.outcomes).mean, 12);
      expect(play.before).toEqual({ generator: [1, 2, 3, 4], coins: 10 });
    }
  });

  test('more dice than can be tried together are tried one by one, and come to the same', () => {
    const dice = [6, 6, 1, 2, 3, 4, 5];
    const [few, many] = [luckOfPlay(played(4, dice.slice(0, 4))), luckOfPlay(played(7, dice))];
    expect(luckOfRoll(many.rolls[0]!)).toBe(2.5);
    expect(many.stakes[0]!.gave).toBe(27);
    expect(momentsOf(many.stakes[0]!.outcomes).mean).toBeCloseTo(24.5, 9);
    expect(momentsOf(many.stakes[0]!.outcomes).variance).toBeCloseTo((7 * 35) / 12, 9);
    expect(momentsOf(few.stakes[0]!.outcomes).variance).toBeCloseTo((4 * 35) / 12, 9);
  });

  test('the rolls alone are the same, and are told of dice whose sums are too many to be counted', () => {
    for (const play of [played(1, [6, 4]), played(7, [6, 6, 1, 2, 3, 4, 5])]) expect(rollsOfPlay(play)).toEqual(luckOfPlay(play).rolls);
    const dice = Array.from({ length: 20 }, (_, i) => 1 + (i % 6));
    // Every die counts in a unit of its own, so that no two ways come to the same.
    const system: RollingGame<null, Purse, number> = {
      ...purses,
      apply: (_context, state, count, given) => {
        for (let i = 0; i < count; i++) state.coins += Math.sqrt(i + 2) * given.roll(state, 'pips', 6);
      },
    };
    const rolls = rollsOfPlay({ ...played(20, dice), system });
    expect(rolls.map(({ fell }) => fell)).toEqual(dice);
    for (const [i, roll] of rolls.entries()) expect(luckOfRoll(roll)).toBeCloseTo(Math.sqrt(i + 2) * (roll.fell - 3.5), 9);
  });

  test('a die that decides nothing that is counted has no faces, and no luck', () => {
    const { rolls, stakes } = luckOfPlay({ ...played(2, [1, 6]), measureOf: () => null });
    expect(rolls.map(luckOfRoll)).toEqual([0, 0]);
    expect(stakes).toEqual([]);
  });
});

test('the luck of a game: the sum of its plays, and how seldom as much comes', () => {
  const stakes = [[6, 4], [5], [3]].flatMap((dice) => luckOfPlay(played(1, dice)).stakes);
  const luck = luckOfGame(stakes, 1);
  expect(luck).toMatchObject({ gave: 30 });
  expect(luck.worth).toBeCloseTo(3 * (85 / 6 - 10), 12);
  expect(luck.luck).toBeCloseTo(luck.gave - luck.worth, 12);
  // One doubles, and the others show 8 or more: 22 + 8, or a double 22 with 22.
  expect(luck.orMore).toBeGreaterThan(1 / 24);
  expect(luck.orMore).toBeLessThan(3 / 24);
  expect(luck.orMore + luck.orLess).toBeGreaterThan(1);
});
