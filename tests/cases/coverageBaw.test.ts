import { expect, test } from 'vitest';
import type { Event } from '../../src/rules/baw/model/events';
import type { Context, State } from '../../src/rules/baw/model/types';
import { eventsWritten } from '../rules/eventsWritten';
import { sweep } from './sweep';

/** What the cases of Battles of the Ancient World prove, taken together: ids, refusals, events by kind and cells of the tables. */
const events = new Set<string>();
const cells = new Set<string>();
const { cited, refusals } = sweep('baw', note);

function note(event: Event, _context: Context, _state: State): void {
  events.add(`${event.kind} ${event.rule}`);
  if (event.kind === 'attackResolved')
    cells.add(event.die > 0 ? `${event.odds} ${event.die}: ${event.result}` : `${event.odds}: ${event.result}`);
  if (event.kind === 'fired') cells.add(`fire ${event.die}: ${event.hit ? 'hit' : 'miss'}`);
  if (event.kind === 'rallyRolled') cells.add(`rally ${event.need} ${event.die}: ${event.rallied ? 'whole' : 'not'}`);
}

const letters = (of: string, last: string): string[] =>
  [...'abcdefg'].filter((letter) => letter <= last).map((letter) => `${of}.${letter}`);
const numbers = (of: string, last: number): string[] => Array.from({ length: last }, (_, i) => `${of}.${i + 1}`);

/** The numbered lines of the rules. */
const RULE_IDS: readonly string[] = [
  ...letters('B1', 'f'),
  ...letters('B2', 'f'),
  ...numbers('B2', 10),
  ...letters('B3', 'c'),
  ...letters('B4', 'c'),
  ...letters('B5', 'f'),
  ...letters('B6', 'e'),
  ...letters('B7.1', 'd'),
  ...letters('B7.2', 'd'),
  'B7.3',
  ...letters('B7.4', 'c'),
  'B7.5',
  'B7.6',
  'B7.6.R',
  ...letters('B7.7', 'd'),
  ...letters('B7.8', 'b'),
  ...letters('B8', 'g'),
  ...letters('B9', 'e'),
  ...letters('B10', 'c'),
  ...letters('B11', 'e'),
  ...letters('B12', 'd'),
  ...letters('B13', 'c'),
  ...letters('B14', 'd'),
  'B15',
  ...numbers('B16', 4),
  'B17',
  'B18',
];
/** What refusals cite beside those. */
const SECTIONS = ['B4', 'B7.8'];

test('every numbered line is cited by a case', () => {
  expect(RULE_IDS.filter((id) => !cited.includes(id))).toEqual([]);
});

test('no case cites a rule that there is not', () => {
  expect(cited.filter((rule) => ![...RULE_IDS, ...SECTIONS].includes(rule))).toEqual([]);
});

/** Every refusal: the rule and its reasons. */
const REFUSALS = `
  B1.c defenceOnly
  B2.2 forbidden
  B2.7 forbidden
  B2.8 forbidden
  B3.a friend
  B4 over wrongPhase notAsked asked:evade asked:lose asked:retreat asked:advance
  B5.a noUnit noLeader
  B5.b tooFar noWay
  B5.c enemy
  B5.d moved
  B5.e offMap
  B6.b zone
  B6.c inZone firstStep
  B7.1.b bound
  B7.1.c boundLeft dueLeft
  B7.2.a noUnit
  B7.2.b attacked defended
  B7.2.c noTarget
  B7.2.d notAdjacent
  B7.6 notInvolved
  B7.7.a notRetreating offMap notAdjacent forbidden enemy friend zone
  B7.7.d notInvolved disorganised advanced notVacated
  B7.8 freeHex chain
  B8.a noUnit fired
  B8.b noWeapon thrown
  B8.c noTarget
  B8.d range
  B8.e enemyNear
  B8.f sight
  B9.a noLeader
  B9.b enemy
  B10.b notAttacked notLight disorganised tooSlow hex
  B11.b disorganised
  B11.c zone
  B13.a noReserve
  B13.b enemy
  B13.c noExits
  B16.4 called never enemyNear noHex noFallen
`
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [rule, ...whys] = line.trim().split(' ');
    return whys.map((why) => `${rule} ${why}`);
  });

test('every refusal is met in a case, and there is no other', () => {
  expect(REFUSALS.filter((refusal) => !refusals.has(refusal))).toEqual([]);
  expect([...refusals].filter((refusal) => !REFUSALS.includes(refusal) && refusal !== 'notation notation')).toEqual([]);
});

test('every event happens in a case', () => {
  const written = eventsWritten('baw');
  expect(written.length).toBeGreaterThan(25);
  expect(written.filter((event) => !events.has(event))).toEqual([]);
});

test('every cell of the combat table is rolled, and its ends stand without a die', () => {
  const columns = ['1-4', '1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1'];
  const rows = [
    'AR DR DR DR DR DE DE DE',
    'AR AR DR DR DR DR DE DE',
    'AR SE SE SE SE SE DR DE',
    'AR AR AR SE DR DR DR DR',
    'AE AR AR EC EC DR DR DR',
    'AE AE AE AR AR AR DR DR',
  ];
  const due = rows.flatMap((row, die) => row.split(' ').map((result, i) => `${columns[i]} ${die + 1}: ${result}`));
  expect([...due, 'AE: AE', 'DE: DE'].filter((cell) => !cells.has(cell))).toEqual([]);
  expect([...cells].filter((cell) => /^\d-\d/.test(cell) && !due.includes(cell))).toEqual([]);
});

test('every cell of the fire and rally tables is rolled', () => {
  const fire = [1, 2, 3, 4, 5, 6].map((die) => `fire ${die}: ${die < 3 ? 'hit' : 'miss'}`);
  const rally = [1, 2, 3, 4, 5].flatMap((need) =>
    [1, 2, 3, 4, 5, 6].map((die) => `rally ${need} ${die}: ${die <= need ? 'whole' : 'not'}`),
  );
  expect([...fire, ...rally].filter((cell) => !cells.has(cell))).toEqual([]);
});
