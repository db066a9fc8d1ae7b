import type { Action } from '../../rules/naval/model/orders';
import type { Context, State } from '../../rules/naval/model/types';
import { talliesOf } from '../../rules/naval/play/victory';
import type { GameAi, ScriptName } from '../players';
import { wingPostures } from './postures';
import { reasonsOf } from './reasons';
import { playScript } from './script';
import { CENTURION, OPTIO, RECRUIT, type Style } from './style';
import { tactics } from './tactics';

const STYLES: Readonly<Record<ScriptName, Style>> = { recruit: RECRUIT, optio: OPTIO, centurion: CENTURION };

/** How the naval game is played. */
export const navalAi: GameAi<Context, State, Action> = {
  tactics,
  known: (_context, state) => state,
  reasons: reasonsOf,
  scored: (context, state, side) =>
    talliesOf(context, state, side)
      .filter(({ points }) => points > 0)
      .map(({ term }) => term.term),
  script: (context, state, _choose, { name, ...manner }) => playScript(context, state, STYLES[name], manner),
  wingPostures,
};
