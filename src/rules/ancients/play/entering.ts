import type { Hex } from '../../../kernel/board';
import type { Emit } from '../model/events';
import { type Context, otherSide, type State, type Unit } from '../model/types';
import { woodsDisorder } from './footing';
import { openCampOf } from './ground';
import { captureLeaders } from './leaders';

/**
 * What entering a hex does, however it is entered: friends passed through (6.c), leaders captured (11.e), woods (T2), an open camp (6.j.3).
 * Needs `surveyMover`.
 */
export function enterHex(context: Context, state: State, unit: Unit, hex: Hex, emit: Emit): void {
  const { scratch } = context;
  unit.hex = hex;
  const held = scratch.unitAt[hex]!;
  if (held) {
    disorder(state.units[held - 1]!, '6.c', emit);
    const camp = scratch.campAt[hex]!;
    if (camp) disorder(state.units[camp - 1]!, '6.c', emit);
    disorder(unit, '6.c', emit);
  }
  captureLeaders(context, state, unit, hex, emit);
  if (woodsDisorder(context, unit, hex)) disorder(unit, 'T2', emit);
  enterCamp(context, state, unit, hex, emit);
}

/** 6.j.2, 6.j.3 */
export function enterCamp(context: Context, state: State, unit: Unit, hex: Hex, emit: Emit): void {
  const enemy = otherSide(unit.side);
  if (openCampOf(context, state, enemy) === hex) {
    const first = !state.armies[enemy].campCaptured;
    state.armies[enemy].campCaptured = true;
    unit.plundering = true;
    emit?.({ kind: 'campCaptured', rule: '6.j.2', unit: unit.id, side: enemy, hex, first });
  }
  const own = state.armies[unit.side];
  if (own.campCaptured && openCampOf(context, state, unit.side) === hex) {
    emit?.({ kind: 'campRetaken', rule: '6.j.3', unit: unit.id, side: unit.side, hex });
  }
}

/** 6.c R Nothing happens to a unit that is disordered already. */
export function disorder(unit: Unit, rule: '6.c' | 'T2' | '9.1', emit: Emit): void {
  if (unit.disordered) return;
  unit.disordered = true;
  emit?.({ kind: 'disordered', rule, unit: unit.id, hex: unit.hex });
}
