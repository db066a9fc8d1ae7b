import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { printHex } from '../../../src/kernel/board';
import { naval } from '../../../src/rules/naval';
import type { Context, State } from '../../../src/rules/naval/model/types';
import { eagerly } from '../../fuzz/eager';
import { openIn, sea, seaFields } from '../../fuzz/play';
import { type Moment, momentsOf } from '../moments';

vi.setConfig({ testTimeout: 60_000 });

fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 2), numRuns: Number(process.env['FC_RUNS'] ?? 400) });

const moments: Moment<Context, State>[] = [
  ...seaFields.flatMap((field) => momentsOf(naval, field, 1, 29, eagerly)),
  ...[5, 6].flatMap((seed) => momentsOf(naval, sea, seed, 7, eagerly)),
];

const refusalOf = ({ context, state }: Pick<Moment<Context, State>, 'context' | 'state'>, text: string): string | undefined => {
  const action = naval.parseAction(context, state, text);
  return action === undefined ? 'notation' : naval.judge(context, state, action)?.rule;
};

describe('an order made up at random', () => {
  /** A piece at a, hexes b and c near it, c next to b, d straight on; only texts as the legal list has them. */
  const forms: Record<string, (a: string, b: string, c: string, d: string, facing: number) => string> = {
    goes: (a, b, _, __, facing) => `${a}-${b}/${facing}`,
    turns: (a, _, __, ___, facing) => `${a}/${facing}`,
    leaves: (a, b) => `${a}-${b}-off`,
    rams: (a, b) => `${a}x${b}`,
    ramsFrom: (a, b, c) => `${a}-${b}x${c}`,
    ramsThrough: (a, b, c, d) => `${a}-${b}x${c}-${d}`,
    scuttles: (a) => `scuttle ${a}`,
    steps: (a, b) => `${a}-${b}`,
    declares: (a, b) => `${a}>${b}`,
    shoots: (a, b) => `${a}:${b}`,
  };

  const madeUp = fc
    .record({
      at: fc.nat(moments.length - 1),
      form: fc.constantFrom(...Object.keys(forms)),
      piece: fc.nat(),
      facing: fc.integer({ min: 1, max: 6 }),
      steps: fc.array(fc.nat(5), { minLength: 1, maxLength: 3 }),
      next: fc.nat(5),
    })
    .map(({ at, form, piece, facing, steps, next }) => {
      const one = moments[at]!;
      const { board } = one.context;
      const pieces = [...one.state.ships, ...one.state.ashore].filter(({ hex }) => hex >= 0);
      const beside = (hex: number, direction: number) => {
        const to = board.neighbours[hex * 6 + direction]!;
        return to < 0 ? hex : to;
      };
      const a = pieces.length > 0 ? pieces[piece % pieces.length]!.hex : piece % board.size;
      const b = steps.reduce(beside, a);
      const c = beside(b, next);
      const name = (hex: number) => printHex(board, hex);
      return { one, apart: a !== b, form, text: forms[form]!(name(a), name(b), name(c), name(beside(c, next)), facing) };
    })
    // A move that names no facing is legal though the list has it with its facings only.
    .filter(({ one, apart, form }) => apart && !(form === 'steps' && one.state.phase === 'movement'));

  test('is refused exactly if it is not listed', () => {
    fc.assert(
      fc.property(madeUp, ({ one, text }) => {
        const { context, state } = one;
        const before = JSON.stringify(state);
        const listed = naval.legal(context, state).some((action) => naval.printAction(context, state, action) === text);
        expect(`${one.name}: ${text} ${refusalOf(one, text) ? 'refused' : 'allowed'}`).toBe(
          `${one.name}: ${text} ${listed ? 'allowed' : 'refused'}`,
        );
        expect(JSON.stringify(state)).toBe(before);
      }),
    );
  });
});

describe('14.8.g sight', () => {
  const columns = 9;
  const rows = 8;
  const hex = fc.tuple(fc.nat(columns - 1), fc.nat(rows - 1)).map(([column, row]) => `${String.fromCharCode(65 + column)}${row + 1}`);
  /** Two ships with ballistae, and what may stand between: land and ships of both. */
  const waters = fc.record({ ends: fc.uniqueArray(hex, { minLength: 2, maxLength: 2 }), land: fc.array(hex), small: fc.array(hex) });

  test('is the same from both ends, for shots that are in range', () => {
    let blocked = 0;
    let free = 0;
    fc.assert(
      fc.property(waters, ({ ends, land, small }) => {
        const [a, b] = ends as [string, string];
        const shore = [...new Set(land)].filter((one) => !ends.includes(one));
        const others = [...new Set(small)].filter((one) => !ends.includes(one) && !shore.includes(one));
        const from = (player: 1 | 2, text: string) =>
          refusalOf(
            openIn(
              naval,
              {
                system: 'naval',
                map: { columns, rows, land: shore.join(' ') },
                types: { ten: { as: 'large', ballista: true } },
                phase: 'ballistae',
                player,
                fleets: [
                  { ships: [`ten ${a}/1`, ...others.filter((_, i) => i % 2 === 0).map((one) => `small ${one}/2`)] },
                  { ships: [`ten ${b}/4`, ...others.filter((_, i) => i % 2 === 1).map((one) => `large ${one}/3`)] },
                ],
              },
              1,
            ),
            text,
          );
        const there = from(1, `${a}:${b}`);
        expect(from(2, `${b}:${a}`)).toBe(there);
        if (there === '14.8.g') blocked++;
        if (there === undefined) free++;
      }),
      { numRuns: 2000 },
    );
    expect(Math.min(blocked, free)).toBeGreaterThan(50);
  });
});
