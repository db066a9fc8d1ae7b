import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DiceError, type HoldsGenerator, notedDice, scriptedDice, seededDice, seedGenerator } from '../../src/kernel/dice';

const holder = (seed: number): HoldsGenerator => ({ generator: seedGenerator(seed) });
const rolls = (one: HoldsGenerator, count: number): number[] => Array.from({ length: count }, () => seededDice.roll(one, 'die', 6));

describe('seeded dice', () => {
  test('fall the same for a seed, and go on the same from a generator that was written down', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(20), fc.nat(20), (seed, first, then) => {
        const one = holder(seed);
        const fallen = [...rolls(one, first), ...rolls(JSON.parse(JSON.stringify(one)) as HoldsGenerator, then)];
        expect(fallen).toEqual(rolls(holder(seed), first + then));
      }),
      { seed: 2 },
    );
  });

  test('show every face about as often', () => {
    const counts = new Array<number>(7).fill(0);
    for (const face of rolls(holder(7), 6000)) counts[face]!++;
    expect(counts[0]).toBe(0);
    for (const count of counts.slice(1)) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  test('of other seeds fall otherwise', () => {
    const games = new Set(Array.from({ length: 100 }, (_, seed) => rolls(holder(seed), 12).join('')));
    expect(games.size).toBe(100);
  });

  test('never change a generator that was handed out', () => {
    const one = holder(1);
    const { generator } = one;
    const before = [...generator];
    rolls(one, 5);
    expect(generator).toEqual(before);
    expect(one.generator).not.toEqual(before);
  });
});

describe('scripted dice', () => {
  test('fall as written and move the generator as if they had been rolled', () => {
    const [told, rolled] = [holder(3), holder(3)];
    const dice = scriptedDice([6, 1, 2]);
    expect([dice.roll(told, 'a', 6), dice.roll(told, 'b', 6)]).toEqual([6, 1]);
    expect(dice.left()).toBe(1);
    rolls(rolled, 2);
    expect(told).toEqual(rolled);
  });

  test.each([[[]], [[0]], [[7]], [[2.5]], [[Number.NaN]]])('do not fall as %j', (numbers) => {
    expect(() => scriptedDice(numbers).roll(holder(1), 'melee', 6)).toThrow(DiceError);
    expect(() => scriptedDice(numbers).roll(holder(1), 'melee', 6)).toThrow('melee');
  });

  test('fall as written with their names', () => {
    const dice = scriptedDice(['melee 4', 2, 'leader 6']);
    const one = holder(1);
    expect(['melee', 'leader', 'leader'].map((name) => dice.roll(one, name, 6))).toEqual([4, 2, 6]);
  });

  test.each([
    ['fire 4', 'the die that falls is melee, not fire 4'],
    ['4', 'the die that falls is melee, not 4'],
    ['melee', 'the die that falls is melee, not melee'],
    ['melee 7', '7 is no face of the die for melee'],
    ['melee 0', '0 is no face of the die for melee'],
  ])('written as %s do not fall in a melee', (written, message) => {
    const roll = () => scriptedDice([written]).roll(holder(1), 'melee', 6);
    expect(roll).toThrow(DiceError);
    expect(roll).toThrow(message);
  });
});

test('noted dice are written down', () => {
  const notes: number[] = [];
  const dice = notedDice(scriptedDice([4, 2]), notes);
  for (const name of ['a', 'b']) dice.roll(holder(1), name, 6);
  expect(notes).toEqual([4, 2]);
});
