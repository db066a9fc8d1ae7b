import { expect, test } from 'vitest';
import type { Event, RamKind, RamResult } from '../../src/rules/naval/model/events';
import type { Context, State } from '../../src/rules/naval/model/types';
import { NAVAL_RULE_IDS } from '../../src/ui/systems/naval/rulebook/ids';
import { eventsWritten } from '../rules/eventsWritten';
import { refusalsWritten, sweep } from './sweep';

/** What the cases of the naval game prove, taken together: refusals, events by kind and cells of the four tables. */
const events = new Set<string>();
const cells = new Set<string>();
const { cited, refusals } = sweep('naval', note);

function note(event: Event, _context: Context, _state: State): void {
  events.add(`${event.kind} ${event.rule}`);
  if (event.kind === 'rammed') {
    for (const roll of [event.roll, ...(event.back ? [event.back] : [])]) {
      cells.add(`${event.ram} ${roll.die + roll.crew}: ${roll.result}`);
      cells.add(`${event.ram} crew ${roll.crew} die ${roll.die}`);
    }
  }
  if (event.kind === 'boarded') cells.add(`${event.corvus ? 'corvus' : 'boarding'} ${event.die}: ${hits(event.hit)}`);
  if (event.kind === 'shot') cells.add(`archery ${event.die}: ${hits(event.hit)}`);
  if (event.kind === 'ballistaShot') cells.add(`ballista ${event.die}: ${hits(event.hit)}`);
  if (event.kind === 'repairRolled') cells.add(`${event.large ? 'large' : 'small'} ${event.die}: ${event.result}`);
}

function hits(hit: boolean): string {
  return hit ? 'hit' : 'miss';
}

/** Each cell must be met, and no other result in its place. */
const expectCells = (due: readonly string[]): void => {
  expect(due.filter((cell) => !cells.has(cell))).toEqual([]);
  const columns = new Set(due.map((cell) => cell.split(' ')[0]));
  expect([...cells].filter((cell) => columns.has(cell.split(' ')[0]) && cell.includes(':') && !due.includes(cell))).toEqual([]);
};

test('every numbered paragraph is cited by a case', () => {
  expect(NAVAL_RULE_IDS.filter((id) => !cited.includes(id))).toEqual([]);
});

test('no case cites a rule that there is not', () => {
  const known: readonly string[] = NAVAL_RULE_IDS;
  expect(cited.filter((rule) => !known.includes(rule))).toEqual([]);
});

/** The refusals that the notation lists. */
const REFUSALS = `
  14.4 over wrongPhase notAsked asked:capture asked:loss
  14.5 noShip sinking moved offMap land stays occupied noWay tooFar noEdge
  14.6 noTarget friend notAhead notStraight tooFar
  14.6.c throughFlank
  14.6.R farSide occupied
  14.7.a noMarine
  14.7.b stepped tooFar
  14.7.c sea enemyShip enemyAshore
  14.7.e noMarine sinking
  14.8 noTarget friend
  14.8.a noMarine fought
  14.8.b range
  14.8.c range
  14.8.d open begun closed undeclared
  14.8.g sight
  14.8.i sinking
  14.8.j notCommanded
  14.8.k wasted
  14.9 noBallista fired noTarget friend
  14.9.a range
  14.9.b lost
`
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [rule, ...whys] = line.trim().split(' ');
    return whys.map((why) => `${rule} ${why}`);
  });

test('every refusal of the notation is met in a case, and there is no other', () => {
  const written = refusalsWritten('naval', ['capture', 'loss']);
  expect(written.length).toBeGreaterThan(40);
  expect(written.filter((refusal) => !REFUSALS.includes(refusal))).toEqual([]);
  expect(REFUSALS.filter((refusal) => !refusals.has(refusal))).toEqual([]);
  expect([...refusals].filter((refusal) => !REFUSALS.includes(refusal) && refusal !== 'notation notation')).toEqual([]);
});

test('every event happens in a case', () => {
  const written = eventsWritten('naval');
  expect(written.length).toBeGreaterThan(30);
  expect(written.filter((event) => !events.has(event))).toEqual([]);
  expect([...events].filter((event) => !written.includes(event))).toEqual([]);
});

test('every cell of the ramming table is rolled, with every crew', () => {
  const table: Record<RamKind, string> = { oarRake: '------EEEE', rudder: '-----EEEEE', flank: '---EECCCCC' };
  expectCells(
    Object.entries(table).flatMap(([ram, results]) => [...results].map((result, i) => `${ram} ${i + 1}: ${result as RamResult}`)),
  );
  const crews = Object.keys(table).flatMap((ram) =>
    [0, 1, 2, 3, 4].flatMap((crew) => [1, 2, 3, 4, 5, 6].map((die) => `${ram} crew ${crew} die ${die}`)),
  );
  expect(crews.filter((cell) => !cells.has(cell))).toEqual([]);
});

test('every cell of the combat table is rolled', () => {
  const needs = { boarding: 5, corvus: 4, archery: 6, ballista: 6 };
  expectCells(Object.entries(needs).flatMap(([by, need]) => [1, 2, 3, 4, 5, 6].map((die) => `${by} ${die}: ${hits(die >= need)}`)));
});

test('every cell of the repair table is rolled for small ships and large ones', () => {
  const results = ['sinks', 'sinks', 'sinks', 'sinks', 'stays', 'saved', 'saved'];
  expectCells([0, 1].flatMap((more) => [1, 2, 3, 4, 5, 6].map((die) => `${more ? 'large' : 'small'} ${die}: ${results[die + more - 1]}`)));
});
