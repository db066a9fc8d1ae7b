import { expect, test } from 'vitest';
import { scenesOf } from '../../../../src/ui/systems/baw/scenes';
import { STAMPS } from '../../../../src/ui/systems/baw/stamps';

const recalled = (die: number, unit: number, hex: number) =>
  scenesOf([{ kind: 'recalled', rule: 'B16.4', leader: 0, from: 7, type: 1, die, need: 3, unit, hex }], STAMPS.en);

test('who is called back stands again where he came; of a call in vain the die falls where it was made', () => {
  expect(recalled(2, 4, 8)).toMatchObject([{ at: 8, dice: [2], stamps: [{ at: 8, text: 'Back again', tone: 'gain' }] }]);
  expect(recalled(5, -1, -1)).toMatchObject([{ at: 7, dice: [5], stamps: [{ at: 7, text: 'Nobody comes', tone: 'none' }] }]);
});
