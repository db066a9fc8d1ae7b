import { type Board, distance, type Hex, hexAtAxial } from '../../kernel/board';
import { isInArc } from '../../rules/ancients/fire';
import { strengthOf } from '../../rules/ancients/odds';
import { type Context, otherSide, type Side, type State, type Unit } from '../../rules/ancients/types';
import { strengthOnMap } from '../../rules/ancients/victory';
import { CENTURION, type Style } from './style';

/** What a side sees of the battle before it moves, by hex. One for each context; it is filled anew for every player turn. */
export interface Field {
  style: Style;
  side: Side;
  /** 0 waits for the enemy, 1 goes for him. */
  boldness: number;
  /** Hexes to the nearest enemy unit; `FAR` if there is none. */
  readonly near: Uint8Array;
  /** Hits to be expected of the enemy's missiles, sight not asked. */
  readonly fire: Float32Array;
  /** The strength that could attack whoever stands here in the enemy's next turn: together, and the strongest. */
  readonly threat: Float32Array;
  readonly strongest: Float32Array;
  /** The same of cavalry alone, against which phalanxes and elephants are doubled. */
  readonly horse: Float32Array;
}

export const FAR = 99;
const LONGEST = 9;

const fields = new WeakMap<Context, Field>();
const discs = new WeakMap<Board, (Int16Array | undefined)[]>();

/** The hexes within a radius of a hex, the nearest first. */
function discOf(board: Board, hex: Hex, radius: number): Int16Array {
  let known = discs.get(board);
  if (!known) {
    known = new Array<Int16Array | undefined>(board.size * (LONGEST + 1)).fill(undefined);
    discs.set(board, known);
  }
  const key = hex * (LONGEST + 1) + radius;
  known[key] ??= Int16Array.from(ring(board, hex, radius));
  return known[key];
}

function ring(board: Board, hex: Hex, radius: number): number[] {
  const found: number[] = [];
  for (let dq = -radius; dq <= radius; dq++) {
    for (let dr = -radius; dr <= radius; dr++) {
      if (Math.abs(dq + dr) > radius) continue;
      const at = hexAtAxial(board, board.q[hex]! + dq, board.r[hex]! + dr);
      if (at >= 0) found.push(at);
    }
  }
  return found.sort((a, b) => distance(board, hex, a) - distance(board, hex, b));
}

function createField(size: number): Field {
  return {
    style: CENTURION,
    side: 0,
    boldness: 1,
    near: new Uint8Array(size),
    fire: new Float32Array(size),
    threat: new Float32Array(size),
    strongest: new Float32Array(size),
    horse: new Float32Array(size),
  };
}

const HIT_A = [0, 0.5, 0.33, 0.17];
const HIT_B = [0, 0.33, 0.17, 0];
const queue = new Int16Array(4000);

export function fieldOf(context: Context, state: State, side: Side, style: Style): Field {
  const { board, types } = context;
  let field = fields.get(context);
  if (!field) {
    field = createField(board.size);
    fields.set(context, field);
  }
  const { near, fire, threat, strongest, horse } = field;
  field.side = side;
  field.style = style;
  near.fill(FAR);
  fire.fill(0);
  threat.fill(0);
  strongest.fill(0);
  horse.fill(0);
  let tail = 0;
  const { units } = state;
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!;
    if (unit.side === side || unit.hex < 0) continue;
    const type = types[unit.type]!;
    if (type.missile !== undefined && !unit.plundering) addFire(context, field, unit, type.missile === 'A' ? HIT_A : HIT_B);
    if (near[unit.hex] !== 0) queue[tail++] = unit.hex;
    near[unit.hex] = 0;
    if (type.class !== 'camp' && !unit.volley && !unit.panicked && !unit.plundering)
      addThreat(context, field, unit, type.ma, type.class === 'cavalry');
  }
  spread(board, near, tail);
  const own = strengthOnMap(context, state, side);
  const theirs = strengthOnMap(context, state, otherSide(side));
  field.boldness = theirs === 0 ? 1 : Math.max(style.bold, Math.min(1, own / theirs));
  return field;
}

function spread(board: Board, near: Uint8Array, filled: number): void {
  const { neighbours } = board;
  let tail = filled;
  for (let head = 0; head < tail; head++) {
    const hex = queue[head]!;
    const next = near[hex]! + 1;
    for (let d = 0; d < 6; d++) {
      const at = neighbours[hex * 6 + d]!;
      if (at < 0 || near[at]! <= next) continue;
      near[at] = next;
      queue[tail++] = at;
    }
  }
}

function addFire(context: Context, { fire }: Field, unit: Unit, hits: readonly number[]): void {
  const disc = discOf(context.board, unit.hex, 3);
  for (let i = 1; i < disc.length; i++) {
    const hex = disc[i]!;
    if (isInArc(context, unit, hex)) fire[hex]! += hits[distance(context.board, unit.hex, hex)]!;
  }
}

/** Far away it need not come: its strength counts in full two hexes off, less beyond. */
function addThreat(context: Context, { threat, strongest, horse }: Field, unit: Unit, ma: number, isHorse: boolean): void {
  const strength = strengthOf(context, unit);
  const disc = discOf(context.board, unit.hex, Math.min(LONGEST, ma + 1));
  for (let i = 1; i < disc.length; i++) {
    const hex = disc[i]!;
    const force = i <= 18 ? strength : strength * 0.6;
    threat[hex]! += force;
    if (force > strongest[hex]!) strongest[hex] = force;
    if (isHorse) horse[hex]! += force;
  }
}
