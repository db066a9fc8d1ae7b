import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { randomAction, seededChooser } from '../../src/ai/random';
import { seededDice } from '../../src/kernel/dice';
import { readRecord } from '../../src/kernel/record';
import type { Fault } from '../../src/kernel/system';
import { ancients } from '../../src/rules/ancients';
import { PHASES } from '../../src/rules/ancients/types';
import { everything, fields, open } from '../fuzz/play';
import { questionsOf } from './moments';

vi.setConfig({ testTimeout: 60_000 });

/** Whatever is typed, pasted or opened: nothing throws, and what is wrong says where and what was expected. */

const RUNS = Number(process.env.FC_RUNS ?? 300);
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 2) });

function expectFaults(faults: readonly Fault[]): void {
  expect(faults.length).toBeGreaterThan(0);
  for (const { at, expected, found } of faults) {
    expect(typeof at).toBe('string');
    expect(expected).toMatch(/^[a-zA-Z]+(:.*)?$/);
    expect(['string', 'undefined']).toContain(typeof found);
  }
}

const match = open(everything.position, 1);
const { context, state } = match;

/** Characters and bits of orders, joined at random: nearly an order, or one. */
const bit = fc.constantFrom(
  'A1',
  'C5',
  'D4',
  'I8',
  'J9',
  'AA3',
  '-',
  '-off',
  '/',
  '/3',
  '/7',
  'x',
  ':',
  '*',
  '+',
  'LI',
  'fanatic',
  'away ',
  'retreat ',
  '2',
  '99',
  'end',
  'advance',
  ' ',
);
const nearlyAnOrder = fc.array(bit, { maxLength: 7 }).map((bits) => bits.join(''));

describe('an order', () => {
  test.each([
    ['any text', fc.string({ unit: 'binary', maxLength: 60 })],
    ['nearly an order', nearlyAnOrder],
  ])('%s is read without a fall', (_, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        const action = ancients.parseAction(context, state, text);
        if (action === undefined) return;
        const refusal = ancients.judge(context, state, action);
        if (refusal) {
          expect([typeof refusal.rule, typeof refusal.why]).toEqual(['string', 'string']);
          return;
        }
        const next = ancients.clone(state);
        ancients.apply(context, next, action, seededDice);
        expect(ancients.check(context, next)).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('a position or record of any JSON', () => {
  test('has faults', () => {
    fc.assert(
      fc.property(fc.anything(), fc.jsonValue(), (any, json) => {
        for (const value of [
          any,
          json,
          { armies: any },
          { armies: [json, any] },
          { armies: [{ units: any }, { leaders: json }] },
          { map: any, armies: [{}, {}] },
        ]) {
          const read = ancients.readPosition(value);
          if (!read.ok) expectFaults(read.faults);
        }
        for (const value of [any, json, { position: json, plays: any }, { position: {}, plays: [any] }]) {
          const read = readRecord(value);
          if (!read.ok) expectFaults(read.faults);
        }
      }),
      { numRuns: RUNS },
    );
  });
});

type Path = readonly (string | number)[];

/** Every place in a JSON value. */
function pathsIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  const below = Array.isArray(value)
    ? value.map((item, i) => pathsIn(item, [...at, i]))
    : Object.entries(value).map(([key, item]) => pathsIn(item, [...at, key]));
  return [at, ...below.flat()];
}

function changed(value: unknown, path: Path, change: (old: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  const next = changed(copy[key], rest, change);
  if (next === undefined) delete copy[key];
  else copy[key] = next;
  return copy;
}

const word = fc.constantFrom(
  'A1',
  'C7',
  'H5',
  'F4',
  'D3/4',
  'E3',
  'disordered',
  'volley',
  'panicked',
  'plundering',
  'captured',
  'open',
  'fired',
  'fired=2',
  'moved',
  'attacked',
  'LI',
  'KT',
  'CP',
  'fanatic',
  'D3/9',
  '',
);
const spliced = (words: readonly string[], place: number, over: number, text: string): string[] => [
  ...words.slice(0, place),
  text,
  ...words.slice(place + over),
];

/** Something of the same kind. */
const gently = fc
  .record({ text: word, place: fc.nat(3), over: fc.nat(1), whole: fc.integer({ min: -1, max: 12 }) })
  .map(({ text, place, over, whole }) => (old: unknown): unknown => {
    if (typeof old === 'string') return spliced(old.split(' '), place, over, text).join(' ');
    if (typeof old === 'number') return whole;
    if (Array.isArray(old)) return old.filter((_, i) => i !== place);
    return typeof old === 'boolean' ? !old : old;
  });
const roughly = fc.oneof(fc.constant(undefined), fc.jsonValue({ maxDepth: 1 })).map((value) => () => value);

describe('a position with something changed', () => {
  const positions = [...fields.map(({ position }) => position), ...questionsOf(ancients, everything, 4).map(({ position }) => position)];
  test('is refused with faults, or can be played and printed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...positions),
        fc.array(fc.tuple(fc.nat(), fc.oneof({ weight: 9, arbitrary: gently }, { weight: 1, arbitrary: roughly })), { maxLength: 4 }),
        fc.constantFrom(...PHASES),
        fc.nat(999),
        (position, changes, phase, seed) => {
          const paths = pathsIn(position);
          const json = changes.reduce<unknown>(
            (value, [at, by]) => {
              const path = paths[at % paths.length]!;
              try {
                return changed(value, path, by);
              } catch {
                return value;
              }
            },
            'attack' in (position as object) ? position : { ...(position as object), phase },
          );
          const read = ancients.readPosition(json);
          if (!read.ok) {
            expectFaults(read.faults);
            return;
          }
          const opened = open(json, seed);
          const printed = ancients.printPosition(opened.context, opened.state);
          const again = open(printed, seed);
          expect(ancients.printPosition(again.context, again.state)).toEqual(printed);
          const sound = ancients.check(opened.context, opened.state).length === 0;
          const choose = seededChooser(seed);
          expect(ancients.actors(opened.context, opened.state).length > 0).toBe(opened.state.phase !== 'over');
          for (let i = 0; i < 60; i++) {
            const action = randomAction(ancients, opened.context, opened.state, choose);
            if (action === undefined) {
              expect(opened.state.phase).toBe('over');
              return;
            }
            expect(opened.play(action).ok).toBe(true);
            if (sound) expect(ancients.check(opened.context, opened.state)).toEqual([]);
          }
        },
      ),
      { numRuns: RUNS },
    );
  });
});

describe('a position too large to be one', () => {
  const deep = Array.from({ length: 3000 }).reduce<unknown>((inner) => ({ inner }), 1);
  test.each<[string, unknown]>([
    ['units without end', { armies: [{ units: new Array(100_000).fill(7) }, {}] }],
    ['fields without end', { ...Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`field${i}`, i])), armies: [{}, {}] }],
    ['a text without end', { map: { woods: 'A1 '.repeat(100_000) }, armies: [{}, {}] }],
    ['depth without end', { map: deep, armies: [deep, {}] }],
    ['a prototype', JSON.parse('{"__proto__":{"turn":7},"armies":[{},{"__proto__":4,"constructor":{}}]}')],
  ])('with %s has faults, at most 200', (_, json) => {
    const read = ancients.readPosition(json);
    expectFaults(read.ok ? [] : read.faults);
    expect(read.ok ? 0 : read.faults.length).toBeLessThanOrEqual(200);
  });
});
