import { distance } from '../../kernel/board';
import { type Action, facingOf, fromOf, kindOf, type Order, orderIn, toOf } from '../../rules/naval/model/orders';
import type { Context, Ship, State } from '../../rules/naval/model/types';
import { hasCorvus, mannerAt, needFor } from '../../rules/naval/play/attacks';
import { controlOf, isAboard, shipAt, stackAt, survey } from '../../rules/naval/play/ground';
import { ramKindOf } from '../../rules/naval/play/movement';
import { ramHarm } from '../../rules/naval/play/odds';
import { RAM_RULES } from '../../rules/naval/play/ramming';
import type { Reason } from '../tactics';
import { outlook } from './sail';
import { seaOf } from './sea';
import { CENTURION } from './style';
import { priceOf } from './worth';

/** A ram as the ships lie, by their crews and hulls as they were when it was asked. No reason to sink what the dice of the plan have sunk. */
function ramReasons(context: Context, state: State, ship: Ship, order: Order, asked: State): Reason[] {
  const direction = facingOf(order);
  const at = context.board.neighbours[toOf(order) * 6 + direction]!;
  const target = shipAt(context, state, at);
  if (!target) return [];
  const kind = ramKindOf(direction, target.facing);
  const [by, victim] = [asked.ships[ship.id]!, asked.ships[target.id]!];
  if (target.sinking && !victim.sinking) return [];
  const back = ramHarm(context, kind, victim, by);
  const risk = kind === 'oarRake' ? back.damages + back.sinks : 0;
  const values = { ...ramHarm(context, kind, by, victim), risk };
  return [{ why: `ram:${kind}`, rule: RAM_RULES[kind], hexes: [at], values }];
}

/** 14.2 The hexes from which a ship scores by leaving: none of a prize, nor of a size that it brings nothing. */
function exitsOf(context: Context, ship: Ship): number[] {
  if (ship.captured || priceOf(context, ship).exit <= 0) return [];
  return context.victory.filter(({ term, by }) => term === 'exit' && by === ship.side).flatMap(({ at }) => at ?? []);
}

/** Hexes from a hex to the nearest from which leaving scores. */
function exitRange({ board }: Context, exits: readonly number[], hex: number): number {
  return exits.reduce((least, exit) => Math.min(least, distance(board, hex, exit)), 99);
}

function moveReasons(context: Context, state: State, ship: Ship, hex: number, facing: number): Reason[] {
  const sea = seaOf(context, state, controlOf(ship), CENTURION);
  const here = outlook(sea, ship, ship.hex, ship.facing);
  const there = outlook(sea, ship, hex, facing);
  const reasons: Reason[] = [];
  if (there.threatens > here.threatens + 0.05) reasons.push({ why: 'threatensRam', rule: '14.6' });
  if (there.exposed < here.exposed - 0.05) reasons.push({ why: 'leavesDanger', rule: '14.6.c' });
  if (there.alongside && !here.alongside && ship.marines > 0) reasons.push({ why: 'alongside', rule: '14.8.b' });
  const exits = exitsOf(context, ship);
  if (exits.length > 0 && there.exit < here.exit)
    reasons.push({ why: 'nearerExit', rule: '14.2', values: { range: exitRange(context, exits, hex) } });
  if (reasons.length === 0 && there.near < here.near) reasons.push({ why: 'nearer', values: { range: there.near } });
  return reasons;
}

/** After `survey`: how likely an attack succeeds that is declared or made, and how many marines defend the ship. */
function attackReasons(context: Context, state: State, order: Order): Reason[] {
  const at = toOf(order);
  const stack = stackAt(context, state, fromOf(order), state.player);
  const target = shipAt(context, state, at);
  const by = stack && mannerAt(!isAboard(stack), distance(context.board, stack.hex, at));
  if (!by || !target) return [];
  const values = { need: needFor(by, hasCorvus(context, stack)), marines: target.marines };
  return [{ why: target.marines === 0 ? 'undefended' : 'defended', rule: '14.8', hexes: [at], values }];
}

/** Why an order is good, as the script sees it. */
export function reasonsOf(context: Context, state: State, action: Action, asked = state): Reason[] {
  const order = orderIn(action);
  survey(context, state);
  const ship = shipAt(context, state, fromOf(order));
  const target = shipAt(context, state, toOf(order));
  switch (kindOf(order)) {
    case 'move':
      return ship ? moveReasons(context, state, ship, toOf(order), facingOf(order)) : [];
    case 'ram':
    case 'through':
      return ship ? ramReasons(context, state, ship, order, asked) : [];
    case 'leave':
      return ship && exitsOf(context, ship).includes(toOf(order)) ? [{ why: 'leaves', rule: '14.2' }] : [];
    case 'declare':
    case 'board':
    case 'archery':
      return attackReasons(context, state, order);
    case 'shoot':
      if (!target) return [];
      return [{ why: 'shot', rule: '14.9', hexes: [toOf(order)], values: { need: needFor('ballista'), marines: target.marines } }];
    case 'end':
      return [{ why: 'nothingBetter', rule: '14.4' }];
    default:
      return [];
  }
}
