import { beforeAll, expect, test } from 'vitest';
import type { Event } from '../../../../src/rules/naval/model/events';
import { rolls, turnRoll } from '../../../../src/ui/systems/naval/rolls';
import { fetchNavalWords } from '../../../../src/ui/systems/naval/words';
import { speak } from '../../../../src/ui/words';
import { emptyPage } from '../../noPage';
import { raked } from './raked';

emptyPage();

beforeAll(async () => {
  await speak('en');
  await fetchNavalWords();
});

const of = (...events: readonly Event[]) => rolls(events).map(({ on, results, line }) => [on, results.join(''), line]);

test('14.6.a an oar rake has a line for either ship, by its crew', () => {
  const rammed = raked({ die: 4, crew: 2, result: '-' }, { die: 6, crew: 3, result: 'E' });
  expect(of(rammed)).toEqual([
    ['Oar rake', '––––EE', 4],
    ['Oar rake', '–––EEE', 6],
  ]);
});

test('14.8, 14.9 attacks succeed from a face on, a corvus brings it down by one', () => {
  const boarded: Event = { kind: 'boarded', rule: '14.8', from: 10, target: 5, at: 11, die: 4, corvus: true, hit: true };
  const shot: Event = { kind: 'ballistaShot', rule: '14.9', ship: 2, from: 10, target: 5, at: 11, die: 2, hit: false };
  expect(of(boarded, shot)).toEqual([
    ['Boarding', '–––BBB', 4],
    ['Ballista', '–––––A', 2],
  ]);
});

test('14.10 a large ship is repaired one better', () =>
  expect(of({ kind: 'repairRolled', rule: '14.10', ship: 1, hex: 4, die: 5, large: true, result: 'saved' })).toEqual([
    ['Repairs', '✗✗✗–✓✓', 5],
  ]));

test('14.5 the die of the fleet is told beside it', () =>
  expect(turnRoll({ kind: 'fleetRolled', rule: '14.5', side: 1, die: 3 })).toEqual({ dice: [3], text: 'movement die' }));
