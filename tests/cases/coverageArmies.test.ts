import { expect, test } from 'vitest';
import { ASKS } from '../../src/rules/armies';
import { ARMY_FAULTS } from '../../src/rules/armies/model/faults';
import { FURTHER_RULE_IDS } from '../../src/ui/systems/ancients/rulebook/ids';
import type { AskCase } from './asks';
import { readCasesUnder } from './readCases';

const cases: readonly AskCase[] = readCasesUnder('tests/cases/armies').flatMap((file) =>
  file.cases.flatMap((read) => ('asked' in read ? [read.asked] : [])),
);
const cited = new Set(cases.map(({ rule }) => rule));

/** Headings have nothing to prove of their own; 15.1.j is what an editor looks at. */
const HEADINGS = ['15', '15.1', '15.2', '15.3', '15.1.j'];

test('every paragraph is cited by a case', () => {
  expect(FURTHER_RULE_IDS.filter((id) => !HEADINGS.includes(id) && !cited.has(id))).toEqual([]);
});

test('no case cites a rule that there is not', () => {
  const known: readonly string[] = FURTHER_RULE_IDS;
  expect([...cited].filter((rule) => !known.includes(rule))).toEqual([]);
});

test('every ask is asked', () => {
  expect(Object.keys(ASKS).filter((ask) => !cases.some((one) => one.ask === ask))).toEqual([]);
});

test('every fault is met', () => {
  const met = new Set(cases.flatMap(({ expect: { faults } }) => (Array.isArray(faults) ? faults.flat() : [])));
  const inBattles = Object.values(ARMY_FAULTS).filter((rule) => rule !== ARMY_FAULTS.notForSale);
  expect(inBattles.filter((rule) => !met.has(rule))).toEqual([]);
});
