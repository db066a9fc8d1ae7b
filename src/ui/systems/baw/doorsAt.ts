import type { Hex } from '../../../kernel/board';
import { type Context, SIDES, type Side, type State } from '../../../rules/baw/model/types';
import { isAwaited } from './pieces';

interface DoorsAt {
  /** B13.c Who may leave the map here. */
  readonly exits: readonly Side[];
  /** B13.a Whose reserves may still come in here, and from which turn on. */
  readonly entries: readonly { readonly side: Side; readonly turn: number }[];
}

export function doorsAt({ armies }: Context, state: State, hex: Hex): DoorsAt {
  const turnsOf = (side: Side) =>
    new Set(armies[side].reserves.flatMap(({ turn, at }, group) => (at.includes(hex) && isAwaited(state, side, group) ? [turn] : [])));
  return {
    exits: SIDES.filter((side) => armies[side].exits.includes(hex)),
    entries: SIDES.flatMap((side) => [...turnsOf(side)].map((turn) => ({ side, turn }))),
  };
}
