import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { scriptedDice } from '../../../src/kernel/dice';
import { naval } from '../../../src/rules/naval';
import { fromOf, kindOf, type Order, type OrderKind, orderIn, toOf } from '../../../src/rules/naval/model/orders';
import type { Context, Ship, State } from '../../../src/rules/naval/model/types';
import { crewOf, mayMove } from '../../../src/rules/naval/play/movement';
import { attackersOn, type RamChance, ramChances, targetsOf } from '../../../src/rules/naval/play/odds';
import { ramsOf } from '../../../src/rules/naval/play/reach';
import { seasIn } from './seas';

vi.setConfig({ testTimeout: 60_000 });

const FACES = [1, 2, 3, 4, 5, 6];

/** What has become of a ship since; one that sank already has nothing worse to fear. */
function fateSince(before: Ship, after: Ship): 'nothing' | 'damaged' | 'sinking' {
  if (before.sinking) return 'nothing';
  if (after.sinking) return 'sinking';
  return after.damaged && !before.damaged ? 'damaged' : 'nothing';
}

/** How often each befalls a ship when an order is carried out with each of these throws. */
function tally(context: Context, state: State, order: Order, id: number, throws: readonly number[][]) {
  const fates = { nothing: 0, damaged: 0, sinking: 0 };
  for (const dice of throws) {
    const after = naval.clone(state);
    naval.apply(context, after, order, scriptedDice(dice));
    fates[fateSince(state.ships[id]!, after.ships[id]!)]++;
  }
  return fates;
}

/** Chances as counts, like a tally. */
function timesOf(chances: readonly RamChance[]) {
  const times = { nothing: 0, damaged: 0, sinking: 0 };
  for (const { fate, dice } of chances) times[fate] += dice.length;
  return times;
}

test('the chances of a ram are those of every throw', () => {
  let met = 0;
  fc.assert(
    fc.property(seasIn('movement'), ({ context, state }) => {
      for (const ship of state.ships.filter((any) => mayMove(state, any))) {
        for (const { order, kind, target } of ramsOf(context, state, ship)) {
          met++;
          const rammed = state.ships[target]!;
          const rakes = kind === 'oarRake';
          expect(timesOf(ramChances(kind, crewOf(context, ship), rammed))).toEqual(
            tally(
              context,
              state,
              order,
              target,
              FACES.map((die) => (rakes ? [die, 1] : [die])),
            ),
          );
          if (rakes)
            expect(timesOf(ramChances(kind, crewOf(context, rammed), ship))).toEqual(
              tally(
                context,
                state,
                order,
                ship.id,
                FACES.map((die) => [1, die]),
              ),
            );
        }
      }
    }),
    { numRuns: 250, seed: 14 },
  );
  expect(met).toBeGreaterThan(50);
});

/** The legal orders of a kind as `from>to`. */
const legalOf = (context: Context, state: State, kind: OrderKind): string[] =>
  naval
    .legal(context, state)
    .map(orderIn)
    .filter((order) => kindOf(order) === kind)
    .map((order) => `${fromOf(order)}>${toOf(order)}`)
    .sort();

test('who can attack what is what may be declared, from the attackers and from the target', () => {
  fc.assert(
    fc.property(seasIn('attacks'), ({ context, state }) => {
      const declared = legalOf(context, state, 'declare');
      const hexOf = (id: number) => state.ships[id]!.hex;
      const corvusAt = (hex: number) => state.ships.some((ship) => ship.hex === hex && context.types[ship.type]!.corvus);
      const onTargets = state.ships.flatMap((target) => attackersOn(context, state, target));
      const fromHexes = Array.from(context.land.keys()).flatMap((hex) => targetsOf(context, state, hex));
      expect(onTargets.map(({ from, target }) => `${from}>${hexOf(target)}`).sort()).toEqual(declared);
      expect(fromHexes.map(({ from, target }) => `${from}>${hexOf(target)}`).sort()).toEqual(declared);
      for (const { from, by, need, points } of onTargets) {
        expect(need).toBe(by === 'archery' ? 6 : corvusAt(from) ? 4 : 5);
        expect(points).toBeGreaterThan(0);
      }
    }),
    { numRuns: 100 },
  );
});
