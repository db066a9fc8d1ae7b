import type { Hex } from '../../kernel/board';
import { perObject } from '../../kernel/perObject';
import type { Context, Unit } from '../../rules/baw/model/types';
import { isHampered } from '../../rules/baw/play/ground';
import { contactGain, type Front, promiseOn, shift, spotOf, trapGain } from './front';
import { type March, peril } from './weigh';

/** Most units that are brought against one enemy. */
const MOST = 5;
/** Strength for each point of an enemy's, all who can come together, below which he is left alone. */
const HOPELESS = 1;
/** On the average so many units can come to a hex. */
const CROWD = 40;

/** Who can come to each hex beside an enemy: the units, in one chain for each hex; 0 ends it. */
interface Contacts {
  readonly head: Int32Array;
  readonly next: Int32Array;
  readonly who: Int16Array;
  /** Of a unit, to how many hexes around the enemy in question it can come. */
  readonly ways: Uint8Array;
}

const contactsOf = perObject(
  ({ board }: Context): Contacts => ({
    head: new Int32Array(board.size),
    next: new Int32Array(board.size * CROWD),
    who: new Int16Array(board.size * CROWD),
    ways: new Uint8Array(board.size),
  }),
);

function findContacts(front: Front, movers: readonly Unit[]): Contacts {
  const contacts = contactsOf(front.context);
  const { head, next, who } = contacts;
  head.fill(0);
  let used = 1;
  for (const unit of movers) {
    if (front.hexOf[unit.id]! < 0 || isHampered(front.context, unit) || front.context.types[unit.type]!.defenceOnly) continue;
    for (let i = 0; i < front.count[unit.id]! && used < who.length; i++) {
      const hex = spotOf(front, unit, i);
      if (front.theirs[hex] === 0) continue;
      who[used] = unit.id;
      next[used] = head[hex]!;
      head[hex] = used++;
    }
  }
  return contacts;
}

interface Step {
  readonly unit: Unit;
  readonly from: Hex;
}

/** B7 Those enemies are looked for whom several can be brought against at once: the best first, each with whom it takes. */
export function planAssaults(march: March, movers: readonly Unit[], settle: (unit: Unit, to: Hex) => void): void {
  const { front } = march;
  const contacts = findContacts(front, movers);
  const taken = new Set<number>();
  for (const target of targetsOf(front, contacts)) {
    const steps = groupFor(march, contacts, target, taken);
    for (const { unit } of steps) {
      taken.add(unit.id);
      settle(unit, front.hexOf[unit.id]!);
    }
  }
}

/** Enemies who can be come at, the most promising first. */
function targetsOf(front: Front, contacts: Contacts): Unit[] {
  const found: { readonly unit: Unit; readonly promise: number }[] = [];
  for (const unit of front.state.units) {
    if (unit.side === front.side || unit.hex < 0) continue;
    const most = strengthAround(front, contacts, unit.hex);
    if (most === 0) continue;
    const press = front.press[unit.id]! + most;
    if (front.bound[unit.id]! > 0 || press >= HOPELESS * front.defence[unit.id]!)
      found.push({ unit, promise: promiseOn(front, unit.id, press) });
  }
  return found.sort((a, b) => b.promise - a.promise || a.unit.id - b.unit.id).map(({ unit }) => unit);
}

/** The three strongest who could come to different hexes around one, together. */
function strengthAround(front: Front, contacts: Contacts, hex: Hex): number {
  let [first, second, third] = [0, 0, 0];
  for (let at = hex * 6; at < hex * 6 + 6; at++) {
    const next = front.context.board.neighbours[at]!;
    if (next < 0 || front.whoAt[next]! > 0) continue;
    const who = strongestAt(front, contacts, next, NOBODY_TAKEN);
    const force = who < 0 ? 0 : front.context.types[front.state.units[who]!.type]!.strength;
    if (force > first) [first, second, third] = [force, first, second];
    else if (force > second) [second, third] = [force, second];
    else if (force > third) third = force;
  }
  return first + second + third;
}

const NOBODY_TAKEN: ReadonlySet<number> = new Set();

/** Of those who can come to a hex and are not taken yet the strongest, of equals whoever has the fewest ways; -1 for nobody. */
function strongestAt({ context, state }: Front, { head, next, who, ways }: Contacts, hex: Hex, taken: ReadonlySet<number>): number {
  let best = -1;
  let most = 0;
  for (let at = head[hex]!; at !== 0; at = next[at]!) {
    const unit = who[at]!;
    const { strength } = context.types[state.units[unit]!.type]!;
    if (strength < most || taken.has(unit) || (strength === most && ways[unit]! >= ways[best]!)) continue;
    most = strength;
    best = unit;
  }
  return best;
}

/** Counts the ways of all who can come to an enemy. */
function countWays({ context: { board } }: Front, { head, next, who, ways }: Contacts, target: Hex): void {
  ways.fill(0);
  for (let near = target * 6; near < target * 6 + 6; near++) {
    const hex = board.neighbours[near]!;
    if (hex < 0) continue;
    for (let at = head[hex]!; at !== 0; at = next[at]!) ways[who[at]!]!++;
  }
}

/** Units are brought against one enemy as long as that brings more; as many of them as bring the most are there then. */
function groupFor({ front, styleOf, urgency }: March, contacts: Contacts, target: Unit, taken: ReadonlySet<number>): Step[] {
  countWays(front, contacts, target.hex);
  const steps: Step[] = [];
  const busy = new Set(taken);
  let sum = 0;
  let most = Number.NEGATIVE_INFINITY;
  let length = 0;
  let least = Number.NEGATIVE_INFINITY;
  while (steps.length < MOST) {
    let best: Unit | undefined;
    let to = -1;
    let gain = Number.NEGATIVE_INFINITY;
    for (let at = target.hex * 6; at < target.hex * 6 + 6; at++) {
      const hex = front.context.board.neighbours[at]!;
      if (hex < 0 || contacts.head[hex] === 0) continue;
      const who = strongestAt(front, contacts, hex, busy);
      if (who < 0 || (front.whoAt[hex] !== 0 && front.whoAt[hex] !== who + 1)) continue;
      const unit = front.state.units[who]!;
      const risk = (styleOf(who).exposed * (peril(front, unit, hex) - peril(front, unit, front.hexOf[who]!))) / urgency;
      const value = contactGain(front, unit, hex) - Math.max(0, risk);
      if (value <= gain) continue;
      gain = value;
      best = unit;
      to = hex;
    }
    if (!best) break;
    busy.add(best.id);
    steps.push({ unit: best, from: front.hexOf[best.id]! });
    shift(front, best, to);
    least = Math.max(least, styleOf(best.id).leastGain);
    sum += gain;
    const worth = sum + trapGain(front, target.id);
    if (worth <= most) continue;
    most = worth;
    length = steps.length;
  }
  const kept = most > least ? length : 0;
  for (const { unit, from } of steps.slice(kept).reverse()) shift(front, unit, from);
  return steps.slice(0, kept);
}
