import * as v from 'valibot';
import type { Declared } from '../model/extra';
import type { Slice } from '../model/option';
import { printNumbered, readNumbered } from './numbered';

export const NOTHING_DECLARED: Declared = { targets: [], hits: 0 };

const shape = v.strictObject(
  { at: v.string('text'), hits: v.optional(v.pipe(v.number('number'), v.integer('wholeNumber'), v.minValue(1, 'atLeast:1')), undefined) },
  'knownField',
);

/** `"declared": { "at": "C4=6 D4=4" }`, and `"hits": 1` while their owner chooses. */
export const declared: Slice<v.InferOutput<typeof shape>, Declared> = {
  shape,
  read: (json, reading) => {
    const told = readNumbered(json?.at ?? '', 'optional.declared.at', reading, 1, 999);
    if (json?.hits !== undefined && json.hits >= told.length)
      reading.faults.push({ at: 'optional.declared.hits', expected: `atMost:${told.length - 1}`, found: String(json.hits) });
    return (context, state) => {
      const camps = context.armies.map(({ campUnit }) => campUnit);
      const targets = told.flatMap(({ hex, n }) => {
        const there = state.units.filter((unit) => unit.hex === hex && unit.side === state.player && !unit.plundering);
        // FAQ 13: the camp stands behind the unit.
        const met = there.find(({ id }) => !camps.includes(id)) ?? there[0];
        return met ? [{ target: met.id, need: n }] : [];
      });
      return { targets, hits: Math.min(json?.hits ?? 0, targets.length) };
    };
  },
  print: (context, state, { targets, hits }) => {
    if (targets.length === 0) return undefined;
    const at = printNumbered(
      context,
      targets.map(({ target, need }) => ({ hex: state.units[target]!.hex, n: need })),
    );
    return hits > 0 ? { at, hits } : { at };
  },
};
