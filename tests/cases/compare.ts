import { ancients } from '../../src/rules/ancients';
import { assaultOn, meleeOdds } from '../../src/rules/ancients/odds';
import { facingOf, hexOf, kindOf, NO_UNIT, orderIn, unitOf } from '../../src/rules/ancients/orders';
import type { Context, State } from '../../src/rules/ancients/types';

export type Json = Record<string, unknown>;

/** Lists that are compared whole and in any order. */
const LISTS = new Set(['units', 'leaders', 'reserves']);

/** What a position leaves out. */
const DEFAULTS: Json = {
  lost: 0,
  left: 0,
  waiting: 0,
  leadersLost: 0,
  points: 0,
  panicked: false,
  reserves: [],
  leaders: [],
  units: [],
  options: [],
};

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Only what is expected is compared: a list of units, leaders or reserves whole and in any order, any other field by its value. */
export function compareFields(expected: Json, found: Json, path: string): string[] {
  return Object.entries(expected).flatMap(([key, want]) => compareValue(key, want, found[key] ?? DEFAULTS[key] ?? null, `${path}${key}`));
}

function compareValue(key: string, want: unknown, have: unknown, at: string): string[] {
  const differs = [`${at}: ${JSON.stringify(have)}, expected ${JSON.stringify(want)}`];
  if (Array.isArray(want)) {
    if (!Array.isArray(have)) return differs;
    if (LISTS.has(key)) return pairUp(want, have) ? [] : differs;
    const short = key === 'armies' ? want.length > have.length : want.length !== have.length;
    return short ? differs : want.flatMap((item, i) => (item === null ? [] : compareValue('', item, have[i], `${at}[${i}]`)));
  }
  if (isRecord(want)) return isRecord(have) ? compareFields(want, have, `${at}.`) : differs;
  if (typeof want === 'string' && typeof have === 'string')
    return wordsOf(want) === wordsOf(have) || sameWords(at, want, have) ? [] : differs;
  return want === have ? [] : differs;
}

/** Terrain and entry hexes stand in any order. */
const sameWords = (at: string, want: string, have: string): boolean =>
  /(^|\.)(map\.\w+|at)$/.test(at) && wordsOf(`- ${want}`) === wordsOf(`- ${have}`);

/** `LA C3/4 volley disordered fired=1` is `LA C3/4 disordered fired volley`: what is named first, then its marks in any order. */
function wordsOf(text: string): string {
  const [first = '', ...words] = text.trim().split(/\s+/);
  return [first, ...words.map((word) => (word === 'fired=1' ? 'fired' : word)).sort()].join(' ');
}

/** Whether every expected item has a found one of its own, and none is left. */
function pairUp(want: readonly unknown[], have: readonly unknown[]): boolean {
  if (want.length !== have.length) return false;
  const [first, ...rest] = want;
  return (
    want.length === 0 ||
    have.some(
      (item, i) =>
        compareValue('', first, item, '').length === 0 &&
        pairUp(
          rest,
          have.filter((_, j) => j !== i),
        ),
    )
  );
}

/** Whom an order names: a unit, the leaders that wait, or whoever answers or ends the phase. */
function actorOf(context: Context, state: State, text: string): string {
  const action = ancients.parseAction(context, state, text);
  if (action === undefined) return text;
  const order = orderIn(action);
  if (unitOf(order) !== NO_UNIT) return `unit ${unitOf(order)}`;
  return { end: 'end', place: 'leaders' }[kindOf(order) as string] ?? 'answers';
}

/** Exactly these orders for the units that they name. */
export function compareLegal(context: Context, state: State, expected: readonly string[]): string[] {
  const all = ancients.legal(context, state).map((action) => ancients.printAction(context, state, action));
  const actors = new Set(expected.map((text) => actorOf(context, state, text)));
  const have = new Set(all.filter((text) => actors.has(actorOf(context, state, text))));
  const want = new Set(expected.map((text) => usual(context, state, text)));
  return [
    ...[...want].filter((order) => !have.has(order)).map((order) => `legal: ${order} is missing`),
    ...[...have].filter((order) => !want.has(order)).map((order) => `legal: ${order} is too many`),
  ];
}

/** `advance 2` of two leaders is `advance`. */
function usual(context: Context, state: State, text: string): string {
  const action = /^ *advance/.test(text) ? ancients.parseAction(context, state, text) : undefined;
  return action === undefined ? text.trim() : ancients.printAction(context, state, action);
}

/** The column that each attack would use; null where it is not allowed. */
export function compareOdds(context: Context, state: State, expected: Readonly<Record<string, string | null>>): string[] {
  return Object.entries(expected).flatMap(([order, column]) => {
    const found = oddsIn(context, state, order);
    return found === column ? [] : [`odds ${order}: ${found}, expected ${column}`];
  });
}

function oddsIn(context: Context, state: State, text: string): string | null {
  const action = ancients.parseAction(context, state, text);
  if (action === undefined) return null;
  const order = orderIn(action);
  const attacker = state.units[unitOf(order)];
  const at = hexOf(order);
  const target = state.units.find((unit) => unit.hex === at && unit.side !== attacker?.side);
  if (!attacker || !target) return null;
  return meleeOdds(context, state, assaultOn(context, attacker, target, at, facingOf(order))).odds ?? null;
}
