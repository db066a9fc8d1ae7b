import { beforeAll, expect, test } from 'vitest';
import type { Event } from '../../../../src/rules/ancients/model/events';
import { rolls, turnRoll } from '../../../../src/ui/systems/ancients/rolls';
import { panelWords, speak } from '../../../../src/ui/words';
import { emptyPage } from '../../noPage';
import { fought } from './fought';

emptyPage();

beforeAll(async () => {
  await speak('en');
  await panelWords();
});

test('9.3 a fight has its column, and the line that counted', () => {
  const [roll] = rolls([fought(5)]);
  expect(roll).toMatchObject({ on: '2-1', rule: '9.3', line: 5, results: ['M', 'M', 'DD', 'DD', 'DD', 'DE'] });
});

test('13.2 a fight without a die has none', () => expect(rolls([fought(0)])).toEqual([]));

test('8.d a shot hits on as many faces as it needs', () => {
  const shot: Event = { kind: 'shot', rule: '8.d', unit: 2, target: 9, from: 10, at: 12, range: 2, need: 2, die: 4 };
  expect(rolls([shot])).toMatchObject([{ rule: '8.d', line: 4, results: ['✓', '✓', '–', '–', '–', '–'] }]);
});

test('V1, 13.9 dice of a whole player turn are told beside its army', () => {
  expect(turnRoll({ kind: 'pointsRolled', rule: 'V1', side: 0, die: 4, leaders: 1, halved: false, points: 6 })).toEqual({
    dice: [4],
    text: '6 activation points',
  });
  expect(turnRoll({ kind: 'controlRolled', rule: '13.9', side: 0, leaders: 1, die: 6, lost: true })?.text).toBe('control lost');
  expect(turnRoll(fought(5))).toBeUndefined();
});
