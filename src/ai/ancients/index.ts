import type { Action } from '../../rules/ancients/model/orders';
import type { Context, State } from '../../rules/ancients/model/types';
import { isMet } from '../../rules/ancients/play/victory';
import type { GameAi, ScriptName } from '../players';
import { playScript } from './centurion';
import { tacticsUnseen } from './duels';
import { knownToPlayOn } from './known';
import { wingPostures } from './postures';
import { reasonsOf } from './reasons';
import { CENTURION, OPTIO, RECRUIT, type Style } from './style';
import { tactics } from './tactics';

const STYLES: Readonly<Record<ScriptName, Style>> = { recruit: RECRUIT, optio: OPTIO, centurion: CENTURION };

/** How the land game is played. */
export const ancientsAi: GameAi<Context, State, Action> = {
  tactics,
  known: knownToPlayOn,
  guesses: (_context, state) => tacticsUnseen(state),
  reasons: reasonsOf,
  scored: (context, state, side) =>
    context.victory.filter((term) => term.by === side && isMet(context, state, term)).map(({ term }) => term),
  script: (context, truth, choose, { name, ...manner }) => playScript(context, truth, choose, STYLES[name], manner),
  wingPostures,
};
