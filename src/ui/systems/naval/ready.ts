import { NOBODY } from '../../../kernel/hexGame';
import { perState } from '../../../kernel/perObject';
import { kindOf, orderIn } from '../../../rules/naval/model/orders';
import type { Context, State } from '../../../rules/naval/model/types';
import { declaredFrom } from '../../../rules/naval/play/attacks';
import { actorsOf, legalActions } from '../../../rules/naval/play/legal';
import { commanderOf, shipOf, stackOf } from './pieces';

/** Pieces that can really do something now, or have a declared attack before them; scuttling is set aside, since it can be done at any time. */
export const readyPieces = perState(
  (context: Context, state: State): ReadonlySet<number> =>
    new Set(actorsOf(context, state).filter((actor) => actor !== NOBODY && canAct(context, state, actor))),
);

const canAct = (context: Context, state: State, actor: number): boolean =>
  legalActions(context, state, actor).some((action) => kindOf(orderIn(action)) !== 'scuttle');

/** Whether a piece of the phasing side has done in this phase what it could. */
export function hasActed(state: State, piece: number): boolean {
  if (commanderOf(state, piece) !== state.player) return false;
  const ship = shipOf(state, piece);
  const held = stackOf(state, piece);
  switch (state.phase) {
    case 'movement':
      return ship?.moved ?? false;
    case 'marines':
      return !!held && held.marines > 0 && held.stepped >= held.marines;
    case 'attacks':
      return !!held && held.marines > 0 && held.fought - declaredFrom(state.assault, held.hex) >= held.marines;
    case 'ballistae':
      return ship?.fired ?? false;
    default:
      return false;
  }
}

/** Marine points that can still do something in this phase. */
export function readyMarines(context: Context, state: State): number {
  const done = state.phase === 'marines' ? 'stepped' : 'fought';
  return [...readyPieces(context, state)].reduce((sum, piece) => {
    const held = stackOf(state, piece);
    return held ? sum + held.marines - held[done] : sum;
  }, 0);
}
