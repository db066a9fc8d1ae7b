import type { Dice } from '../../../kernel/dice';
import { HOLDS, LARGE_REPAIR, repairResult } from '../model/data';
import type { Emit } from '../model/events';
import { type Context, type Ship, type State, SUNK } from '../model/types';
import { controlOf } from './ground';

/** 14.10 The phasing player rolls for each sinking ship that he commands, in the order of the hexes. */
export function repairShips(context: Context, state: State, dice: Dice, emit: Emit): void {
  const sinking = state.ships.filter((ship) => ship.hex >= 0 && ship.sinking && controlOf(ship) === state.player);
  sinking.sort((a, b) => a.hex - b.hex);
  for (const ship of sinking) repair(context, state, ship, dice, emit);
}

function repair(context: Context, state: State, ship: Ship, dice: Dice, emit: Emit): void {
  const { id, hex, marines } = ship;
  const large = context.types[ship.type]!.size === 'large';
  const die = dice.roll(state, 'repair', 6, hex);
  const result = repairResult(die + (large ? LARGE_REPAIR : 0));
  emit?.({ kind: 'repairRolled', rule: '14.10', ship: id, hex, die, large, result });
  if (result === 'stays') return;
  ship.sinking = false;
  if (result === 'saved') {
    ship.damaged = true;
    return;
  }
  ship.hex = SUNK;
  ship.marines = 0;
  ship.captured = false;
  emit?.({ kind: 'sunk', rule: '14.10', ship: id, hex, marines });
}

/** 14.7.d How many marine points aboard a ship are too many when a player turn ends. */
const excessOf = (context: Context, ship: Ship): number =>
  ship.hex < 0 ? 0 : Math.max(0, ship.marines - HOLDS[context.types[ship.type]!.size]);

/** 14.7.d What is too many on a ship is lost. */
export function throwOverboard(context: Context, state: State, emit: Emit): void {
  for (const { ship, count } of overfull(context, state)) {
    ship.marines -= count;
    emit?.({ kind: 'overboard', rule: '14.7.d', ship: ship.id, side: controlOf(ship), hex: ship.hex, count });
  }
}

/** 14.7.d The ships with too many marine points, in the order of the hexes, and how many will be lost at the end of the player turn. */
export function overfull(context: Context, state: State): { ship: Ship; count: number }[] {
  const found: { ship: Ship; count: number }[] = [];
  for (const ship of state.ships) {
    const count = excessOf(context, ship);
    if (count > 0) found.push({ ship, count });
  }
  return found.sort((a, b) => a.ship.hex - b.ship.hex);
}
