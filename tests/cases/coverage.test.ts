import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FIRE_TABLE, MELEE_TABLE, ODDS, TARGET_ROWS } from '../../src/rules/ancients/data';
import type { Event } from '../../src/rules/ancients/events';
import { rowOf } from '../../src/rules/ancients/fire';
import { type Context, MISSILES, type State } from '../../src/rules/ancients/types';
import { RULE_IDS } from '../../src/ui/learn/rulebook/ids';
import { eventsWritten } from '../rules/eventsWritten';
import { readCasesUnder } from './readCases';
import { type RuleCase, runCase } from './runCase';

/** What the cases of the house prove, taken together. */

const cases: RuleCase[] = readCasesUnder('tests/cases/ancients').flatMap((file) =>
  file.cases.flatMap((read) => ('one' in read ? [read.one] : [])),
);

/** What the cases go through: refusals as `rule why`, events by kind and cells of the two tables. */
const refusals = new Set<string>();
const events = new Set<string>();
const cells = new Set<string>();
for (const one of cases) runCase(one, { refused: ({ rule, why }) => refusals.add(`${rule} ${why}`), happened: note });

function note(event: Event, context: Context, state: State): void {
  events.add(`${event.kind} ${event.rule}`);
  if (event.kind === 'fought') cells.add(`${event.odds} ${event.die}: ${event.result}`);
  if (event.kind !== 'shot') return;
  const { missile } = context.types[state.units[event.unit]!.type]!;
  const row = rowOf(context, state.units[event.target]!);
  cells.add(`${missile} ${row} ${event.range} ${event.need}: ${event.die <= event.need ? 'hit' : 'miss'}`);
}

/** Headings have nothing to prove of their own; 1 is an introduction; these answers are about other battles. */
const HEADINGS = ['1', '4', '5', '6', '6.j', '8', '9', '11', '13', '13V', 'C', 'T', 'FAQ', 'notation'];
const OTHER_ANSWERS = ['FAQ 4', 'FAQ 12', 'FAQ 14'];

test('every numbered paragraph is cited by a case', () => {
  const cited = new Set(cases.map(({ rule }) => rule));
  const due = RULE_IDS.filter((id) => ![...HEADINGS, ...OTHER_ANSWERS].includes(id));
  expect(due.filter((id) => !cited.has(id))).toEqual([]);
});

test('no case cites a rule that there is not', () => {
  const known: readonly string[] = RULE_IDS;
  expect(cases.map(({ rule }) => rule).filter((rule) => !known.includes(rule))).toEqual([]);
});

/** The terms of the odds have a `why` too, but refuse nothing. */
const folder = 'src/rules/ancients';
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && file !== 'odds.ts')
  .map((file) => readFileSync(join(folder, file), 'utf8'));

/** Every `{ rule, why }` of a refusal written in the rules, `why` also where it depends; `asked:…` ends in the question. */
function refusalsWritten(): string[] {
  const found = sources.flatMap((text) =>
    [...text.matchAll(/rule: '([^']+)',\s*why: ([^,}]+)(?:,\s*whyEnd: ([^,}]+))?/g)].flatMap(([, rule, why, whyEnd = '']) =>
      [...`${why} ${whyEnd}`.replace(/^.*\?/, '').matchAll(/'([^']+)'|`asked:/g)].flatMap(([, word]) =>
        word
          ? [`${rule} ${word}`]
          : ['away', 'retreat', 'press', 'advance', 'tactic', 'hit'].map((question) => `${rule} asked:${question}`),
      ),
    ),
  );
  return [...new Set(found)].sort();
}

test('every refusal is met in a case', () => {
  const written = refusalsWritten();
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
