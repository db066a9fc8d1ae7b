import type { Hex } from '../../../kernel/board';
import { type Entry, REDACTED } from '../../../kernel/game';
import { HEX, hexNamed, NO_HEX } from '../../../kernel/notation';
import type { Event, Sighted } from '../model/events';
import { type Context, otherSide, type Side, type State, UNSEEN } from '../model/types';
import { deciderOf } from '../play/sequence';
import { shownTo } from './sight';

/** What a side saw before and after a play. */
interface Witness {
  readonly side: Side;
  readonly before: State;
  readonly after: State;
  readonly moves: boolean;
  /** Whether he sees a hex, before or after. */
  sees(hex: Hex): boolean;
}

const isOwn = ({ side, before }: Witness, id: number): boolean => before.units[id]!.side === side;
const sawBefore = (witness: Witness, id: number): boolean => isOwn(witness, id) || witness.before.units[id]!.hex !== UNSEEN;
const seesAfter = (witness: Witness, id: number): boolean => isOwn(witness, id) || witness.after.units[id]!.hex !== UNSEEN;

/** Whether what a unit did where it stands is seen: it is, or it was and has not moved out of sight meanwhile. */
const isWitnessed = (witness: Witness, id: number): boolean =>
  seesAfter(witness, id) ? sawBefore(witness, id) || witness.after.units[id]!.hex >= 0 : sawBefore(witness, id) && !witness.moves;

/** A way, without the hexes between its ends that are not seen: a friend whom it leads through may stand there. */
function alongSeen<Way extends Event & { unit: number; path: readonly Hex[] }>(witness: Witness, event: Way, from: number): Way {
  const path = event.path.filter((hex, i) => i === from || i === event.path.length - 1 || witness.sees(hex));
  return isOwn(witness, event.unit) || path.length === event.path.length ? event : { ...event, path };
}

/** A change of place of which both ends are seen, or one, or none. */
function redactMove(witness: Witness, event: Extract<Event, { kind: 'moved' | 'retreated' | 'advanced' }>): Event | undefined {
  const { unit } = event;
  const [saw, sees] = [sawBefore(witness, unit), seesAfter(witness, unit)];
  if (saw && sees) return event.kind === 'moved' ? alongSeen(witness, event, 0) : event;
  if (saw) return leftView(witness, unit);
  return sees ? { kind: 'cameIntoView', unit, at: witness.after.units[unit]!.hex, rule: '13.7' } : undefined;
}

const leftView = ({ before }: Witness, unit: number): Event => ({ kind: 'leftView', unit, from: before.units[unit]!.hex, rule: '13.7' });

/** Whoever leaves the map is seen to leave it where that hex is. */
function redactExit(witness: Witness, event: Extract<Event, { kind: 'exited' }>): Event | undefined {
  const { unit, path, from } = event;
  if (!sawBefore(witness, unit)) return undefined;
  return isOwn(witness, unit) || witness.sees(path.at(-1) ?? from) ? alongSeen(witness, event, 0) : leftView(witness, unit);
}

/** Who has been disordered on its way is seen to be; where and by what only if that hex is: a friend passed through (6.c) may stand there. */
function redactDisorder(witness: Witness, event: Extract<Event, { kind: 'disordered' }>): Event | undefined {
  const { unit, rule, hex } = event;
  if (!isWitnessed(witness, unit)) return undefined;
  const isOpen = isOwn(witness, unit) || (rule !== '6.c' && rule !== 'T2') || witness.sees(hex);
  return isOpen ? event : { kind: 'disordered', rule: '13.7', unit, hex: UNSEEN };
}

/** 13.12 Whom nobody saw joins from a place that is not told. */
function redactDismount(witness: Witness, event: Extract<Event, { kind: 'dismounted' }>): Event | undefined {
  const { unit, side, joins } = event;
  if (!isWitnessed(witness, unit)) return undefined;
  const isOpen = joins === null || joins < 0 || witness.before.units.some((other) => other.side === side && other.hex === joins);
  return isOpen ? event : { ...event, joins: UNSEEN };
}

type LeaderEvent = Extract<Event, { kind: 'leadersRemoved' | 'leaderPlaced' | 'leaderLed' | 'challengeRefused' }>;

/** Where the enemy's leaders go, as far as it is seen. */
function redactLeaders({ side, before, after }: Witness, event: LeaderEvent): Event | undefined {
  const were = before.armies[otherSide(side)].leaders;
  const are = after.armies[otherSide(side)].leaders;
  switch (event.kind) {
    case 'leadersRemoved': {
      const hexes = event.hexes.filter((hex) => were.includes(hex));
      return hexes.length === 0 ? undefined : hexes.length === event.hexes.length ? event : { ...event, hexes };
    }
    case 'leaderPlaced':
      return are.includes(event.hex) ? event : undefined;
    case 'leaderLed':
      return were.includes(event.from) && are.includes(event.to) ? event : undefined;
    case 'challengeRefused':
      return event.to === null || are.includes(event.to) ? event : { ...event, to: null };
  }
}

/** What a side is told of an event; undefined: nothing. */
function redactEvent(witness: Witness, event: Event): Event | undefined {
  switch (event.kind) {
    case 'moved':
    case 'retreated':
    case 'advanced':
      return redactMove(witness, event);
    case 'entered':
      return seesAfter(witness, event.unit) ? alongSeen(witness, event, -1) : undefined;
    case 'exited':
      return redactExit(witness, event);
    case 'disordered':
      return redactDisorder(witness, event);
    case 'dismounted':
      return redactDismount(witness, event);
    case 'volleysRemoved': {
      const units = event.units.filter((id) => isWitnessed(witness, id));
      return units.length === 0 ? undefined : units.length === event.units.length ? event : { ...event, units };
    }
    case 'leadersRemoved':
    case 'leaderPlaced':
    case 'leaderLed':
    case 'challengeRefused':
      return event.side === witness.side ? event : redactLeaders(witness, event);
    case 'pointsSpent':
      // It tells where they stood.
      return event.units.every((id) => sawBefore(witness, id)) ? event : undefined;
    case 'leadersCaptured':
      return event.side === witness.side || isWitnessed(witness, event.unit) ? event : undefined;
    case 'shot':
    case 'shotDeclared':
    case 'attacked':
    case 'fought':
      // Whoever shoots or attacks shows himself, and his target is seen by him.
      return event;
  }
  return 'unit' in event && typeof event.unit === 'number' && !isWitnessed(witness, event.unit) ? undefined : event;
}

const MOVES = new Set<Event['kind']>(['moved', 'entered', 'exited', 'retreated', 'advanced']);

/** Events that tell where a unit has come to, or that it is gone. */
const PLACES = new Set<Event['kind']>([...MOVES, 'cameIntoView', 'leftView', 'eliminated', 'deployed', 'ranInto']);
const LEADER_PLACES = new Set<Event['kind']>([
  'leadersRemoved',
  'leaderPlaced',
  'leaderLed',
  'leadersLeft',
  'leaderChecked',
  'leadersCaptured',
  'challengeRefused',
  'dueled',
  'advanced',
]);

/** The fields of events that name hexes. */
const HEX_FIELDS = new Set(['hex', 'at', 'from', 'to', 'stops', 'joins', 'path', 'hexes']);

/** The hexes that an event speaks of. */
const hexesOf = (event: Event): Hex[] => Object.entries(event).flatMap(([name, value]) => (HEX_FIELDS.has(name) ? value : []));

/** Enemies in one state of whom nothing is to be seen in the other, and of whose coming and going no event tells. */
function onlyIn(one: State, other: State, enemy: Side, events: readonly Event[]): Sighted[] {
  const told = new Set(events.flatMap((event) => (PLACES.has(event.kind) && 'unit' in event ? [event.unit] : [])));
  const units = one.units.filter(({ id, side, hex }) => side === enemy && hex >= 0 && other.units[id]!.hex === UNSEEN && !told.has(id));
  const hexes = new Set(events.flatMap((event) => (LEADER_PLACES.has(event.kind) ? hexesOf(event) : [])));
  const leaders = one.armies[enemy].leaders.filter((hex) => !other.armies[enemy].leaders.includes(hex) && !hexes.has(hex));
  return [...units.map(({ id, hex }) => ({ unit: id, hex })), ...[...new Set(leaders)].map((hex) => ({ unit: undefined, hex }))];
}

/** What has come into view, or gone from it, without going anywhere. */
function viewChanged({ side, before, after }: Witness, events: readonly Event[]): Event[] {
  if (after.phase === 'over') return [];
  const enemy = otherSide(side);
  const [seen, lost] = [onlyIn(after, before, enemy, events), onlyIn(before, after, enemy, events)];
  return seen.length + lost.length > 0 ? [{ kind: 'viewChanged', rule: '13.7', side: enemy, seen, lost }] : [];
}

const NAMED = new RegExp(HEX, 'g');

/** Whether all hexes that an order names are seen, or told by what came of it. */
function namesOnlyKnown({ board }: Context, { sees }: Witness, { order, events }: Entry<Event>): boolean {
  const told = new Set(events.flatMap(hexesOf));
  const named = (order.match(NAMED) ?? []).map((name) => hexNamed(board, name));
  return named.every((hex) => hex === NO_HEX || sees(hex) || told.has(hex));
}

/** 13.7 An entry of the log as a side may read it. */
export function redactEntry(context: Context, before: State, after: State, entry: Entry<Event>, side: Side): Entry<Event> {
  const know = (state: State): State => context.hooks.viewOf?.(context, state, side, false) ?? state;
  const moves = entry.events.some(({ kind }) => MOVES.has(kind));
  const [saw, sees] = [shownTo(context, before, side), shownTo(context, after, side)];
  const witness: Witness = { side, before: know(before), after: know(after), moves, sees: (hex) => saw(hex) || sees(hex) };
  const events = entry.events.flatMap((event) => redactEvent(witness, event) ?? []);
  const whole = events.length === entry.events.length && events.every((event, i) => event === entry.events[i]);
  const open =
    deciderOf(before) === side || entry.order === 'end' || (whole && events.length > 0 && namesOnlyKnown(context, witness, entry));
  const changed = viewChanged(witness, events);
  if (open && whole && changed.length === 0) return entry;
  const dice = events.length > 0 ? entry.dice : [];
  return { order: open ? entry.order : REDACTED, dice, events: [...events, ...changed], barrier: entry.barrier };
}
