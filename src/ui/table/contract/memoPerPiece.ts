/** What is reckoned of a piece in a state, once for each: a state that has been shown is never changed. */
export function memoPerPiece<Context, State extends object, Piece extends { readonly id: number }, Value>(
  reckon: (context: Context, state: State, piece: Piece) => Value,
): (context: Context, state: State, piece: Piece) => Value {
  const known = new WeakMap<State, Map<number, Value>>();
  return (context, state, piece) => {
    let all = known.get(state);
    if (!all) {
      all = new Map();
      known.set(state, all);
    }
    let found = all.get(piece.id);
    if (found === undefined) {
      found = reckon(context, state, piece);
      all.set(piece.id, found);
    }
    return found;
  };
}
