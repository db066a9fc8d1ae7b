import { expect, test } from 'vitest';
import { blockOf } from '../../../../src/ui/systems/baw/block';

test('hexes that fill a block are told by its corners, others one by one', () => {
  const camp = [5, 6, 7, 15, 16, 17];
  expect(blockOf(10, camp)).toEqual([5, 17]);
  expect(blockOf(10, [...camp].reverse())).toEqual([5, 17]);
  expect(blockOf(10, camp.slice(1))).toBeUndefined();
  expect(blockOf(10, [5, 6, 15, 16])).toBeUndefined();
});
