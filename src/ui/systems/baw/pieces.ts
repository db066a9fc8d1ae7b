import type { Hex } from '../../../kernel/board';
import { type Leader, RESERVE, type Side, type State, type Unit } from '../../../rules/baw/model/types';
import { leaderActor } from '../../../rules/baw/play/legal';

/** What can be taken up at the table, by the number that the rules give an actor: a unit, or a leader. */
export const isLeader = (state: State, piece: number): boolean => piece >= state.units.length;

export const unitOf = (state: State, piece: number | undefined): Unit | undefined => (piece === undefined ? undefined : state.units[piece]);
export const leaderOf = (state: State, piece: number | undefined): Leader | undefined =>
  piece === undefined ? undefined : state.leaders[piece - state.units.length];

export const unitOn = (state: State, hex: Hex): Unit | undefined => (hex < 0 ? undefined : state.units.find((unit) => unit.hex === hex));
export const leadersOn = (state: State, hex: Hex): Leader[] => (hex < 0 ? [] : state.leaders.filter((leader) => leader.hex === hex));

/** The units on hexes that have one. */
export const unitsIn = (state: State, hexes: readonly Hex[]): Unit[] =>
  hexes.flatMap((hex) => {
    const unit = unitOn(state, hex);
    return unit ? [unit] : [];
  });

/** B13.a Whether somebody of a group of reserves has not come yet. */
export const isAwaited = (state: State, side: Side, group: number): boolean =>
  [...state.units, ...state.leaders].some((piece) => piece.hex === RESERVE && piece.side === side && piece.group === group);

/** Who it is. */
export const pieceIn = (state: State, piece: number): Unit | Leader => unitOf(state, piece) ?? leaderOf(state, piece)!;
export const hexOfPiece = (state: State, piece: number): number => pieceIn(state, piece).hex;
export const sideOfPiece = (state: State, piece: number): Side => pieceIn(state, piece).side;

/** A leader as the rules number their actors. */
export const pieceOfLeader = leaderActor;

/** All that stand in a hex: the unit, then leaders. */
export function piecesOn(state: State, hex: Hex): number[] {
  const unit = unitOn(state, hex);
  return [...(unit ? [unit.id] : []), ...leadersOn(state, hex).map((leader) => pieceOfLeader(state, leader))];
}
