import type { Event } from '../../../../src/rules/ancients/model/events';

/** 9.3 A fight at 2-1 whose die fell so. */
export const fought = (die: number): Event => ({
  kind: 'fought',
  rule: '9.3',
  unit: 3,
  target: 7,
  at: 40,
  attack: 4,
  defence: 2,
  odds: '2-1',
  die,
  result: 'DD',
  were: [false, false],
});
