import { perState } from '../../../kernel/perObject';
import { SIDES, type Side } from '../../../kernel/twoSides';

/** What is reckoned of a side in a state, once for each and kept as long as the state is. */
export function perSide<Context, State extends object, Value extends object>(
  reckon: (context: Context, state: State, side: Side) => Value,
): (context: Context, state: State, side: Side) => Value {
  const of = SIDES.map((side) => perState((context: Context, state: State) => reckon(context, state, side)));
  return (context, state, side) => of[side]!(context, state);
}

/** What is reckoned of a piece in a state, known by its id: once for each and kept as long as the state is. */
export function memoPerPiece<Context, State extends object, Piece extends { readonly id: number }, Value extends object>(
  reckon: (context: Context, state: State, piece: Piece) => Value,
): (context: Context, state: State, piece: Piece) => Value {
  const of = perState((_context: Context, _state: State) => new Map<number, Value>());
  return (context, state, piece) => {
    const known = of(context, state);
    let found = known.get(piece.id);
    if (!found) {
      found = reckon(context, state, piece);
      known.set(piece.id, found);
    }
    return found;
  };
}
