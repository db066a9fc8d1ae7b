import type { Hex } from '../../../kernel/board';
import type { Emit } from '../model/events';
import { BESIDE, type Context, type Side, type State, type Unit } from '../model/types';
import { shiftLeaders, WAITING, WITH_RESERVE } from './leaders';

/** 5.a A reserve may enter on its turn and on any later one. */
export function isDue(context: Context, state: State, unit: Unit): boolean {
  return unit.hex === BESIDE && context.armies[unit.side].reserves[unit.group]!.turn <= state.turn;
}

/** 5.c Leaders of the phasing player's due reserves join those waiting beside the map. */
export function joinLeaders(context: Context, state: State, emit: Emit): void {
  const side = state.player;
  const army = state.armies[side];
  for (const [group, reserve] of context.armies[side].reserves.entries()) {
    const count = army.reserveLeaders[group]!;
    if (reserve.turn > state.turn || count === 0) continue;
    shiftLeaders(context, state, side, WITH_RESERVE - group, WAITING, count);
    emit?.({ kind: 'leadersJoined', rule: '5.c', side, count });
  }
}

/** Phase 3: what has come due this turn. */
export function announceReserves(context: Context, state: State, emit: Emit): void {
  const side = state.player;
  joinLeaders(context, state, emit);
  if (!emit) return;
  for (const [group, reserve] of context.armies[side].reserves.entries()) {
    if (reserve.turn !== state.turn) continue;
    const units = reserveUnits(state, side, group)
      .filter((unit) => !context.hooks.barsMove?.(context, state, unit))
      .map((unit) => unit.id);
    if (units.length > 0) emit({ kind: 'reserveDue', rule: '5.a', side, units, at: reserve.at });
  }
}

/** Does one of the side's due reserves list this hex? */
export function isEntry(context: Context, state: State, unit: Unit, hex: Hex): boolean {
  return isDue(context, state, unit) && context.armies[unit.side].reserves[unit.group]!.at.includes(hex);
}

/** The reserve that an order means by a type and an entry hex: the first in the list that may enter there, those in order before the disordered. */
export function enteringReserve(context: Context, state: State, side: Side, type: number, hex: Hex): Unit | undefined {
  return firstInOrder(reservesFor(context, state, side, type, hex).filter((unit) => !unit.moved));
}

/** 5.d The reserve that an attack from beside the map means: likewise, of those that have not attacked; if all have, the first of them. */
export function assaultingReserve(context: Context, state: State, type: number, hex: Hex): Unit | undefined {
  const reserves = reservesFor(context, state, state.player, type, hex);
  return firstInOrder(reserves.filter((unit) => !unit.attacked)) ?? reserves[0];
}

const reservesFor = (context: Context, state: State, side: Side, type: number, hex: Hex): Unit[] =>
  state.units.filter((unit) => unit.side === side && unit.type === type && isEntry(context, state, unit, hex));

/** Of units that an order cannot tell apart the one it means: those in order before the disordered. */
export const firstInOrder = (units: readonly Unit[]): Unit | undefined => units.find((unit) => !unit.disordered) ?? units[0];

/** Units beside the map that belong to a reserve. */
export const reserveUnits = (state: State, side: Side, group: number): Unit[] =>
  state.units.filter((unit) => unit.side === side && unit.hex === BESIDE && unit.group === group);

/** A group left without units and leaders disappears. */
export function groupsLeft(context: Context, state: State, side: Side): number[] {
  return [...context.armies[side].reserves.keys()].filter(
    (group) => reserveUnits(state, side, group).length > 0 || state.armies[side].reserveLeaders[group]! > 0,
  );
}
