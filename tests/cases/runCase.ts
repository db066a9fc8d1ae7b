import { DiceError, scriptedDice } from '../../src/kernel/dice';
import { ancients } from '../../src/rules/ancients';
import { assaultOn, meleeOdds } from '../../src/rules/ancients/odds';
import { facingOf, hexOf, orderIn, unitOf } from '../../src/rules/ancients/orders';
import type { Context, State } from '../../src/rules/ancients/types';

type Json = Record<string, unknown>;

/** A rule case as the notation writes it. */
export interface RuleCase {
  rule: string;
  title: string;
  position: unknown;
  play?: string[];
  dice?: number[];
  expect: Json & { refused?: string; legal?: string[]; odds?: Record<string, string>; result?: unknown };
}

/** Plays a case; answers what is wrong, one line each, or nothing. */
export function runCase({ position, play = [], dice = [], expect }: RuleCase): string[] {
  const setup = ancients.readPosition(position);
  if (!setup.ok) return setup.faults.map((fault) => `position: ${fault.at}: expected ${fault.expected}, found ${fault.found}`);
  const { context, state } = ancients.open(setup.value, 1);
  const script = scriptedDice(dice);
  for (const [i, order] of play.entries()) {
    const last = i === play.length - 1;
    const refused = refusalOf(context, state, order);
    if (last && expect.refused !== undefined) {
      return refused === expect.refused ? compare(expect, context, state) : [`${order}: refused ${refused}, expected ${expect.refused}`];
    }
    if (refused) return [`${order}: refused by ${refused}`];
    try {
      ancients.apply(context, state, ancients.parseAction(context, state, order)!, script);
    } catch (error) {
      if (error instanceof DiceError) return [`${order}: ${error.message}`];
      throw error;
    }
    const broken = ancients.check(context, state);
    if (broken.length > 0) return broken.map((text) => `${order}: ${text}`);
  }
  if (script.left() > 0) return [`${script.left()} dice left over`];
  return compare(expect, context, state);
}

function refusalOf(context: Context, state: State, order: string): string | undefined {
  const action = ancients.parseAction(context, state, order);
  return action === undefined ? 'notation' : ancients.judge(context, state, action)?.rule;
}

function compare(expect: RuleCase['expect'], context: Context, state: State): string[] {
  const { refused: _, legal, odds, result, ...rest } = expect;
  const wrong = compareFields(rest, ancients.printPosition(context, state) as Json, '');
  if (legal) wrong.push(...compareLegal(context, state, legal));
  for (const [order, column] of Object.entries(odds ?? {})) {
    const found = oddsIn(context, state, order);
    if (found !== column) wrong.push(`odds ${order}: ${found}, expected ${column}`);
  }
  if (result) wrong.push(...compareFields(result as Json, (ancients.outcome(context, state) ?? {}) as unknown as Json, 'result.'));
  return wrong;
}

const LISTS = new Set(['units', 'leaders', 'reserves']);
const DEFAULTS: Json = {
  lost: 0,
  waiting: 0,
  leadersLost: 0,
  points: 0,
  panicked: false,
  reserves: [],
  leaders: [],
  units: [],
  draw: 0,
  options: [],
};

/** Only what is expected is compared; lists of units, leaders and reserves whole and in any order. */
function compareFields(expected: Json, found: Json, path: string): string[] {
  return Object.entries(expected).flatMap(([key, want]) => {
    const have = found[key] ?? DEFAULTS[key];
    const at = `${path}${key}`;
    if (LISTS.has(key) && Array.isArray(want) && Array.isArray(have)) {
      const [a, b] = [want, have].map((list) => JSON.stringify(list.map(canonical).sort()));
      return a === b ? [] : [`${at}: ${b}, expected ${a}`];
    }
    if (Array.isArray(want) && Array.isArray(have)) {
      return want.flatMap((item, i) =>
        typeof item === 'object'
          ? compareFields(item as Json, (have[i] ?? {}) as Json, `${at}[${i}].`)
          : item === have[i]
            ? []
            : [`${at}[${i}]: ${have[i]}, expected ${item}`],
      );
    }
    if (typeof want === 'object' && want !== null) return compareFields(want as Json, (have ?? {}) as Json, `${at}.`);
    const same = typeof want === 'string' && typeof have === 'string' ? canonical(want) === canonical(have) : want === have;
    return same ? [] : [`${at}: ${JSON.stringify(have)}, expected ${JSON.stringify(want)}`];
  });
}

/** The same words in the same order: `LA C3/4 volley disordered` is `LA C3/4 disordered volley`; a reserve by its fields with their defaults. */
function canonical(item: unknown): string {
  if (typeof item === 'string') {
    const [first = '', ...words] = item.trim().split(/\s+/);
    return [first, ...words.map((word) => (word === 'fired=1' ? 'fired' : word)).sort()].join(' ');
  }
  const { turn, at, units = [], leaders = 0 } = item as { turn: number; at: string; units?: string[]; leaders?: number };
  return JSON.stringify([turn, at.split(/\s+/).sort(), units.map(canonical).sort(), leaders]);
}

/** Exactly these orders for the units that they name. */
function compareLegal(context: Context, state: State, expected: readonly string[]): string[] {
  const all = ancients.legal(context, state).map((action) => ancients.printAction(context, state, action));
  const actors = new Set(expected.map(actorNamed));
  const have = new Set(all.filter((order) => actors.has(actorNamed(order))));
  const want = new Set(expected);
  return [
    ...[...want].filter((order) => !have.has(order)).map((order) => `legal: ${order} is missing`),
    ...[...have].filter((order) => !want.has(order)).map((order) => `legal: ${order} is too many`),
  ];
}

/** The part of an order that names who acts: a hex, a reserve's type, or nobody. */
function actorNamed(order: string): string {
  return /^([A-Z]{1,2}\d+)/.exec(order)?.[1] ?? /^([A-Za-z][A-Za-z-]*)[+x]/.exec(order)?.[1] ?? (order.startsWith('*') ? '*' : '');
}

function oddsIn(context: Context, state: State, order: string): string | undefined {
  const action = ancients.parseAction(context, state, order);
  if (action === undefined) return undefined;
  const attacker = state.units[unitOf(orderIn(action))];
  const at = hexOf(orderIn(action));
  const target = state.units.find((unit) => unit.hex === at && unit.side !== attacker?.side);
  return attacker && target && meleeOdds(context, state, assaultOn(context, attacker, target, at, facingOf(orderIn(action)))).odds;
}
