import { type Board, distance, type Hex, hexAtAxial, LARGEST_SIDE, spread } from '../../kernel/board';
import { perObject } from '../../kernel/perObject';
import { isAhead } from '../../rules/ancients/model/front';
import { type Context, otherSide, type Side, type State, type Unit } from '../../rules/ancients/model/types';
import { isInArc } from '../../rules/ancients/play/fire';
import { strengthOf } from '../../rules/ancients/play/odds';
import { strengthOnMap } from '../../rules/ancients/play/victory';
import { memoTable } from '../memoTable';
import { CENTURION, type Style } from './style';

/** What a side sees of the battle before it moves, by hex. Two for each context; each is filled anew when the enemy has changed. */
export interface Field {
  style: Style;
  readonly side: Side;
  /** 0 waits for the enemy, 1 goes for him. */
  boldness: number;
  /** Unit by unit the enemy that it was filled from. */
  readonly enemy: number[];
  /** Hexes to the nearest enemy unit; `FAR` if there is none. */
  readonly near: Int16Array;
  /** The same, past enemy units, to the nearest hex on the flank or in the rear of one. */
  readonly toFlank: Int16Array;
  /** Whether that is filled, which only a style that asks for it has done. */
  knowsFlanks: boolean;
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

/** The hexes within a radius of a hex, the nearest first. */
function disc(board: Board, hex: Hex, radius: number): Int16Array {
  const found: number[] = [];
  for (let dq = -radius; dq <= radius; dq++) {
    for (let dr = -radius; dr <= radius; dr++) {
      if (Math.abs(dq + dr) > radius) continue;
      const at = hexAtAxial(board, board.q[hex]! + dq, board.r[hex]! + dr);
      if (at >= 0) found.push(at);
    }
  }
  return Int16Array.from(found.sort((a, b) => distance(board, hex, a) - distance(board, hex, b)));
}

function createField(size: number, side: Side): Field {
  return {
    style: CENTURION,
    side,
    boldness: 1,
    enemy: [],
    near: new Int16Array(size),
    toFlank: new Int16Array(size),
    knowsFlanks: false,
    fire: new Float32Array(size),
    threat: new Float32Array(size),
    strongest: new Float32Array(size),
    horse: new Float32Array(size),
  };
}

const RADII = LONGEST + 1;

/** What is kept of a battle: the hexes around each hex, and what either side saw last. */
const groundOf = perObject(({ board }: Context) => {
  const around = memoTable((at) => disc(board, Math.floor(at / RADII), at % RADII), board.size * RADII);
  return {
    around: (hex: Hex, radius: number) => around(hex * RADII + radius),
    fields: [createField(board.size, 0), createField(board.size, 1)] as const,
  };
});

const HIT_A = [0, 0.5, 0.33, 0.17];
const HIT_B = [0, 0.33, 0.17, 0];
const queue = new Int16Array(LARGEST_SIDE * LARGEST_SIDE);

export function fieldOf(context: Context, state: State, side: Side, style: Style): Field {
  const field = groundOf(context).fields[side];
  field.style = style;
  if (isOther(field, state)) fill(context, state, field);
  if (style.flanking && !field.knowsFlanks) fillFlanks(context, state, field);
  const own = strengthOnMap(context, state, side);
  const theirs = strengthOnMap(context, state, otherSide(side));
  field.boldness = theirs === 0 ? 1 : Math.max(style.bold, Math.min(1, own / theirs));
  return field;
}

/** Whether the enemy is not as the field was filled from, which is noted; nothing else of a battle goes into it. */
function isOther({ side, enemy }: Field, { units }: State): boolean {
  let other = false;
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!;
    const { hex, facing, type, disordered, volley, panicked, plundering } = unit;
    const marks = +disordered | (+volley << 1) | (+panicked << 2) | (+plundering << 3);
    const word = unit.side === side || hex < 0 ? -1 : (hex << 16) | (type << 7) | (facing << 4) | marks;
    if (enemy[i] === word) continue;
    enemy[i] = word;
    other = true;
  }
  return other;
}

function fill(context: Context, { units }: State, field: Field): void {
  const { near, fire, threat, strongest, horse, side } = field;
  near.fill(FAR);
  fire.fill(0);
  threat.fill(0);
  strongest.fill(0);
  horse.fill(0);
  field.knowsFlanks = false;
  let count = 0;
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!;
    if (unit.side === side || unit.hex < 0) continue;
    const type = context.types[unit.type]!;
    if (type.missile !== undefined && !unit.plundering) addFire(context, field, unit, type.missile === 'A' ? HIT_A : HIT_B);
    if (near[unit.hex] !== 0) queue[count++] = unit.hex;
    near[unit.hex] = 0;
    if (type.class !== 'camp' && !unit.volley && !unit.panicked && !unit.plundering)
      addThreat(context, field, unit, type.ma, type.class === 'cavalry');
  }
  spread(context.board, near, queue, count);
}

/** Camps and plunderers have no flank (6.j); where nobody has any, any side of the enemy will do. */
function fillFlanks({ board, types }: Context, { units }: State, field: Field): void {
  const { near, toFlank, side } = field;
  // What lies between is not walked through: it is reached already, and never comes into the queue.
  for (let hex = 0; hex < board.size; hex++) toFlank[hex] = near[hex] === 0 ? 0 : FAR;
  let count = 0;
  for (const { side: own, hex, facing, type, plundering } of units) {
    if (own === side || hex < 0 || plundering || types[type]!.class === 'camp') continue;
    for (let d = 0; d < 6; d++) {
      const at = board.neighbours[hex * 6 + d]!;
      if (isAhead(facing, d) || at < 0 || toFlank[at] === 0) continue;
      queue[count++] = at;
      toFlank[at] = 0;
    }
  }
  if (count === 0) toFlank.set(near);
  else spread(board, toFlank, queue, count);
  field.knowsFlanks = true;
}

function addFire(context: Context, { fire }: Field, unit: Unit, hits: readonly number[]): void {
  const around = groundOf(context).around(unit.hex, 3);
  for (let i = 1; i < around.length; i++) {
    const hex = around[i]!;
    if (isInArc(context, unit, hex)) fire[hex]! += hits[distance(context.board, unit.hex, hex)]!;
  }
}

/** Far away it need not come: its strength counts in full two hexes off, less beyond. */
function addThreat(context: Context, { threat, strongest, horse }: Field, unit: Unit, ma: number, isHorse: boolean): void {
  const strength = strengthOf(context, unit);
  const around = groundOf(context).around(unit.hex, Math.min(LONGEST, ma + 1));
  for (let i = 1; i < around.length; i++) {
    const hex = around[i]!;
    const force = i <= 18 ? strength : strength * 0.6;
    threat[hex]! += force;
    if (force > strongest[hex]!) strongest[hex] = force;
    if (isHorse) horse[hex]! += force;
  }
}
