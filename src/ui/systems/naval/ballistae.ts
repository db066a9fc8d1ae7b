import type { Hex } from '../../../kernel/board';
import { BALLISTA_RANGE } from '../../../rules/naval/model/data';
import type { Context, Ship, State } from '../../../rules/naval/model/types';
import { controlOf } from '../../../rules/naval/play/ground';
import { judgeAction } from '../../../rules/naval/play/legal';
import type { SeaTarget } from './board/facts';
import { shotOrder } from './orders';
import { hexesWithin } from './sight';

/** 14.9.a The hexes within range of a ship's ballista, seen or not, its own among them. */
export const ballistaRange = (context: Context, { hex }: Ship): Hex[] => hexesWithin(context, hex, BALLISTA_RANGE);

/** The ships that it can shoot at now. */
export const ballistaMarks = (context: Context, state: State, ship: Ship): SeaTarget[] =>
  state.ships.flatMap((target) =>
    target.hex >= 0 && controlOf(target) !== state.player && !judgeAction(context, state, shotOrder(ship, target.hex))
      ? [{ hex: target.hex, label: '6', by: 'ballista' as const }]
      : [],
  );
