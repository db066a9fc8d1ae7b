import { type Board, createBoard, type Direction, type Hex, neighbourOf, OFF_MAP, parseHex, printHex } from '../../../src/kernel/board';
import { type Generator, seedGenerator } from '../../../src/kernel/dice';
import type { Checked, KernelState } from '../../../src/kernel/game';
import { type BareContext, type BareEvent, otherSide, type Side, type TwoSidedGame, winnerOf } from '../../../src/kernel/twoSides';

/** Draughts on hexes: a man steps to one of the three hexes before him, or leaps over an enemy beside him, who is taken. Whoever cannot move has lost. */

export interface Man {
  readonly id: number;
  readonly side: Side;
  /** Off the map once he is taken. */
  readonly hex: Hex;
}

export interface Setup {
  readonly columns: number;
  readonly rows: number;
  readonly turns: number;
  readonly turn: number;
  readonly player: Side;
  readonly men: readonly [readonly Hex[], readonly Hex[]];
}

export type Context = BareContext;

export interface State extends KernelState {
  generator: Generator;
  turn: number;
  player: Side;
  phase: 'move' | 'over';
  men: readonly Man[];
}

export interface Move {
  readonly man: number;
  readonly to: Hex;
}

export interface Event extends BareEvent {
  readonly from?: Hex;
  readonly to?: Hex;
}

const AHEAD: readonly [readonly Direction[], readonly Direction[]] = [
  [5, 0, 1],
  [2, 3, 4],
];

export const manOn = ({ men }: State, hex: Hex): Man | undefined => men.find((man) => man.hex === hex);

/** The enemy who stands between, if the move is a leap. */
function leaptBy(board: Board, state: State, { man, to }: Move): Man | undefined {
  const { hex, side } = state.men[man]!;
  for (let direction = 0; direction < 6; direction++) {
    const between = neighbourOf(board, hex, direction);
    if (between === OFF_MAP || neighbourOf(board, between, direction) !== to) continue;
    const other = manOn(state, between);
    return other && other.side !== side ? other : undefined;
  }
  return undefined;
}

function movesOf({ board }: Context, state: State, { id, hex, side }: Man): Move[] {
  if (hex === OFF_MAP) return [];
  const free = (to: Hex): boolean => to !== OFF_MAP && !manOn(state, to);
  const steps = AHEAD[side].map((direction) => neighbourOf(board, hex, direction)).filter(free);
  const leaps = [0, 1, 2, 3, 4, 5].flatMap((direction) => {
    const between = neighbourOf(board, hex, direction);
    const to = between === OFF_MAP ? OFF_MAP : neighbourOf(board, between, direction);
    return free(to) && leaptBy(board, state, { man: id, to }) ? [to] : [];
  });
  return [...steps, ...leaps].map((to) => ({ man: id, to }));
}

const legalFor = (context: Context, state: State, side: Side): Move[] =>
  state.men.filter((man) => man.side === side).flatMap((man) => movesOf(context, state, man));

function legal(context: Context, state: State, actor?: number): Move[] {
  const all = state.phase === 'over' ? [] : legalFor(context, state, state.player);
  return actor === undefined ? all : all.filter(({ man }) => man === actor);
}

const isMove = (context: Context, state: State, move: Move | undefined): boolean =>
  move !== undefined && legal(context, state, move.man).some(({ to }) => to === move.to);

function readPosition(json: unknown): Checked<Setup> {
  const { map = {}, men, turn = 1, turns = 40, player = 1 } = json as Record<string, unknown>;
  const { columns, rows } = map as { columns?: number; rows?: number };
  if (!columns || !rows) return { ok: false, faults: [{ at: 'map', expected: 'map' }] };
  const [first, second] = (men as readonly string[]).map((names) => names.split(' ').map((name) => parseHex({ columns, rows }, name)));
  const hexes = [...(first ?? []), ...(second ?? [])];
  if (hexes.some((hex) => hex === undefined || hex < 0)) return { ok: false, faults: [{ at: 'men', expected: 'hex' }] };
  const setup = { columns, rows, turn: Number(turn), turns: Number(turns), player: player === 2 ? 1 : 0, men: [first, second] };
  return { ok: true, value: setup as unknown as Setup };
}

function apply(context: Context, state: State, move: Move, emit: (event: Event) => void): void {
  const { board, turns } = context;
  const taken = leaptBy(board, state, move);
  const { hex: from, side } = state.men[move.man]!;
  state.men = state.men.map((man) => (man.id === move.man ? { ...man, hex: move.to } : man === taken ? { ...man, hex: OFF_MAP } : man));
  emit({ kind: taken ? 'leapt' : 'stepped', rule: 'D2', side, from, to: move.to });
  state.player = otherSide(side);
  if (state.player === 0) state.turn += 1;
  if (state.turn > turns || legalFor(context, state, state.player).length === 0) {
    state.turn = Math.min(state.turn, turns);
    state.phase = 'over';
    emit({ kind: 'battleEnded', rule: 'D3' });
    return;
  }
  emit({ kind: 'turnBegan', rule: 'D1', turn: state.turn, side: state.player });
  emit({ kind: 'phaseBegan', rule: 'D1', phase: 'move', side: state.player });
}

const menLeft = (state: State, side: Side): number => state.men.filter((man) => man.side === side && man.hex !== OFF_MAP).length;

export const draughts: TwoSidedGame<Setup, Context, State, Move, Event> = {
  id: 'draughts',
  sequenceRule: 'D1',
  readPosition,
  open({ columns, rows, turns, turn, player, men }, seed) {
    const all = men.flatMap((hexes, side) => hexes.map((hex) => ({ side: side as Side, hex })));
    const state: State = { generator: seedGenerator(seed), turn, player, phase: 'move', men: all.map((man, id) => ({ id, ...man })) };
    return { context: { board: createBoard(columns, rows), turns, draw: 0 }, state };
  },
  printPosition({ board, turns }, { turn, player, men }) {
    const names = (side: Side): string =>
      men
        .filter((man) => man.side === side && man.hex !== OFF_MAP)
        .map(({ hex }) => printHex(board, hex))
        .join(' ');
    return {
      system: 'draughts',
      map: { columns: board.columns, rows: board.rows },
      turn,
      turns,
      player: player + 1,
      men: [names(0), names(1)],
    };
  },
  decider: (_context, { phase, player }) => (phase === 'over' ? undefined : player),
  asked: () => false,
  acts: (_context, { player }) => player,
  sideNames: () => ['Black', 'White'],
  pieces: ({ men }) => men,
  actors: (context, state) => [...new Set(legal(context, state).map(({ man }) => man))],
  legal,
  judge: (context, state, move) => (isMove(context, state, move) ? undefined : { rule: 'D2', why: 'noMove' }),
  apply: (context, state, move, _dice, emit = () => undefined) => apply(context, state, move, emit),
  clone: (state) => ({ ...state }),
  share: (_before, next) => next,
  outcome(context, state) {
    if (state.phase !== 'over') return undefined;
    const stuck = legalFor(context, state, state.player).length === 0;
    const pointsOf = (side: Side): number => (stuck && side === state.player ? 0 : menLeft(state, side));
    const score = [pointsOf(0), pointsOf(1)] as const;
    return { score, winner: winnerOf(context, score) };
  },
  check(_context, { men }) {
    const held = men.filter(({ hex }) => hex !== OFF_MAP).map(({ hex }) => hex);
    return new Set(held).size === held.length ? [] : ['two men stand in one hex'];
  },
  parseAction({ board }, state, text) {
    const [from, to] = text.split('-').map((name) => parseHex(board, name));
    const man = from === undefined ? undefined : manOn(state, from);
    return man && to !== undefined ? { man: man.id, to } : undefined;
  },
  printAction: ({ board }, { men }, { man, to }) => `${printHex(board, men[man]!.hex)}-${printHex(board, to)}`,
};
