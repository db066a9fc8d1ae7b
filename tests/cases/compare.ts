import { isDeepStrictEqual } from 'node:util';
import { type Board, printHex } from '../../src/kernel/board';
import type { BareContext, BareState } from '../../src/kernel/twoSides';
import { namesIn } from './legalLists';
import type { CaseSystem, Json } from './systems';

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Only what is expected is compared: a list of pieces whole and in any order, any other field by its value. */
export function compareFields(of: CaseSystem, expected: Json, found: Json, path: string): string[] {
  return Object.entries(expected).flatMap(([key, want]) =>
    compareValue(of, key, want, found[key] ?? of.defaults[key] ?? null, `${path}${key}`),
  );
}

function compareValue(of: CaseSystem, key: string, want: unknown, have: unknown, at: string): string[] {
  const differs = [`${at}: ${JSON.stringify(have)}, expected ${JSON.stringify(want)}`];
  if (Array.isArray(want)) {
    if (!Array.isArray(have)) return differs;
    if (of.lists.has(key)) return pairUp(of, want, have) ? [] : differs;
    const short = key === of.sides ? want.length > have.length : want.length !== have.length;
    return short ? differs : want.flatMap((item, i) => (item === null ? [] : compareValue(of, '', item, have[i], `${at}[${i}]`)));
  }
  if (isRecord(want)) return isRecord(have) ? compareFields(of, want, have, `${at}.`) : differs;
  if (typeof want === 'string' && typeof have === 'string') {
    const unordered = of.unordered.test(at) ? '- ' : '';
    return wordsOf(of, unordered + want) === wordsOf(of, unordered + have) ? [] : differs;
  }
  return want === have ? [] : differs;
}

/** `LA C3/4 volley disordered fired=1` is `LA C3/4 disordered fired volley`: what is named first, then its marks in any order. */
function wordsOf(of: CaseSystem, text: string): string {
  const [first = '', ...words] = text.trim().split(/\s+/);
  return [first, ...words.map(of.mark).sort()].join(' ');
}

/** Whether every expected item has a found one of its own, and none is left. */
function pairUp(of: CaseSystem, want: readonly unknown[], have: readonly unknown[]): boolean {
  if (want.length !== have.length) return false;
  const [first, ...rest] = want;
  return (
    want.length === 0 ||
    have.some(
      (item, i) =>
        compareValue(of, '', first, item, '').length === 0 &&
        pairUp(
          of,
          rest,
          have.filter((_, j) => j !== i),
        ),
    )
  );
}

/** Exactly these orders, whoever obeys them, each once. */
export function compareAll(of: CaseSystem, context: BareContext, state: BareState, expected: readonly string[]): string[] {
  const have = of.system.legal(context, state).map((action) => of.system.printAction(context, state, action));
  const want = expected.map((text) => of.usual(context, state, text));
  const [found, wanted] = [have, want].map((orders) => orders.sort().join(' '));
  return found === wanted ? [] : [`all: ${found}, expected ${wanted}`];
}

/** Exactly these orders for the pieces that they name. */
export function compareLegal(of: CaseSystem, context: BareContext, state: BareState, expected: readonly string[]): string[] {
  const all = of.system.legal(context, state).map((action) => of.system.printAction(context, state, action));
  const actorsOf = (text: string): readonly string[] => namesIn(of, context, state, text);
  const actors = new Set(expected.flatMap(actorsOf));
  const have = new Set(all.filter((text) => actorsOf(text).some((actor) => actors.has(actor))));
  const want = new Set(expected.map((text) => of.usual(context, state, text)));
  return [
    ...[...want].filter((order) => !have.has(order)).map((order) => `legal: ${order} is missing`),
    ...[...have].filter((order) => !want.has(order)).map((order) => `legal: ${order} is too many`),
  ];
}

/** The odds of each attack: the column, null where it is not allowed, or whatever is named of them. */
export function compareOdds(of: CaseSystem, context: BareContext, state: BareState, expected: Json): string[] {
  return Object.entries(expected).flatMap(([order, want]) => {
    const found = of.odds?.(context, state, order);
    if (isRecord(want)) return compareFacts(context.board, want, found ?? {}, `odds ${order}.`);
    const column = found?.['odds'] ?? null;
    return column === want ? [] : [`odds ${order}: ${column}, expected ${want}`];
  });
}

/** What the rules tell in numbers; where a text is expected, numbers are hexes; `null` is what they do not tell. Only what is expected is compared. */
export function compareFacts(board: Board, expected: Json, found: object, path: string): string[] {
  return Object.entries(expected).flatMap(([key, want]) => {
    const have = Reflect.get(found, key) ?? null;
    if (isRecord(want)) return compareFacts(board, want, isRecord(have) ? have : {}, `${path}${key}.`);
    const named = typeof want === 'string' ? inHexes(board, have) : have;
    return isDeepStrictEqual(named, want) ? [] : [`${path}${key}: ${JSON.stringify(named)}, expected ${JSON.stringify(want)}`];
  });
}

function inHexes(board: Board, value: unknown): unknown {
  const numbers = Array.isArray(value) ? value : [value];
  if (!numbers.every((number) => typeof number === 'number')) return value;
  return numbers.map((hex) => (hex < 0 ? '-' : printHex(board, hex))).join(' ');
}

/** All that the last order brings about, in its order. */
export function compareEvents(board: Board, expected: readonly Json[], found: readonly object[]): string[] {
  if (expected.length === found.length) return expected.flatMap((want, i) => compareFacts(board, want, found[i]!, `events[${i}].`));
  const kinds = (events: readonly object[]) => events.map((event) => Reflect.get(event, 'kind')).join(' ');
  return [`events: ${kinds(found)}, expected ${kinds(expected)}`];
}
