import { expect, test } from 'vitest';
import { FIRE_TABLE, MELEE_TABLE, ODDS, TARGET_ROWS } from '../../src/rules/ancients/model/data';
import type { Event } from '../../src/rules/ancients/model/events';
import { type Context, MISSILES, type State } from '../../src/rules/ancients/model/types';
import { rowOf } from '../../src/rules/ancients/play/fire';
import { RULE_IDS } from '../../src/ui/learn/rulebook/ids';
import { FURTHER_RULE_IDS } from '../../src/ui/systems/ancients/rulebook/ids';
import { BAW_RULE_IDS } from '../../src/ui/systems/baw/rulebook/ids';
import { NAVAL_RULE_IDS } from '../../src/ui/systems/naval/rulebook/ids';
import { eventsWritten } from '../rules/eventsWritten';
import { refusalsWritten, sweep } from './sweep';

/** What the cases of the land game prove, taken together: refusals, events by kind and cells of the two tables. */
const events = new Set<string>();
const cells = new Set<string>();
const { cited, refusals } = sweep('ancients', note);

function note(event: Event, context: Context, state: State): void {
  events.add(`${event.kind} ${event.rule}`);
  if (event.kind === 'fought') cells.add(`${event.odds} ${event.die}: ${event.result}`);
  if (event.kind !== 'shot') return;
  const { missile } = context.types[state.units[event.unit]!.type]!;
  const row = rowOf(context, state.units[event.target]!);
  cells.add(`${missile} ${row} ${event.range} ${event.need}: ${event.die <= event.need ? 'hit' : 'miss'}`);
}

const ELSEWHERE: ReadonlySet<string> = new Set([...NAVAL_RULE_IDS, ...BAW_RULE_IDS, ...FURTHER_RULE_IDS]);
const LAND_RULE_IDS: readonly string[] = RULE_IDS.filter((id) => !ELSEWHERE.has(id));

/** Headings have nothing to prove of their own, nor have lists; 1 is an introduction; these answers are about other battles. */
const HEADINGS = ['1', '4', '5', '6', '6.j', '8', '9', '11', '13', '13V', 'C', 'T', 'FAQ', 'tables', 'words', 'notation', 'changes'];
const OTHER_ANSWERS = ['FAQ 4', 'FAQ 12', 'FAQ 14'];

test('every numbered paragraph is cited by a case', () => {
  const due = LAND_RULE_IDS.filter((id) => ![...HEADINGS, ...OTHER_ANSWERS].includes(id));
  expect(due.filter((id) => !cited.includes(id))).toEqual([]);
});

test('no case cites a rule that there is not', () => {
  const known: readonly string[] = [...LAND_RULE_IDS, ...FURTHER_RULE_IDS];
  expect(cited.filter((rule) => !known.includes(rule))).toEqual([]);
});

test('every refusal is met in a case', () => {
  const written = refusalsWritten('ancients', ['away', 'retreat', 'press', 'advance', 'tactic', 'accept', 'hit']);
  expect(written.length).toBeGreaterThan(40);
  expect(written.filter((refusal) => !refusals.has(refusal))).toEqual([]);
  expect([...refusals].filter((refusal) => !written.includes(refusal) && refusal !== 'notation notation')).toEqual([]);
});

test('every event happens in a case', () => {
  const written = eventsWritten();
  expect(written.length).toBeGreaterThan(35);
  expect(written.filter((event) => !events.has(event))).toEqual([]);
  expect([...events].filter((event) => !written.includes(event))).toEqual([]);
});

test('every cell of the melee table is fought', () => {
  const due = ODDS.flatMap((odds) => MELEE_TABLE[odds].map((result, i) => `${odds} ${i + 1}: ${result}`));
  expect(due).toHaveLength(24);
  expect(due.filter((cell) => !cells.has(cell))).toEqual([]);
});

test('every cell of the fire table is hit and missed, and every dash refused', () => {
  const due = MISSILES.flatMap((missile) =>
    TARGET_ROWS.flatMap((row) =>
      FIRE_TABLE[missile][row].flatMap((need, i) =>
        need === 0 ? [] : [`${missile} ${row} ${i + 1} ${need}: hit`, `${missile} ${row} ${i + 1} ${need}: miss`],
      ),
    ),
  );
  expect(due).toHaveLength(2 * 13);
  expect(due.filter((cell) => !cells.has(cell))).toEqual([]);
  expect(refusals).toContain('8.d dash');
});
