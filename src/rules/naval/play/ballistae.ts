import { distance } from '../../../kernel/board';
import type { Dice } from '../../../kernel/dice';
import type { Refusal } from '../../../kernel/game';
import { BALLISTA_RANGE, combatResult } from '../model/data';
import type { Emit } from '../model/events';
import { type Action, type Order, orderOf, toOf } from '../model/orders';
import type { Context, Ship, State } from '../model/types';
import { blockersBetween, controlOf, isInSight, shipAt } from './ground';
import { hitByShot, isBeyondShot } from './losses';

/** 14.9.b Whether a ship has a ballista still: a damaged or sinking one has lost it. */
export const hasBallista = (context: Context, ship: Ship): boolean => context.types[ship.type]!.ballista && !ship.damaged && !ship.sinking;

export const mayShoot = (context: Context, state: State, ship: Ship): boolean =>
  ship.hex >= 0 && !ship.fired && hasBallista(context, ship) && controlOf(ship) === state.player;

/** After `survey`. */
export function legalShots(context: Context, state: State, ship: Ship, list: Action[]): void {
  if (!mayShoot(context, state, ship)) return;
  for (let i = 0; i < state.ships.length; i++) {
    const target = state.ships[i]!;
    if (isInReach(context, state, ship, target)) list.push(orderOf('shoot', ship.hex, target.hex));
  }
}

/** After `survey`: whether a ballista may shoot at a ship: an enemy's, in range and sight, not beyond harm. */
export function isInReach(context: Context, state: State, ship: Ship, target: Ship): boolean {
  if (target.hex < 0 || controlOf(target) === state.player || isBeyondShot(target)) return false;
  return distance(context.board, ship.hex, target.hex) <= BALLISTA_RANGE && isInSight(context, ship.hex, target.hex);
}

/** 14.9 Why its own state keeps a ship from shooting in any phase; with `now`, what it has done in this one counts too. */
export function keptFromShooting(context: Context, ship: Ship, now: boolean): Refusal | undefined {
  if (!context.types[ship.type]!.ballista) return { rule: '14.9', why: 'noBallista', hexes: [ship.hex] };
  if (!hasBallista(context, ship)) return { rule: '14.9.b', why: 'lost', hexes: [ship.hex] };
  return now && ship.fired ? { rule: '14.9', why: 'fired', hexes: [ship.hex] } : undefined;
}

/** After `survey`. */
export function judgeShot(context: Context, state: State, order: Order, ship: Ship | undefined): Refusal | undefined {
  if (!ship) return { rule: '14.5', why: 'noShip' };
  if (controlOf(ship) !== state.player) return { rule: '14.8.j', why: 'notCommanded', hexes: [ship.hex] };
  const kept = keptFromShooting(context, ship, true);
  if (kept) return kept;
  const at = toOf(order);
  const target = at < context.board.size ? shipAt(context, state, at) : undefined;
  if (!target) return { rule: '14.9', why: 'noTarget' };
  if (controlOf(target) === state.player) return { rule: '14.9', why: 'friend', hexes: [at] };
  if (distance(context.board, ship.hex, at) > BALLISTA_RANGE) return { rule: '14.9.a', why: 'range', hexes: [at] };
  const blockers = blockersBetween(context, ship.hex, at);
  if (blockers.length > 0) return { rule: '14.8.g', why: 'sight', hexes: blockers };
  return isBeyondShot(target) ? { rule: '14.8.k', why: 'wasted', hexes: [at] } : undefined;
}

export function applyShot(context: Context, state: State, order: Order, ship: Ship, dice: Dice, emit: Emit): void {
  const at = toOf(order);
  const target = shipAt(context, state, at)!;
  ship.fired = true;
  const die = dice.roll(state, 'ballista', 6, at);
  const hit = combatResult('ballista', die) === 'A';
  emit?.({ kind: 'ballistaShot', rule: '14.9', ship: ship.id, from: ship.hex, target: target.id, at, die, hit });
  if (hit) hitByShot(state, target, ship.hex, '14.9', emit);
}
