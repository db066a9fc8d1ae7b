import type { Hex } from '../../../kernel/board';
import type { Emit } from '../model/events';
import type { Ship, State } from '../model/types';
import { controlOf } from './ground';
import { settleStack } from './marines';

type LossRule = '14.8' | '14.9';

/** 14.8.k Archery and ballistae can do nothing more to a sinking ship without marines. */
export const isBeyondShot = (target: Ship): boolean => target.sinking && target.marines === 0;

export function loseMarine(state: State, target: Ship, rule: LossRule, emit: Emit): void {
  emit?.({ kind: 'marineLost', rule, ship: target.id, side: controlOf(target), hex: target.hex });
  target.marines--;
  settleStack(state, target, emit);
}

/** 14.8 One step of the hull: sound, damaged, sinking. */
export function loseHull(target: Ship, rule: LossRule, emit: Emit): void {
  const { id, hex } = target;
  if (target.damaged) {
    target.sinking = true;
    emit?.({ kind: 'beganSinking', rule, ship: id, hex });
  } else {
    target.damaged = true;
    emit?.({ kind: 'damaged', rule, ship: id, hex });
  }
}

/** 14.8 A: a marine or a step of the hull; whoever commands the target is asked where it has both to give. */
export function hitByShot(state: State, target: Ship, from: Hex, rule: LossRule, emit: Emit): void {
  if (target.marines === 0) loseHull(target, rule, emit);
  else if (target.sinking) loseMarine(state, target, rule, emit);
  else state.question = { asks: 'loss', target: target.id, from };
}
