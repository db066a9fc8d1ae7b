import type { Action } from '../../rules/baw/model/orders';
import type { Context, State } from '../../rules/baw/model/types';
import type { GameAi } from '../players';
import { wingPostures } from './postures';
import { reasonsOf } from './reasons';
import { playScript } from './script';
import { scoredBy } from './standing';
import { tactics } from './tactics';

/** How Battles of the Ancient World is played. */
export const bawAi: GameAi<Context, State, Action> = {
  tactics,
  known: (_context, state) => state,
  reasons: reasonsOf,
  scored: scoredBy,
  script: (context, state, _choose, manner) => playScript(context, state, manner),
  wingPostures,
};
