import { beforeAll, expect, test } from 'vitest';
import type { Event } from '../../../../src/rules/baw/model/events';
import { ELIMINATED } from '../../../../src/rules/baw/model/types';
import { rolls } from '../../../../src/ui/systems/baw/rolls';
import { fetchBawWords } from '../../../../src/ui/systems/baw/words';
import { speak } from '../../../../src/ui/words';
import { emptyPage } from '../../noPage';

emptyPage();

beforeAll(async () => {
  await speak('en');
  await fetchBawWords();
});

test.each([
  ['on a 1 alone', 1, ELIMINATED, '✗–––––'],
  ['on a 1 alone, and has reached a unit', 4, 9, '✗–––––'],
  ['on every face where he has no unit left to join', 4, ELIMINATED, '✗✗✗✗✗✗'],
])('B9.d a leader is lost %s', (_, die, to, faces) => {
  const rolled: Event = { kind: 'leaderRolled', rule: 'B9.d', leader: 0, from: 4, die, lost: to < 0, to };
  expect(rolls([rolled]).map(({ results, line }) => [results.join(''), line])).toEqual([[faces, die]]);
});
