import type { Hex } from '../../../kernel/board';
import { NOBODY } from '../../../kernel/hexGame';
import { perState } from '../../../kernel/perObject';
import { fromOf, type Order } from '../../../rules/baw/model/orders';
import type { Context, State, Unit } from '../../../rules/baw/model/types';
import { actorsOf, legalActions } from '../../../rules/baw/play/legal';
import { entrant, isDue } from '../../../rules/baw/play/movement';
import { dutiesOf } from './attacks';
import { hexOfPiece, leaderOf, unitOf } from './pieces';

/** Units and leaders that can really do something now. */
export const readyPieces = perState((context: Context, state: State): ReadonlySet<number> => {
  const actors = state.attack ? [] : actorsOf(context, state).filter((actor) => actor !== NOBODY);
  return new Set(actors.filter((actor) => legalActions(context, state, actor).length > 0));
});

/** Units in reserve that are due, and whose orders are left to the first of their kind at an entry (B13.a). */
function followers(context: Context, state: State): readonly Unit[] {
  const ready = readyPieces(context, state);
  const canFollow = (unit: Unit, entry: Hex): boolean => {
    const first = entrant(context, state, unit.type, entry)!.id;
    return ready.has(first) && legalActions(context, state, first).some((action) => fromOf(action as Order) === entry);
  };
  return state.units.filter(
    (unit) =>
      !ready.has(unit.id) &&
      isDue(context, state, unit) &&
      context.armies[unit.side].reserves[unit.group]!.at.some((entry) => canFollow(unit, entry)),
  );
}

/** How many can really do something, the followers in reserve among them. */
export const readyCount = (context: Context, state: State): number => readyPieces(context, state).size + followers(context, state).length;

/** B13.a How many in reserve can come in now, units and leaders. */
export const readyReserves = (context: Context, state: State): number =>
  [...readyPieces(context, state)].filter((piece) => hexOfPiece(state, piece) < 0).length + followers(context, state).length;

/** What is taken up next: while somebody is bound, in melee, the bound alone. */
export function duePieces(context: Context, state: State): ReadonlySet<number> {
  const ready = readyPieces(context, state);
  const { bound } = dutiesOf(context, state);
  return bound.length === 0 ? ready : new Set([...ready].filter((piece) => bound.includes(hexOfPiece(state, piece))));
}

/** Whether a piece has done in this phase what it could. */
export function hasActed(state: State, piece: number): boolean {
  const unit = unitOf(state, piece);
  switch (state.phase) {
    case 'fire':
      return unit?.fired ?? false;
    case 'movement':
      return unit ? unit.moved : state.leaders[piece - state.units.length]!.moved;
    case 'melee':
      return unit?.attacked ?? false;
    case 'rally':
      return leaderOf(state, piece)?.called ?? false;
    default:
      return false;
  }
}
