import { isDeepStrictEqual } from 'node:util';
import { DiceError, type ScriptedDice, scriptedDice } from '../../src/kernel/dice';
import type { Refusal } from '../../src/kernel/system';
import { ancients } from '../../src/rules/ancients';
import type { Event } from '../../src/rules/ancients/events';
import type { Context, State } from '../../src/rules/ancients/types';
import { compareFields, compareLegal, compareOdds, type Json } from './compare';

/** A rule case as the notation writes it. */
export interface RuleCase {
  rule: string;
  title: string;
  position: unknown;
  play?: string[];
  dice?: number[];
  expect: Json & { refused?: string; view?: 1 | 2; legal?: string[]; odds?: Record<string, string>; result?: unknown };
}

/** Whoever wants to know what a case goes through on its way. */
export interface Watch {
  refused?(refusal: Refusal): void;
  happened?(event: Event, context: Context, state: State): void;
}

/** Plays a case; answers what is wrong, one line each, or nothing. */
export function runCase({ position, play = [], dice = [], expect }: RuleCase, watch: Watch = {}): string[] {
  const setup = ancients.readPosition(position);
  if (!setup.ok) return setup.faults.map((fault) => `position: ${fault.at}: expected ${fault.expected}, found ${fault.found}`);
  const { context, state } = ancients.open(setup.value, 1);
  const script = scriptedDice(dice);
  const sound = ancients.check(context, state).length === 0;
  const played = expect.refused === undefined ? play : play.slice(0, -1);
  for (const order of played) {
    const wrong = playOrder(context, state, order, script, watch);
    if (wrong.length > 0) return wrong;
    // A position may show what no game leads to; then no play of it can be held to the invariants.
    const broken = sound ? ancients.check(context, state) : [];
    if (broken.length > 0) return broken.map((text) => `${order}: ${text}`);
  }
  if (expect.refused !== undefined) {
    const wrong = refuseOrder(context, state, play.at(-1) ?? '', expect.refused, watch);
    if (wrong.length > 0) return wrong;
  }
  if (script.left() > 0) return [`${script.left()} dice left over`];
  return compare(expect, context, state);
}

function playOrder(context: Context, state: State, order: string, script: ScriptedDice, watch: Watch): string[] {
  const refusal = refusalOf(context, state, order);
  if (refusal) return [`${order}: refused by ${refusal.rule} (${refusal.why})`];
  try {
    const tell = watch.happened?.bind(watch);
    const action = ancients.parseAction(context, state, order)!;
    ancients.apply(context, state, action, script, tell && ((event) => tell(event, context, state)));
  } catch (error) {
    if (error instanceof DiceError) return [`${order}: ${error.message}`];
    throw error;
  }
  return [];
}

/** The order is refused citing that rule, and nothing changes by asking. */
function refuseOrder(context: Context, state: State, order: string, rule: string, watch: Watch): string[] {
  const before = structuredClone(state);
  const refusal = refusalOf(context, state, order);
  if (refusal?.rule !== rule) return [`${order}: ${refusal ? `refused by ${refusal.rule} (${refusal.why})` : 'allowed'}, expected ${rule}`];
  watch.refused?.(refusal);
  return isDeepStrictEqual(state, before) ? [] : [`${order}: refused, but something changed`];
}

function refusalOf(context: Context, state: State, order: string): Refusal | undefined {
  const action = ancients.parseAction(context, state, order);
  return action === undefined ? { rule: 'notation', why: 'notation' } : ancients.judge(context, state, action);
}

function compare(expect: RuleCase['expect'], context: Context, state: State): string[] {
  const { refused: _, view, legal, odds, result, ...rest } = expect;
  const known = view ? ancients.view!(context, state, view === 1 ? 0 : 1) : state;
  const wrong = compareFields(rest, ancients.printPosition(context, known) as Json, '');
  if (legal) wrong.push(...compareLegal(context, state, legal));
  if (odds) wrong.push(...compareOdds(context, state, odds));
  if (result !== undefined) wrong.push(...compareFields({ result }, { result: ancients.outcome(context, state) }, ''));
  return wrong;
}
