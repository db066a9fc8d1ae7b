import { perObject } from '../../kernel/perObject';
import type { Army, Context, Phase, State } from '../../rules/ancients/model/types';
import type { Style } from './style';

/** Positions that are kept for a battle; each has one place, which a later one takes over. */
const PLACES = 1024;

/** What the script has made of positions, weighing things in one style. Only what can change without optional rules is written down. */
interface Memory {
  /** Numbers that write a position. */
  readonly length: number;
  readonly written: Int32Array;
  /** Place by place a position and what came of it. */
  readonly before: Int32Array;
  readonly after: Int32Array;
}

/** Added to a hex, that those off the map are no less than nought too; where a leader is not on the map. */
const OFF = 8;
const NONE = -1;

const memoriesOf = perObject<Context, Map<Style, Memory>>(() => new Map());

function memoryOf(context: Context, state: State, style: Style): Memory {
  const own = memoriesOf(context);
  let memory = own.get(style);
  if (!memory) {
    memory = createMemory(state);
    own.set(style, memory);
  }
  return memory;
}

function createMemory(state: State): Memory {
  const length = lengthOf(state);
  return {
    length,
    written: new Int32Array(length),
    before: new Int32Array(PLACES * length).fill(-1),
    after: new Int32Array(PLACES * length),
  };
}

/**
 * Plays what hangs on nothing but the position and the style, no dice, no optional rule, and ends in a phase: where the same position has been met before, what came of it
 * is written down at once. Simulations of one search meet the same positions again and again.
 */
export function playKnown(context: Context, state: State, style: Style, until: Phase, play: () => void): void {
  const { length, written, before, after } = memoryOf(context, state, style);
  const from = (write(state, written) & (PLACES - 1)) * length;
  let same = 0;
  while (same < length && before[from + same] === written[same]) same++;
  if (same === length) {
    read(state, after, from);
    state.phase = until;
    return;
  }
  before.set(written, from);
  // Until it is known what comes of it, this is no position.
  before[from] = -1;
  const turn = written[0]!;
  play();
  write(state, written);
  after.set(written, from);
  before[from] = turn;
}

/** All leaders of an army, wherever they are: their number never changes. */
function leadersOf({ leaders, waiting, leadersLost, reserveLeaders }: Army): number {
  let all = leaders.length + waiting + leadersLost;
  for (let i = 0; i < reserveLeaders.length; i++) all += reserveLeaders[i]!;
  return all;
}

const lengthOf = ({ units, armies }: State): number =>
  armies.reduce((sum, army) => sum + 3 + army.reserveLeaders.length + leadersOf(army), 1 + units.length);

/** Writes a position as numbers, and answers a number made of them all. */
function write({ turn, player, units, armies }: State, to: Int32Array): number {
  let at = 0;
  to[at++] = turn * 2 + player;
  for (let i = 0; i < units.length; i++) {
    const { hex, facing, fired, disordered, volley, panicked, plundering, moved, attacked } = units[i]!;
    const marks = +disordered | (+volley << 1) | (+panicked << 2) | (+plundering << 3) | (+moved << 4) | (+attacked << 5);
    to[at++] = ((hex + OFF) << 13) | (fired << 9) | (facing << 6) | marks;
  }
  for (let side = 0; side < 2; side++) {
    const { lost, waiting, leadersLost, leaders, reserveLeaders, panicked, campOpen, campCaptured } = armies[side]!;
    const end = at + 3 + reserveLeaders.length + leadersOf(armies[side]!);
    to[at++] = lost;
    to[at++] = waiting;
    to[at++] = (leadersLost << 3) | (+panicked << 2) | (+campOpen << 1) | +campCaptured;
    for (let i = 0; i < reserveLeaders.length; i++) to[at++] = reserveLeaders[i]!;
    for (let i = 0; i < leaders.length; i++) to[at++] = leaders[i]!;
    while (at < end) to[at++] = NONE;
  }
  let hash = 0;
  for (let i = 0; i < at; i++) hash = Math.imul(hash ^ to[i]!, 0x9e3779b1) ^ (hash >>> 15);
  return hash ^ (hash >>> 16);
}

/** The units and armies of a position as it was written. */
function read({ units, armies }: State, from: Int32Array, start: number): void {
  let at = start + 1;
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!;
    const word = from[at++]!;
    unit.hex = (word >> 13) - OFF;
    unit.fired = (word >> 9) & 15;
    unit.facing = (word >> 6) & 7;
    unit.disordered = (word & 1) !== 0;
    unit.volley = (word & 2) !== 0;
    unit.panicked = (word & 4) !== 0;
    unit.plundering = (word & 8) !== 0;
    unit.moved = (word & 16) !== 0;
    unit.attacked = (word & 32) !== 0;
  }
  for (let side = 0; side < 2; side++) {
    const army = armies[side]!;
    const { leaders, reserveLeaders } = army;
    const end = at + 3 + reserveLeaders.length + leadersOf(army);
    army.lost = from[at++]!;
    army.waiting = from[at++]!;
    const word = from[at++]!;
    army.leadersLost = word >> 3;
    army.panicked = (word & 4) !== 0;
    army.campOpen = (word & 2) !== 0;
    army.campCaptured = (word & 1) !== 0;
    for (let i = 0; i < reserveLeaders.length; i++) reserveLeaders[i] = from[at++]!;
    leaders.length = 0;
    for (; at < end; at++) if (from[at] !== NONE) leaders.push(from[at]!);
  }
}
