import type { Direction, Hex } from '../../../kernel/board';
import type { Emit } from '../model/events';
import { aheadOfAny } from '../model/front';
import type { Context, State } from '../model/types';
import { enterHex } from './entering';
import type { MoveRequest, Trail } from './trail';

/**
 * A move whose way is shut at the place `met` of its path, as its player could not know (13.7): the unit goes as far as the last hex where it
 * may stand, and its move is over. R: friends beyond that hex are not disturbed; stopped right before what it met, it faces it. A reserve that
 * finds no such hex stays beside the map. Needs `surveyMover`.
 */
export function stopShort(
  context: Context,
  state: State,
  request: MoveRequest,
  { steps }: Trail,
  path: readonly Hex[],
  met: number,
  facing: Direction,
  emit: Emit,
): void {
  const { unit } = request;
  const from = unit.hex;
  const last = lastFree(context, path, met, from < 0);
  const at = path[met]!;
  if (last < 0) return emit?.({ kind: 'ranInto', rule: '13.7', unit: unit.id, at, stops: from });
  const kept = last > 0 ? steps[last - 1]! : facing;
  const end = last === met - 1 ? steps[last]! : kept;
  const gone = path.slice(0, last + 1);
  if (from < 0)
    emit?.({ kind: 'entered', rule: '6.h', unit: unit.id, path: gone, facing: end, cost: costOf(context, request, steps, gone) });
  else if (last > 0)
    emit?.({ kind: 'moved', rule: '6.d', unit: unit.id, from, path: gone, facing: end, cost: costOf(context, request, steps, gone) });
  for (let i = from < 0 ? 0 : 1; i <= last; i++) {
    enterHex(context, state, unit, gone[i]!, emit);
    if (i > 0) context.hooks.stepped?.(context, state, unit, gone[i - 1]!);
  }
  unit.facing = end;
  emit?.({ kind: 'ranInto', rule: '13.7', unit: unit.id, at, stops: unit.hex });
}

/** 6.c The place in the path, before the one met, of the last hex without a friend; the start always is one, unless it lies off the map. */
function lastFree(context: Context, path: readonly Hex[], met: number, enters: boolean): number {
  const least = enters ? -1 : 0;
  let last = met - 1;
  while (last > least && context.scratch.unitAt[path[last]!]) last--;
  return last;
}

function costOf(context: Context, { facings, paid, phalanx }: MoveRequest, steps: readonly Direction[], path: readonly Hex[]): number {
  let cost = paid;
  let held = facings;
  for (let i = 0; i < path.length - 1; i++) {
    const d = steps[i]!;
    cost += context.steps[phalanx ? 1 : 0][path[i]! * 6 + d]! + ((aheadOfAny[held]! >> d) & 1 ? 0 : 1);
    held = 1 << d;
  }
  return cost;
}
