import { type Board, type Hex, hexAtAxial, LARGEST_SIDE } from '../../kernel/board';
import { perObject } from '../../kernel/perObject';
import { type Context, otherSide, type Side, type State, type Unit } from '../../rules/baw/model/types';
import { bonusAt, isHampered } from '../../rules/baw/play/ground';
import { memoTable } from '../memoTable';

export const FAR = 999;
/** Hexes beyond which nobody's coming is reckoned with. */
export const LONGEST = 7;
const RADII = LONGEST + 1;

/** What a side sees of the battle before it moves, by hex. Two for each context; each is filled anew when the enemy has changed. */
export interface Field {
  readonly side: Side;
  /** Piece by piece the enemy that it was filled from: his units, then his leaders. */
  readonly enemy: number[];
  /** Steps to the nearest enemy unit, past ground that nobody enters; `FAR` if there is none. */
  readonly near: Int16Array;
  /** The three strongest enemies that could attack whoever stands there in the enemy's next turn: the strengths. */
  readonly first: Float32Array;
  readonly second: Float32Array;
  readonly third: Float32Array;
  /** The greatest movement allowance among them: light units faster than that get away. */
  readonly fastest: Uint8Array;
}

/** The hexes within a radius of a hex. */
function disc(board: Board, hex: Hex, radius: number): Int16Array {
  const found: number[] = [];
  for (let dq = -radius; dq <= radius; dq++) {
    for (let dr = Math.max(-radius, -dq - radius); dr <= Math.min(radius, -dq + radius); dr++) {
      const at = hexAtAxial(board, board.q[hex]! + dq, board.r[hex]! + dr);
      if (at >= 0) found.push(at);
    }
  }
  return Int16Array.from(found);
}

const createField = (size: number, side: Side): Field => ({
  side,
  enemy: [],
  near: new Int16Array(size),
  first: new Float32Array(size),
  second: new Float32Array(size),
  third: new Float32Array(size),
  fastest: new Uint8Array(size),
});

/** What is kept of a battle: the hexes around each hex, where its sides want to go, and what either side saw last. */
const groundOf = perObject((context: Context) => {
  const { board } = context;
  const around = memoTable((at) => disc(board, Math.floor(at / RADII), at % RADII), board.size * RADII);
  return {
    around: (hex: Hex, radius: number) => around(hex * RADII + radius),
    goals: [goalsOf(context, 0), goalsOf(context, 1)] as const,
    fields: [createField(board.size, 0), createField(board.size, 1)] as const,
  };
});

const queue = new Int16Array(LARGEST_SIDE * LARGEST_SIDE);

/** Fills in the steps to the nearest of the hexes that stand first in the queue, past ground that nobody enters. */
function spreadOpen({ board: { neighbours }, shut }: Context, steps: Int16Array, count: number): void {
  let tail = count;
  for (let head = 0; head < tail; head++) {
    const from = queue[head]! * 6;
    const next = steps[queue[head]!]! + 1;
    for (let at = from; at < from + 6; at++) {
      const hex = neighbours[at]!;
      if (hex < 0 || steps[hex]! <= next || shut[hex] === 1) continue;
      steps[hex] = next;
      queue[tail++] = hex;
    }
  }
}

/** Steps from each hex to the nearest of some hexes; undefined for none. */
function stepsTo(context: Context, hexes: readonly Hex[]): Int16Array | undefined {
  if (hexes.length === 0) return undefined;
  const steps = new Int16Array(context.board.size).fill(FAR);
  for (const [i, hex] of hexes.entries()) {
    queue[i] = hex;
    steps[hex] = 0;
  }
  spreadOpen(context, steps, hexes.length);
  return steps;
}

/** Where a side wants to go by the terms of victory. */
interface Goals {
  /** Steps to the nearest exit, where leaving wins. */
  readonly exit: Int16Array | undefined;
  /** The same of the enemy's exits: where he is to be kept from. */
  readonly bar: Int16Array | undefined;
  /** Hexes that somebody scores by. */
  readonly held: readonly Hex[];
  readonly hold: Int16Array | undefined;
}

function goalsOf(context: Context, side: Side): Goals {
  const { armies, victory } = context;
  const exitsOf = (by: Side): readonly Hex[] => (victory.some((term) => term.term === 'exit' && term.by === by) ? armies[by].exits : []);
  const held = [...new Set(victory.filter(({ term }) => term === 'hold').flatMap(({ at }) => at))];
  return {
    exit: stepsTo(context, exitsOf(side)),
    bar: stepsTo(context, exitsOf(otherSide(side))),
    held,
    hold: stepsTo(context, held),
  };
}

export const goalsFor = (context: Context, side: Side): Goals => groundOf(context).goals[side];

export function fieldOf(context: Context, state: State, side: Side): Field {
  const field = groundOf(context).fields[side];
  if (isOther(field, state)) fill(context, state, field);
  return field;
}

/** Whether the enemy's units or leaders are not as the field was filled from, which is noted; nothing else of a battle goes into it. */
function isOther({ side, enemy }: Field, { units, leaders }: State): boolean {
  const count = units.length + leaders.length;
  let other = enemy.length !== count;
  for (let i = 0; i < count; i++) {
    const piece = i < units.length ? units[i]! : leaders[i - units.length]!;
    const more = 'bonus' in piece ? piece.bonus : piece.disorganised ? 1 : 0;
    const word = piece.side === side || piece.hex < 0 ? -1 : piece.hex * 8 + more;
    if (enemy[i] === word) continue;
    enemy[i] = word;
    other = true;
  }
  return other;
}

/** B7.3 A unit's strength with its leader's. */
const ledForce = (context: Context, state: State, { type, side, hex }: Unit): number =>
  context.types[type]!.strength + bonusAt(state, side, hex);

/** The same in defence, as far as it does not hang on the ground and on whom it fights. */
export const defenceOf = (context: Context, state: State, unit: Unit): number =>
  ledForce(context, state, unit) / (unit.disorganised ? 2 : 1);

/** The same in attack. */
export const attackOf = (context: Context, state: State, unit: Unit): number =>
  ledForce(context, state, unit) / (isHampered(context, unit) ? 2 : 1);

function fill(context: Context, state: State, field: Field): void {
  const { near, first, second, third, fastest, side } = field;
  near.fill(FAR);
  first.fill(0);
  second.fill(0);
  third.fill(0);
  fastest.fill(0);
  let count = 0;
  for (let i = 0; i < state.units.length; i++) {
    const unit = state.units[i]!;
    if (unit.side === side || unit.hex < 0) continue;
    near[unit.hex] = 0;
    queue[count++] = unit.hex;
    const { defenceOnly, ma } = context.types[unit.type]!;
    if (!defenceOnly) addThreat(groundOf(context).around(unit.hex, Math.min(LONGEST, ma + 1)), field, attackOf(context, state, unit), ma);
  }
  spreadOpen(context, near, count);
}

function addThreat(around: Int16Array, { first, second, third, fastest }: Field, force: number, ma: number): void {
  for (let i = 0; i < around.length; i++) {
    const hex = around[i]!;
    if (fastest[hex]! < ma) fastest[hex] = ma;
    if (force <= third[hex]!) continue;
    if (force <= second[hex]!) third[hex] = force;
    else {
      third[hex] = second[hex]!;
      if (force <= first[hex]!) second[hex] = force;
      else {
        second[hex] = first[hex]!;
        first[hex] = force;
      }
    }
  }
}
