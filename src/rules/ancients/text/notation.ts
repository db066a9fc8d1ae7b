import { type Hex, printHex } from '../../../kernel/board';
import { HEX, hexNamed, NO_HEX } from '../../../kernel/notation';
import {
  type Action,
  ALL_LEADERS,
  ANY_FACING,
  countOf,
  facingOf,
  hexOf,
  kindOf,
  NO_UNIT,
  orderIn,
  orderOf,
  routeIn,
  unitOf,
} from '../model/orders';
import type { Context, State } from '../model/types';
import { judgeShot } from '../play/fire';
import { survey, unitAt } from '../play/ground';
import { TYPE } from '../play/names';
import { assaultingReserve, enteringReserve } from '../play/reinforcements';

const MOVE = new RegExp(`^(${HEX})((?:-${HEX})*)(-off)?(?:/([1-6]))?$`);
const ENTER = new RegExp(`^(${TYPE})\\+(${HEX})/([1-6])((?:-${HEX})*)(?:/([1-6]))?$`);
const ASSAULT = new RegExp(`^(${TYPE})x(${HEX})/([1-6])$`);
const SHOOT = new RegExp(`^(${HEX}):(${HEX})$`);
export const ATTACK = new RegExp(`^(${HEX})x(${HEX})$`);
const PLACE = new RegExp(`^\\*(${HEX})$`);
const RETREAT = new RegExp(`^retreat (${HEX})$`);
const COUNTED = /^(away|advance) (\d{1,2})$/;

/**
 * The order that a text means in a state; undefined if it is no order at all. Hexes off the map and units that are not there
 * make orders too: `judge` says what is wrong with them.
 */
export function parseOrder(context: Context, state: State, text: string): Action | undefined {
  const trimmed = text.trim();
  const asked = state.extra?.asked;
  const answer = asked ? context.orders.get(asked.order)?.parse?.(context, state, trimmed) : undefined;
  if (answer !== undefined) return answer;
  switch (trimmed) {
    case 'end':
    case 'stand':
    case 'press':
    case 'halt':
    case 'hold':
      return orderOf(trimmed);
    case 'advance':
      return orderOf('advance', undefined, ALL_LEADERS);
  }
  const counted = COUNTED.exec(trimmed);
  if (counted) return parseCounted(context, state, counted[1] as 'away' | 'advance', Number(counted[2]));
  survey(context, state);
  const hex = (name: string): Hex => hexNamed(context.board, name);
  const unitIn = (name: string): number => unitAt(context, state, hex(name))?.id ?? NO_UNIT;
  const shoot = SHOOT.exec(trimmed);
  if (shoot) return orderOf('shoot', shooterIn(context, state, hex(shoot[1]!), hex(shoot[2]!)), hex(shoot[2]!));
  const attack = ATTACK.exec(trimmed);
  if (attack) return orderOf('attack', unitIn(attack[1]!), hex(attack[2]!));
  const place = PLACE.exec(trimmed);
  if (place) return orderOf('place', undefined, hex(place[1]!));
  const retreat = RETREAT.exec(trimmed);
  if (retreat) return orderOf('retreat', undefined, hex(retreat[1]!));
  const assault = ASSAULT.exec(trimmed);
  if (assault) {
    const at = hex(assault[2]!);
    const unit = assaultingReserve(context, state, typeNamed(context, assault[1]!), at);
    return orderOf('assault', unit?.id ?? NO_UNIT, at, Number(assault[3]) - 1);
  }
  const enter = ENTER.exec(trimmed);
  if (enter) return parseEnter(context, state, enter, hex);
  const move = MOVE.exec(trimmed);
  return move ? parseMove(move, unitIn, hex) : parseOptional(context, state, trimmed);
}

/** An order that an option in force brings. */
function parseOptional(context: Context, state: State, text: string): Action | undefined {
  for (const rule of context.orders.values()) {
    const action = rule.parse?.(context, state, text);
    if (action !== undefined) return action;
  }
  return undefined;
}

/** `advance k` with k leaders is `advance`. */
function parseCounted(context: Context, state: State, kind: 'away' | 'advance', count: number): Action {
  if (kind === 'advance' && state.attack) {
    const attacker = state.units[state.attack.attacker]!;
    const leaders = state.armies[attacker.side].leaders.filter((at) => at === attacker.hex).length;
    if (leaders === count) return orderOf('advance', undefined, ALL_LEADERS);
  }
  return orderOf(kind, undefined, Math.min(count, context.board.size));
}

/** FAQ 13 On its camp's hex a unit may fire, or the camp; the unit is meant if it can. */
function shooterIn(context: Context, state: State, from: Hex, at: Hex): number {
  const unit = unitAt(context, state, from);
  const camp = context.scratch.campAt[from]! - 1;
  if (!unit || camp < 0 || camp === unit.id) return unit?.id ?? NO_UNIT;
  return judgeShot(context, state, unit, at) && !judgeShot(context, state, state.units[camp], at) ? camp : unit.id;
}

function parseMove(match: RegExpExecArray, unitIn: (name: string) => number, hex: (name: string) => Hex): Action | undefined {
  const [, from, middle = '', off, facingText] = match;
  const unit = unitIn(from!);
  const facing = facingText ? Number(facingText) - 1 : ANY_FACING;
  const stops = middle.split('-').slice(1).map(hex);
  if (off) {
    if (facingText) return undefined;
    const order = orderOf('off', unit);
    return stops.length > 0 ? { order, via: stops } : order;
  }
  const goal = stops.pop();
  if (goal === undefined) return facingText ? orderOf('move', unit, hex(from!), facing) : undefined;
  if (stops.length === 0) return goal === hex(from!) && goal !== NO_HEX ? undefined : orderOf('move', unit, goal, facing);
  return { order: orderOf('move', unit, goal, facing), via: stops };
}

const typeNamed = (context: Context, name: string): number => context.types.findIndex((type) => type.name === name);

function parseEnter(context: Context, state: State, match: RegExpExecArray, hex: (name: string) => Hex): Action | undefined {
  const [, name, entryName, first, middle = '', last] = match;
  const entry = hex(entryName!);
  const facing = Number(first) - 1;
  const unit = enteringReserve(context, state, state.player, typeNamed(context, name!), entry)?.id ?? NO_UNIT;
  const stops = middle.split('-').slice(1).map(hex);
  const goal = stops.pop();
  if (goal === undefined) return orderOf('enter', unit, entry, facing);
  if (stops.length === 0 && goal === entry && goal !== NO_HEX) return undefined;
  return { order: orderOf('enter', unit, goal, last ? Number(last) - 1 : ANY_FACING), via: stops, entry: { hex: entry, facing } };
}

/** The inverse of `parseOrder`. */
export function printOrder(context: Context, state: State, action: Action): string {
  const order = orderIn(action);
  const route = routeIn(action);
  const hex = (at: Hex) => printHex(context.board, at);
  const unit = state.units[unitOf(order)];
  const facing = facingOf(order) === ANY_FACING ? '' : `/${facingOf(order) + 1}`;
  const via = (route?.via ?? []).map((at) => `-${hex(at)}`).join('');
  const kind = kindOf(order);
  switch (kind) {
    case 'move':
      return hexOf(order) === unit!.hex && !route ? `${hex(unit!.hex)}${facing}` : `${hex(unit!.hex)}${via}-${hex(hexOf(order))}${facing}`;
    case 'off':
      return `${hex(unit!.hex)}${via}-off`;
    case 'enter': {
      const name = context.types[unit!.type]!.name;
      if (!route?.entry) return `${name}+${hex(hexOf(order))}${facing}`;
      return `${name}+${hex(route.entry.hex)}/${route.entry.facing + 1}${via}-${hex(hexOf(order))}${facing}`;
    }
    case 'place':
      return `*${hex(hexOf(order))}`;
    case 'shoot':
      return `${hex(unit!.hex)}:${hex(hexOf(order))}`;
    case 'attack':
      return `${hex(unit!.hex)}x${hex(hexOf(order))}`;
    case 'assault':
      return `${context.types[unit!.type]!.name}x${hex(hexOf(order))}${facing}`;
    case 'away':
      return `away ${countOf(order)}`;
    case 'retreat':
      return `retreat ${hex(hexOf(order))}`;
    case 'advance':
      return countOf(order) === ALL_LEADERS ? 'advance' : `advance ${countOf(order)}`;
    default:
      return context.orders.get(kind)?.print?.(context, state, action) ?? kind;
  }
}
