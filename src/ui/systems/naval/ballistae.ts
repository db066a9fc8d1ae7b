import { distance, type Hex } from '../../../kernel/board';
import { BALLISTA_RANGE } from '../../../rules/naval/data';
import { controlOf } from '../../../rules/naval/ground';
import { judgeAction } from '../../../rules/naval/legal';
import type { Context, Ship, State } from '../../../rules/naval/types';
import type { TargetMark } from '../../board/facts';
import { shotOrder } from './orders';

/** 14.9.a The hexes within range of a ship's ballista, seen or not. */
export function ballistaRange({ board }: Context, { hex }: Ship): Hex[] {
  return Array.from({ length: board.size }, (_, at) => at).filter((at) => {
    const range = distance(board, hex, at);
    return range > 0 && range <= BALLISTA_RANGE;
  });
}

/** The ships that it can shoot at now. */
export const ballistaMarks = (context: Context, state: State, ship: Ship): TargetMark[] =>
  state.ships.flatMap((target) =>
    target.hex >= 0 && controlOf(target) !== state.player && !judgeAction(context, state, shotOrder(ship, target.hex))
      ? [{ hex: target.hex, label: '6', by: 'ballista' as const }]
      : [],
  );
