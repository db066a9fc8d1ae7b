import { isDeepStrictEqual } from 'node:util';
import { ASKS as ARMIES, type Ask } from '../../src/rules/armies';
import type { Json } from './systems';

/** A rule case that asks a function, as the notation writes it. */
export interface AskCase {
  rule: string;
  title: string;
  ask: string;
  with: Json;
  dice?: number[];
  expect: Json;
}

/** Every ask that the rules answer. */
const ASKS: Readonly<Record<string, Ask>> = ARMIES;

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Asks; answers what is wrong, one line each, or nothing. Only what is expected is compared; `wrong`: the places of all that it was wrongly asked with. */
export function runAsk({ ask, with: given, dice = [], expect }: AskCase): string[] {
  const asked = Object.hasOwn(ASKS, ask) ? ASKS[ask] : undefined;
  if (!asked) return [`ask: nobody answers ${ask}; known are ${Object.keys(ASKS).join(', ')}`];
  if (dice.length > 0) return [`${dice.length} dice left over`];
  const answer = asked(given);
  const { wrong, ...rest } = expect;
  if (answer.ok)
    return [...(wrong === undefined ? [] : [`with: sound, expected faults at ${wrong}`]), ...compareAnswer(rest, answer.value, '')];
  const places = answer.faults.map(({ at }) => at);
  if (isDeepStrictEqual(places, wrong)) return [];
  const told = answer.faults.map(({ at, expected, found }) => `with.${at}: expected ${expected}, found ${found}`);
  return wrong === undefined ? told : [`faults at ${places.join(', ')}, expected ${String(wrong)}`, ...told];
}

function compareAnswer(expected: Json, found: Json, path: string): string[] {
  return Object.entries(expected).flatMap(([key, want]) => {
    const have = found[key] ?? null;
    if (isRecord(want)) return compareAnswer(want, isRecord(have) ? have : {}, `${path}${key}.`);
    if (Array.isArray(want) && want.some(isRecord))
      return compareAnswer({ ...want }, Array.isArray(have) ? { ...have } : {}, `${path}${key}.`);
    return isDeepStrictEqual(have, want) ? [] : [`${path}${key}: ${JSON.stringify(have)}, expected ${JSON.stringify(want)}`];
  });
}
