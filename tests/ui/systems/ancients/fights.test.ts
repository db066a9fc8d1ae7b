import { describe, expect, test } from 'vitest';
import { MELEE_TABLE } from '../../../../src/rules/ancients/model/data';
import { chosenLine } from '../../../../src/ui/systems/ancients/fights';

describe('the line of the column that a die has chosen', () => {
  test('is that of the die', () => {
    for (const column of Object.values(MELEE_TABLE))
      for (const [i, result] of column.entries()) expect(chosenLine(column, i + 1, result)).toBe(i + 1);
  });

  test('is the one that leaders moved the die to (13.13)', () => {
    expect(chosenLine(MELEE_TABLE['2-1'], 5, 'DE')).toBe(6);
    expect(chosenLine(MELEE_TABLE['2-1'], 3, 'M')).toBe(2);
    expect(chosenLine(MELEE_TABLE['1-1'], 1, 'M')).toBe(2);
  });
});
