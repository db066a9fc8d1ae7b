import type { Board, Direction, Hex } from '../../../../kernel/board';
import { DiceError, scriptedDice } from '../../../../kernel/dice';
import type { Refusal } from '../../../../kernel/game';
import type { Piece } from '../../../../kernel/hexGame';
import type { AnyTwoSidedGame, BareContext, BareState } from '../../../../kernel/twoSides';
import type { LineRules, LineWay } from '../../contract/line';
import { aheadBy, firstsOf, lengthOf, partOf, type Shift, shiftBetween, shifted, turned } from './shape';

/** What all are told: to go so far or, with `about`, to wheel about that hex, and then to face so many hexsides further to the right. */
export interface Command {
  readonly shift: Shift;
  readonly turn: number;
  readonly about?: Hex | undefined;
}

/** How far one of them is to go. */
function shiftOf(board: Board, hex: Hex, { shift, turn, about }: Command): Shift {
  if (about === undefined) return shift;
  const before = shiftBetween(board, about, hex);
  const after = turned(before, turn);
  return { q: after.q - before.q, r: after.r - before.r };
}

/** What one of them does of it. */
export interface Going {
  readonly piece: number;
  readonly from: Hex;
  /** Undefined: it stays as it is. */
  readonly order: unknown;
  /** Undefined too of whoever goes along with another in its hex: it is that one's. */
  readonly way: LineWay | undefined;
  /** Hexes along the way, and of how many. */
  readonly hexes: number;
  readonly of: number;
  /** Why it goes no further. */
  readonly refusal: Refusal | undefined;
}

/** Those who go together, in the order in which they are ordered, so that none stands in another's way. */
export type LinePlan = readonly Going[];

interface Ground {
  readonly game: AnyTwoSidedGame;
  readonly rules: LineRules;
  readonly context: BareContext;
}

/** Where a piece would end the way, its furthest goal first; where it is it can turn, if it faces anywhere. */
function goalsOf(board: Board, { hex, facing }: Piece, command: Command): { readonly hex: Hex; readonly hexes: number }[] {
  const shift = shiftOf(board, hex, command);
  const length = lengthOf(shift);
  const goals = Array.from({ length }, (_, i) => ({ hex: shifted(board, hex, partOf(shift, length - i)), hexes: length - i }));
  return command.turn === 0 || facing === undefined ? goals : [...goals, { hex, hexes: 0 }];
}

const facingAfter = ({ facing }: Piece, turn: number): Direction | undefined => (facing === undefined ? undefined : (facing + turn) % 6);

/** What a piece does in a state, in which those before it have gone. */
function goingOf({ game, rules, context }: Ground, state: BareState, piece: Piece, command: Command): Going {
  const of = lengthOf(shiftOf(context.board, piece.hex, command));
  const stays = { piece: piece.id, from: piece.hex, order: undefined, way: undefined, hexes: 0, of };
  let refusal: Refusal | undefined;
  for (const { hex, hexes } of goalsOf(context.board, piece, command)) {
    const order = rules.order(context, state, piece.id, hex, facingAfter(piece, command.turn));
    const refused = game.judge(context, state, order);
    if (!refused) return { ...stays, order, way: rules.way(context, state, piece.id, order), hexes, refusal };
    refusal = refused;
  }
  return { ...stays, refusal };
}

/** Plays an order in a state of one's own; false where a die would fall, whose face nobody may see before. */
export function follow({ game, context }: Omit<Ground, 'rules'>, state: BareState, order: unknown): boolean {
  try {
    game.apply(context, state, order, scriptedDice([]));
    return true;
  } catch (error) {
    if (error instanceof DiceError) return false;
    throw error;
  }
}

/** Who goes next: in a wheel whoever may go the whole way, for there nobody is ahead of all others; else the first. */
function nextOf({ game, rules, context }: Ground, state: BareState, waiting: readonly Piece[], command: Command): number {
  if (command.about === undefined) return 0;
  const free = waiting.findIndex((piece) => {
    const [goal] = goalsOf(context.board, piece, command);
    const order = goal && rules.order(context, state, piece.id, goal.hex, facingAfter(piece, command.turn));
    return order !== undefined && !game.judge(context, state, order);
  });
  return Math.max(0, free);
}

/** Whoever is in a hex with another goes where that one has gone, or stays there with it. */
function alongWith({ game, rules, context }: Ground, state: BareState, { id, hex, facing }: Piece, lead: Going): Going {
  const stays = { ...lead, piece: id, order: undefined, way: undefined, hexes: 0, refusal: undefined };
  const to = game.pieces(state).find((piece) => piece.id === lead.piece)!.hex;
  if (to === hex) return stays;
  const order = rules.order(context, state, id, to, facing);
  const refusal = game.judge(context, state, order);
  return refusal ? { ...stays, refusal } : { ...stays, order, hexes: lead.hexes };
}

/** What becomes of a command in a state as whoever decides knows it: those ahead go first, each as far as it may. */
export function planLine(ground: Ground, state: BareState, pieces: readonly number[], command: Command): LinePlan {
  const { game, context } = ground;
  const { board } = context;
  let next = game.clone(state);
  const chosen = game.pieces(state).filter(({ id }) => pieces.includes(id));
  const ranked = firstsOf(chosen).sort(
    (a, b) => aheadBy(board, b.hex, command.shift) - aheadBy(board, a.hex, command.shift) || a.id - b.id,
  );
  const plan: Going[] = [];
  const take = (going: Going): void => {
    const before = going.order === undefined ? next : game.clone(next);
    if (going.order !== undefined && !follow(ground, next, going.order)) next = before;
    plan.push(going);
  };
  while (ranked.length > 0) {
    const piece = ranked.splice(nextOf(ground, next, ranked, command), 1)[0]!;
    const going = goingOf(ground, next, piece, command);
    take(going);
    for (const other of chosen) if (other.hex === piece.hex && other !== piece) take(alongWith(ground, next, other, going));
  }
  return plan;
}

export const ordersOf = (plan: LinePlan): unknown[] => plan.flatMap(({ order }) => (order === undefined ? [] : [order]));

/** How many go as far as they are told, how many less far, how many not at all. */
export function countOf(plan: LinePlan): { readonly whole: number; readonly part: number; readonly stay: number } {
  const stay = plan.filter(({ order }) => order === undefined).length;
  const whole = plan.filter(({ order, hexes, of }) => order !== undefined && hexes === of).length;
  return { whole, part: plan.length - whole - stay, stay };
}
