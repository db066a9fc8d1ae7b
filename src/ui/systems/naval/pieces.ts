import type { Hex } from '../../../kernel/board';
import type { Landing, Ship, Side, State } from '../../../rules/naval/model/types';
import { controlOf, landingAt } from '../../../rules/naval/play/ground';
import { piecesOf, shoreActor } from '../../../rules/naval/play/legal';

/**
 * What can be taken up at the table, by the number that the rules give an actor: a ship, or the marines on a land hex.
 * A hex never holds both.
 */
export const isLanding = (state: State, piece: number): boolean => piece >= state.ships.length;

export const shipIn = (state: State, id: number): Ship => state.ships[id]!;
export const shipOn = (state: State, hex: Hex): Ship | undefined => (hex < 0 ? undefined : state.ships.find((ship) => ship.hex === hex));
export const shipOf = (state: State, piece: number | undefined): Ship | undefined => (piece === undefined ? undefined : state.ships[piece]);

/** The piece in a hex, if there is one. */
export function pieceAt(state: State, hex: Hex): number | undefined {
  const ship = shipOn(state, hex);
  if (ship) return ship.id;
  return landingAt(state, hex) ? shoreActor(state, hex) : undefined;
}

/** Where a piece is; below 0 for a ship that has sunk or left. */
export const hexOfPiece = (state: State, piece: number): Hex =>
  isLanding(state, piece) ? piece - state.ships.length : shipIn(state, piece).hex;

/** Marine points in a hex, whoever they belong to, with what they have done in this phase. */
export const stackOf = (state: State, piece: number): Ship | Landing | undefined =>
  shipOf(state, piece) ?? landingAt(state, hexOfPiece(state, piece));

/** Who commands a piece. */
export function commanderOf(state: State, piece: number): Side | undefined {
  const ship = shipOf(state, piece);
  return ship ? controlOf(ship) : landingAt(state, hexOfPiece(state, piece))?.side;
}

/** What has marines of the phasing side. */
export const ownStacks = (state: State): number[] =>
  piecesOf(state)
    .filter(({ id, hex }) => hex >= 0 && commanderOf(state, id) === state.player && (stackOf(state, id)?.marines ?? 0) > 0)
    .map(({ id }) => id);
