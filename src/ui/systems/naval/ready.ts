import { kindOf, orderIn } from '../../../rules/naval/model/orders';
import type { Context, State } from '../../../rules/naval/model/types';
import { mayShoot } from '../../../rules/naval/play/ballistae';
import { legalActions } from '../../../rules/naval/play/legal';
import { mayMove } from '../../../rules/naval/play/movement';
import { targetsFrom } from './assaults';
import { ballistaMarks } from './ballistae';
import { declaredFrom } from './declared';
import { marineSteps } from './marines';
import { commanderOf, hexOfPiece, ownStacks, shipOf, stackOf } from './pieces';

const known = new WeakMap<State, ReadonlySet<number>>();

/** Pieces that can really do something now; scuttling is set aside, since it can be done at any time. */
export function readyPieces(context: Context, state: State): ReadonlySet<number> {
  let found = known.get(state);
  if (!found) {
    found = new Set(findReady(context, state));
    known.set(state, found);
  }
  return found;
}

function findReady(context: Context, state: State): number[] {
  if (state.question || state.assault) return [];
  switch (state.phase) {
    case 'movement':
      return state.ships.filter((ship) => mayMove(state, ship) && canSail(context, state, ship.id)).map(({ id }) => id);
    case 'marines':
      return ownStacks(state).filter((piece) => marineSteps(context, state, piece).length > 0);
    case 'attacks':
      return ownStacks(state).filter((piece) => targetsFrom(context, state, hexOfPiece(state, piece)).length > 0);
    case 'ballistae':
      return state.ships
        .filter((ship) => mayShoot(context, state, ship) && ballistaMarks(context, state, ship).length > 0)
        .map(({ id }) => id);
    default:
      return [];
  }
}

const canSail = (context: Context, state: State, id: number): boolean =>
  legalActions(context, state, id).some((action) => kindOf(orderIn(action)) !== 'scuttle');

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
