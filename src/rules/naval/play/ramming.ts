import type { Dice } from '../../../kernel/dice';
import { AHEAD, ramResult } from '../model/data';
import type { Emit, RamKind, RamResult, RamRoll } from '../model/events';
import { facingOf, kindOf, type Order, toOf } from '../model/orders';
import type { Context, Ship, State } from '../model/types';
import { floodFrom } from './flood';
import { controlOf, shipAt, surveyFor } from './ground';
import { crewOf, moveTo, pointsOf, ramKindOf } from './movement';

/** The rule of each kind of ram. */
export const RAM_RULES = { oarRake: '14.6.a', rudder: '14.6.b', flank: '14.6.c' } as const;
type RamRule = (typeof RAM_RULES)[RamKind];

function roll(state: State, name: string, kind: RamKind, crew: number, at: number, dice: Dice): RamRoll {
  const die = dice.roll(state, name, 6, at);
  return { die, crew, result: ramResult(kind, die + crew) };
}

/** 14.6 Places and turns first, then the dice: the rammer's and, in an oar rake, the rammed ship's; then what both suffer. */
export function applyRam(context: Context, state: State, order: Order, ship: Ship, dice: Dice, emit: Emit): void {
  surveyFor(context, state, controlOf(ship));
  const flood = floodFrom(context, ship, pointsOf(context, state, ship));
  const from = toOf(order);
  const direction = facingOf(order);
  const at = context.board.neighbours[from * 6 + direction]!;
  const target = shipAt(context, state, at)!;
  const kind = ramKindOf(direction, target.facing);
  const rakes = kind === 'oarRake';
  moveTo(ship, flood, from * 6 + direction, emit);
  if (kindOf(order) === 'through') ship.hex = context.board.neighbours[at * 6 + direction]!;
  if (rakes) {
    ship.facing = (ship.facing + 1) % 6;
    target.facing = (target.facing + 1) % 6;
  }
  const crews = [crewOf(context, ship), crewOf(context, target)] as const;
  const thrown = roll(state, 'ram', kind, crews[0], at, dice);
  const back = rakes ? roll(state, 'ramBack', kind, crews[1], ship.hex, dice) : undefined;
  emit?.({
    kind: 'rammed',
    rule: RAM_RULES[kind],
    ram: kind,
    ship: ship.id,
    target: target.id,
    from,
    at,
    to: ship.hex,
    roll: thrown,
    back,
  });
  if (rakes) {
    emit?.({ kind: 'swung', rule: '14.6.a', ship: ship.id, hex: ship.hex, facing: ship.facing });
    emit?.({ kind: 'swung', rule: '14.6.a', ship: target.id, hex: at, facing: target.facing });
  }
  suffer(target, thrown.result, RAM_RULES[kind], emit);
  if (back) suffer(ship, back.result, RAM_RULES[kind], emit);
}

/** What becomes of a ship that was rammed, beyond what it is already. */
export type Fate = 'nothing' | 'damaged' | 'sinking';

export function fateOf(ship: Ship, result: RamResult): Fate {
  if (result === '-') return 'nothing';
  if (result === 'E' && !ship.damaged) return 'damaged';
  return ship.sinking ? 'nothing' : 'sinking';
}

function suffer(ship: Ship, result: RamResult, rule: RamRule, emit: Emit): void {
  const fate = fateOf(ship, result);
  if (fate === 'damaged') {
    ship.damaged = true;
    emit?.({ kind: 'damaged', rule, ship: ship.id, hex: ship.hex });
  } else if (fate === 'sinking') {
    ship.sinking = true;
    emit?.({ kind: 'beganSinking', rule, ship: ship.id, hex: ship.hex });
  }
}

/** 14.6 What a ram costs beyond the way to the hex from which it is made. */
export const ramCost = (through: boolean): number => (through ? 2 * AHEAD : AHEAD);
