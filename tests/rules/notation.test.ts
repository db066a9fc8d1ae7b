import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { printHex } from '../../src/kernel/board';
import { seededDice } from '../../src/kernel/dice';
import { NOBODY } from '../../src/kernel/hexGame';
import type { AnyTwoSidedGame } from '../../src/kernel/twoSides';
import { ancients } from '../../src/rules/ancients';
import { SIDES } from '../../src/rules/ancients/model/types';
import { assaultOn, meleeOdds, oddsOf } from '../../src/rules/ancients/play/odds';
import { naval } from '../../src/rules/naval';
import { eagerly } from '../fuzz/eager';
import { everything, fields, openIn, sea, seaFields } from '../fuzz/play';
import { type Moment, momentsOf } from './moments';

vi.setConfig({ testTimeout: 60_000 });

fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 2), numRuns: Number(process.env['FC_RUNS'] ?? 400) });

/** Moments of every phase and question, from every field. */
const moments = fields.flatMap((field) => (field === everything ? [1, 2, 3] : [1]).flatMap((seed) => momentsOf(ancients, field, seed, 23)));
const seaMoments = [
  ...seaFields.flatMap((field) => momentsOf(naval, field, 1, 23, eagerly)),
  ...[2, 3, 4].flatMap((seed) => momentsOf(naval, sea, seed, 11, eagerly)),
];
const moment = fc.constantFrom(...moments);

interface Subject {
  readonly system: AnyTwoSidedGame;
  readonly moments: readonly Moment[];
  /** Its phases, in place of them the questions that may be open. */
  readonly kinds: string;
}
const subjects: readonly Subject[] = [
  { system: ancients, moments, kinds: 'advance away fire leaders melee movement over press retreat' },
  { system: naval, moments: seaMoments, kinds: 'attacks ballistae capture loss marines movement over' },
];

const textsOf = (system: AnyTwoSidedGame, { context, state }: Moment): Set<string> =>
  new Set(system.legal(context, state).map((action) => system.printAction(context, state, action)));

describe.each(subjects)('$system.id', ({ system, moments, kinds }) => {
  test('has moments of every phase and question', () => {
    const met = new Set(moments.map(({ state, asks }) => asks ?? state.phase));
    expect([...met].sort().join(' ')).toBe(kinds);
  });

  test('every legal order is read as it is printed, and not refused', () => {
    for (const { name, context, state } of moments) {
      const wrong = system.legal(context, state).filter((action) => {
        const text = system.printAction(context, state, action);
        const parsed = system.parseAction(context, state, text);
        return JSON.stringify(parsed) !== JSON.stringify(action) || system.judge(context, state, action) !== undefined;
      });
      expect(wrong.map((action) => `${name}: ${system.printAction(context, state, action)}`)).toEqual([]);
    }
  });

  test('every legal order is listed once, under whoever carries it out', () => {
    for (const one of moments) {
      const { context, state } = one;
      const all = system.legal(context, state);
      expect(textsOf(system, one).size).toBe(all.length);
      const actors = system.actors(context, state);
      expect(actors.flatMap((actor) => system.legal(context, state, actor))).toHaveLength(all.length);
    }
  });

  test('a position is read as it is printed', () => {
    for (const { context, state, position } of moments) {
      const again = openIn(system, position, 1);
      expect(system.printPosition(again.context, again.state)).toEqual(position);
      expect(system.decider(again.context, again.state)).toBe(system.decider(context, state));
      expect(system.outcome(again.context, again.state)).toEqual(system.outcome(context, state));
    }
  });

  test('a position opened and copied shares nothing with its copy', () => {
    for (const { context, state } of moments) {
      const before = JSON.stringify(state);
      const copy = system.clone(state);
      expect(JSON.stringify(copy)).toBe(before);
      const [action] = system.legal(context, copy);
      if (action === undefined) continue;
      system.apply(context, copy, action, seededDice);
      expect(JSON.stringify(state)).toBe(before);
      expect(JSON.stringify(system.share(state, system.clone(copy)))).toBe(JSON.stringify(copy));
    }
  });
});

test('on land no unit lists what it cannot do', () => {
  for (const { context, state } of moments)
    expect([NOBODY, ...state.units.map(({ id }) => id)].flatMap((actor) => ancients.legal(context, state, actor))).toHaveLength(
      ancients.legal(context, state).length,
    );
});

describe('an order made up at random', () => {
  const hexes = moments.map(({ context: { board } }) => Array.from({ length: board.size }, (_, hex) => printHex(board, hex)));
  const madeUp = fc
    .record({
      at: fc.nat(moments.length - 1),
      from: fc.nat(),
      to: fc.nat(),
      facing: fc.integer({ min: 1, max: 6 }),
      kind: fc.nat(8),
      near: fc.boolean(),
    })
    .map(({ at, from, to, facing, kind, near }) => {
      const one = moments[at]!;
      const { context, state } = one;
      const unit = state.units[from % state.units.length]!;
      const hex = unit.hex < 0 ? from % context.board.size : unit.hex;
      const beside = context.board.neighbours[hex * 6 + (to % 6)]!;
      const name = (index: number) => hexes[at]![index]!;
      const [a, b] = [name(hex), name(near && beside >= 0 ? beside : to % context.board.size)];
      const type = context.types[unit.type]!.name;
      const kinds = [
        `${a}-${b}/${facing}`,
        `${a}/${facing}`,
        `${a}-off`,
        `${a}:${b}`,
        `${a}x${b}`,
        `*${b}`,
        `${type}+${b}/${facing}`,
        `${type}x${b}/${facing}`,
        `retreat ${b}`,
      ];
      return { one, text: kinds[kind]! };
    });

  test('is refused exactly if it is not listed', () => {
    fc.assert(
      fc.property(madeUp, ({ one, text }) => {
        const { context, state } = one;
        const before = JSON.stringify(state);
        const action = ancients.parseAction(context, state, text);
        const refused = action === undefined || ancients.judge(context, state, action) !== undefined;
        expect(`${one.name}: ${text} ${refused ? 'refused' : 'allowed'}`).toBe(
          `${one.name}: ${text} ${textsOf(ancients, one).has(text) ? 'allowed' : 'refused'}`,
        );
        expect(JSON.stringify(state)).toBe(before);
      }),
    );
  });
});

test('no strength is below zero, whoever attacks whom from wherever, and the column follows from the strengths', () => {
  fc.assert(
    fc.property(moment, fc.nat(), fc.nat(), fc.nat(5), ({ context, state }, a, b, direction) => {
      for (const side of SIDES) {
        const [own, other] = [side, 1 - side].map((one) => state.units.filter((unit) => unit.side === one && unit.hex >= 0));
        if (!own?.length || !other?.length) continue;
        const attacker = own[a % own.length]!;
        const target = other[b % other.length]!;
        const assault = assaultOn(context, { ...attacker, hex: -1 }, target, target.hex, direction);
        for (const one of [assault, { ...assault, attacker }]) {
          const { attack, defence, odds, results, strength, terms } = meleeOdds(context, state, one);
          expect(Math.min(attack, defence, ...strength)).toBeGreaterThanOrEqual(0);
          const ratio = defence === 0 ? 3 : attack / defence;
          const column = attack === 0 || ratio < 0.5 ? undefined : ratio >= 3 ? '3-1' : ratio >= 2 ? '2-1' : ratio >= 1 ? '1-1' : '1-2';
          expect(odds).toBe(column);
          expect(oddsOf(context, state, one)).toBe(odds);
          expect(results).toHaveLength(odds ? 6 : 0);
          expect(terms.every(({ factor }) => [0.5, 1, 2].includes(factor))).toBe(true);
        }
      }
    }),
  );
});
