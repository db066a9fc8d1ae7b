import { distance, type Hex } from '../../../kernel/board';
import { BALLISTA_RANGE } from '../../../rules/naval/model/data';
import type { Context, Ship, State } from '../../../rules/naval/model/types';
import { mannerAt } from '../../../rules/naval/play/attacks';
import { hasBallista } from '../../../rules/naval/play/ballistae';
import { controlOf, isInSight, shipAt, survey } from '../../../rules/naval/play/ground';
import { isBeyondShot } from '../../../rules/naval/play/losses';

/** Who could shoot at a hex from where it lies, and with what: a ship, or marines ashore. */
export interface Shooter {
  readonly hex: Hex;
  readonly ship: Ship | undefined;
  readonly by: readonly ('archery' | 'ballista')[];
}

/** 14.8, 14.8.c, 14.8.k, 14.9 Who could shoot at the ship in a hex, or at the one in hand if it went to an empty one: range and sight, not whose turn it is. Marines ashore are no target. */
export function shootersAt(context: Context, state: State, hex: Hex, held: Ship | undefined): Shooter[] {
  if (context.land[hex]) return [];
  survey(context, state);
  const target = shipAt(context, state, hex) ?? held;
  if (!target || target.hex < 0 || isBeyondShot(target)) return [];
  // Gone from its hex, it is in nobody's way there.
  if (target.hex !== hex) context.scratch.shipAt[target.hex] = 0;
  const ashore = state.ashore
    .filter(({ hex: from, side }) => side !== controlOf(target) && mannerAt(true, distance(context.board, from, hex)) === 'archery')
    .map(({ hex: from }): Shooter => ({ hex: from, ship: undefined, by: ['archery'] }));
  const afloat = state.ships.flatMap((ship) => {
    if (ship.hex < 0 || controlOf(ship) === controlOf(target) || !isInSight(context, ship.hex, hex)) return [];
    const range = distance(context.board, ship.hex, hex);
    const by = [
      ...(ship.marines > 0 && mannerAt(false, range) === 'archery' ? (['archery'] as const) : []),
      ...(hasBallista(context, ship) && range <= BALLISTA_RANGE ? (['ballista'] as const) : []),
    ];
    return by.length > 0 ? [{ hex: ship.hex, ship, by }] : [];
  });
  return [...afloat, ...ashore];
}
