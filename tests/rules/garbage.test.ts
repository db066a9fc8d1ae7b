import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { randomAction, seededChooser } from '../../src/ai/random';
import { seededDice } from '../../src/kernel/dice';
import { readRecord } from '../../src/kernel/record';
import { TYPE_WORD } from '../../src/kernel/shape';
import type { AnyTwoSidedGame } from '../../src/kernel/twoSides';
import { ancients } from '../../src/rules/ancients';
import { PHASES } from '../../src/rules/ancients/model/types';
import { naval } from '../../src/rules/naval';
import { PHASES as SEA_PHASES } from '../../src/rules/naval/model/types';
import { parseJson } from '../../src/store/json';
import { eagerly } from '../fuzz/eager';
import { everything, fields, openIn, sea, seaFields } from '../fuzz/play';
import { damaged, expectFaults } from './damage';
import { momentsOf, questionsOf } from './moments';

vi.setConfig({ testTimeout: 60_000 });

/** Whatever is typed, pasted or opened: nothing throws, and what is wrong says where and what was expected. */

const RUNS = Number(process.env['FC_RUNS'] ?? 300);
fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 2) });

interface Subject {
  readonly system: AnyTwoSidedGame;
  /** A battle in which orders are tried. */
  readonly position: unknown;
  /** Characters and bits of orders. */
  readonly bits: string;
  /** Words that stand in positions. */
  readonly words: string;
  /** Damaged in every phase, and those with an open question. */
  readonly positions: readonly unknown[];
  readonly phases: readonly string[];
  /** Where a position lists its sides, and a side its pieces. */
  readonly sides: string;
  readonly pieces: string;
  readonly terrain: string;
}

const land: Subject = {
  system: ancients,
  position: everything.position,
  bits: 'A1 C5 D4 I8 J9 AA3 - -off / /3 /7 x : * + LI fanatic away_ retreat_ 2 99 end advance _',
  words: 'A1 C7 H5 F4 D3/4 E3 disordered volley panicked plundering captured open fired fired=2 moved attacked LI KT CP fanatic D3/9',
  positions: [...fields.map(({ position }) => position), ...questionsOf(ancients, everything, 4).map(({ position }) => position)],
  phases: PHASES,
  sides: 'armies',
  pieces: 'units',
  terrain: 'woods',
};

/** Attacks of marines, declared and not made yet. */
const assaults = momentsOf(naval, sea, 1, 1, eagerly)
  .map(({ position }) => position)
  .filter((position) => 'assault' in position)
  .slice(0, 3);

const atSea: Subject = {
  system: naval,
  position: sea.position,
  bits: 'A1 C4 D4 E4 I7 J9 AA3 - -off / /3 /7 x : > scuttle scuttle_ capture spare marine hull end five 2 99 _',
  words:
    'A1 C4 D4 E4 E4:stepped G2:fought C4/4 D4/2 E4/1 E3/9 damaged sinking captured moved fired marines=0 marines=1 marines=3 stepped=1 fought=1 fought=2 small five raft',
  positions: [
    ...seaFields.map(({ position }) => position),
    ...questionsOf(naval, sea, 2, eagerly).map(({ position }) => position),
    ...assaults,
  ],
  phases: SEA_PHASES,
  sides: 'fleets',
  pieces: 'ships',
  terrain: 'land',
};

test.each(['constructor', 'prototype', '__proto__'])('nothing is called %s: no type of a battle, no field of a file', (name) => {
  expect(TYPE_WORD.test(name)).toBe(false);
  for (const part of ['types', 'map'])
    expect(parseJson(`{"${part}":{"${name}":{"as":"LI"}},"armies":[{},{}]}`)).toMatchObject({ faults: [{ expected: 'json.freeName' }] });
});

describe.each([land, atSea])('$system.id', ({ system, position, bits, words, positions, phases, sides, pieces, terrain }) => {
  const { context, state } = openIn(system, position, 1);

  /** Nearly an order, or one. */
  const nearlyAnOrder = fc
    .array(fc.constantFrom(...bits.split(' ').map((bit) => bit.replace('_', ' '))), { maxLength: 7 })
    .map((joined) => joined.join(''));

  test.each([
    ['any text', fc.string({ unit: 'binary', maxLength: 60 })],
    ['nearly an order', nearlyAnOrder],
  ])('an order, %s, is read without a fall', (_, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        const action = system.parseAction(context, state, text);
        if (action === undefined) return;
        const refusal = system.judge(context, state, action);
        if (refusal) {
          expect([typeof refusal.rule, typeof refusal.why]).toEqual(['string', 'string']);
          return;
        }
        const next = system.clone(state);
        system.apply(context, next, action, seededDice);
        expect(system.check(context, next)).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  test('a position or record of any JSON has faults', () => {
    fc.assert(
      fc.property(fc.anything(), fc.jsonValue(), (any, json) => {
        for (const value of [
          any,
          json,
          { [sides]: any },
          { [sides]: [json, any] },
          { [sides]: [{ [pieces]: any }, { leaders: json, ashore: json }] },
          { map: any, [sides]: [{}, {}] },
        ]) {
          const read = system.readPosition(value);
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

  const withPhase = (json: unknown, phase: string): unknown => {
    const plain = typeof json === 'object' && json !== null && !('attack' in json || 'question' in json || 'assault' in json);
    return plain ? { ...json, phase, ...(phase === 'movement' || !('die' in json) ? {} : { die: undefined }) } : json;
  };

  test('a position with something changed is refused with faults, or can be played and printed', () => {
    fc.assert(
      fc.property(damaged(positions, [...words.split(' '), '']), fc.constantFrom(...phases), fc.nat(999), (json, phase, seed) => {
        const changed = withPhase(json, phase);
        const read = system.readPosition(changed);
        if (!read.ok) {
          expectFaults(read.faults);
          return;
        }
        const opened = openIn(system, changed, seed);
        const printed = system.printPosition(opened.context, opened.state);
        const again = openIn(system, printed, seed);
        expect(system.printPosition(again.context, again.state)).toEqual(printed);
        const sound = system.check(opened.context, opened.state).length === 0;
        const choose = seededChooser(seed);
        expect(system.actors(opened.context, opened.state).length > 0).toBe(opened.state.phase !== 'over');
        for (let i = 0; i < 60; i++) {
          const action = randomAction(system, opened.context, opened.state, choose);
          if (action === undefined) {
            expect(opened.state.phase).toBe('over');
            return;
          }
          expect(opened.play(action).ok).toBe(true);
          if (sound) expect(system.check(opened.context, opened.state)).toEqual([]);
        }
      }),
      { numRuns: RUNS },
    );
  });

  const deep = Array.from({ length: 3000 }).reduce<unknown>((inner) => ({ inner }), 1);
  test.each<[string, unknown]>([
    ['pieces without end', { [sides]: [{ [pieces]: new Array(100_000).fill(7) }, {}] }],
    ['fields without end', { ...Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`field${i}`, i])), [sides]: [{}, {}] }],
    ['a text without end', { map: { [terrain]: 'A1 '.repeat(100_000) }, [sides]: [{}, {}] }],
    ['depth without end', { map: deep, [sides]: [deep, {}] }],
    ['a prototype', JSON.parse(`{"__proto__":{"turn":7},"${sides}":[{},{"__proto__":4,"constructor":{}}]}`)],
  ])('a position with %s has faults, at most 200', (_, json) => {
    const read = system.readPosition(json);
    expectFaults(read.ok ? [] : read.faults);
    expect(read.ok ? 0 : read.faults.length).toBeLessThanOrEqual(200);
  });
});
