import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openMatch } from '../../../src/kernel/match';
import { readTold } from '../../../src/kernel/told';
import { baw } from '../../../src/rules/baw';
import type { Context, State } from '../../../src/rules/baw/model/types';
import { survey } from '../../../src/rules/baw/play/ground';

/** What is read from a file may be no state of a game; the tables of the game on the table are filled from it all the same. */

const POSITION = {
  system: 'baw',
  map: { columns: 9, rows: 9 },
  phase: 'melee',
  armies: [{ units: ['LEG C4', 'LEG D3', 'LI C3'] }, { units: ['LEG C5', 'LEG C6', 'HC E6'] }],
};

function opened() {
  const match = openMatch(baw, POSITION, 1);
  if (!match.ok) throw new Error(JSON.stringify(match.faults));
  return match.value;
}

const tablesOf = ({ scratch: { unitAt, sideAt, zones } }: Context) => ({ unitAt, sideAt, zones });

const place = fc.record({
  hex: fc.oneof(fc.integer({ min: -4, max: 12 }), fc.constantFrom(80, 81, 2 ** 31)),
  side: fc.constantFrom(0, 0, 0, 1, 1, 1, 2),
});

/** Of whoever is of no side nothing can be told. */
function surveyed(context: Context, state: State): boolean {
  try {
    survey(context, state);
    return true;
  } catch {
    return false;
  }
}

test('whatever states a context has been asked about, sound or not, its tables are those of a new one', () => {
  const places = fc.array(fc.array(place, { minLength: 6, maxLength: 6 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(places, (states) => {
      const { context, state } = opened();
      const stateOf = (units: readonly object[]): State => ({ ...state, units: state.units.map((unit, i) => ({ ...unit, ...units[i] })) });
      for (const units of states) {
        const anew = opened().context;
        const known = surveyed(context, stateOf(units));
        if (surveyed(anew, stateOf(units)) && known) expect(tablesOf(context)).toEqual(tablesOf(anew));
      }
      const anew = opened().context;
      survey(context, state);
      survey(anew, state);
      expect(tablesOf(context)).toEqual(tablesOf(anew));
    }),
  );
});

test('a file that tells of two units in one hex changes nothing of what may be ordered (B7.7.a)', () => {
  const match = opened();
  match.play(baw.legal(match.context, match.state)[0]!);
  const { context, state } = match;
  const legal = () => baw.legal(context, state).map((action) => baw.printAction(context, state, action));
  const before = legal();
  expect(before).toEqual(['retreat C5-D5', 'retreat C5-B5']);
  expect(readTold(baw, context, state, { set: { units: { 5: { hex: state.units[4]!.hex } } } })).toBeUndefined();
  expect(legal()).toEqual(before);
});
