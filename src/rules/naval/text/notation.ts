import { directionTo, type Hex, neighbourOf, OFF_MAP, printHex } from '../../../kernel/board';
import { HEX, hexNamed, NO_HEX } from '../../../kernel/notation';
import { type Action, ANY_FACING, ANY_HEX, facingOf, fromOf, kindOf, misaimIn, orderIn, orderOf, toOf } from '../model/orders';
import type { Context, State } from '../model/types';
import { floodFrom } from '../play/flood';
import { controlOf, shipAt, survey, surveyFor } from '../play/ground';
import { pointsOf, usualExit } from '../play/movement';

const GO = new RegExp(`^(${HEX})(?:-(${HEX}))?(?:/([1-6]))?$`);
const LEAVE = new RegExp(`^(${HEX})(?:-(${HEX}))?-off$`);
const RAM = new RegExp(`^(${HEX})(?:-(${HEX}))?x(${HEX})(?:-(${HEX}))?$`);
const SHOOT = new RegExp(`^(${HEX}):(${HEX})$`);
const DECLARE = new RegExp(`^(${HEX})>(${HEX})$`);
const SCUTTLE = new RegExp(`^scuttle (${HEX})$`);

/**
 * The order that a text means in a state; undefined if it is no order at all. Hexes off the map and ships that are not there make orders
 * too: `judge` says what is wrong with them. What `-` `x` and `:` mean goes by the phase.
 */
export function parseOrder(context: Context, state: State, text: string): Action | undefined {
  const trimmed = text.trim();
  switch (trimmed) {
    case 'end':
    case 'capture':
    case 'spare':
    case 'marine':
    case 'hull':
      return orderOf(trimmed);
    case 'scuttle':
      return orderOf('sink');
  }
  const hex = (name: string): Hex => hexNamed(context.board, name);
  const go = GO.exec(trimmed);
  if (go) return parseGo(state, hex(go[1]!), go[2] && hex(go[2]), go[3]);
  const ram = RAM.exec(trimmed);
  if (ram) return parseCross(context, state, ram, hex);
  const shoot = SHOOT.exec(trimmed);
  if (shoot) return orderOf(state.phase === 'ballistae' ? 'shoot' : 'archery', hex(shoot[1]!), hex(shoot[2]!));
  const declare = DECLARE.exec(trimmed);
  if (declare) return orderOf('declare', hex(declare[1]!), hex(declare[2]!));
  const scuttle = SCUTTLE.exec(trimmed);
  if (scuttle) return orderOf('scuttle', hex(scuttle[1]!));
  const leave = LEAVE.exec(trimmed);
  if (!leave) return undefined;
  return orderOf('leave', hex(leave[1]!), leave[2] ? hex(leave[2]) : exitMeant(context, state, hex(leave[1]!)));
}

/** `C5-D3`, `C5-D3/2`, `C5/2` */
function parseGo(state: State, from: Hex, to: Hex | '' | undefined, facing: string | undefined): Action | undefined {
  const turned = facing === undefined ? ANY_FACING : Number(facing) - 1;
  if (typeof to !== 'number') return facing === undefined ? undefined : orderOf('move', from, from, turned);
  return state.phase === 'marines' && facing === undefined ? orderOf('step', from, to) : orderOf('move', from, to, turned);
}

/** `C5xD5`, `C5-C6xD6`, `C5xD5-E5`; in the phase of attacks the first is a boarding. */
function parseCross(context: Context, state: State, match: RegExpExecArray, hex: (name: string) => Hex): Action {
  const [, first, second, third, fourth] = match;
  const from = hex(first!);
  const at = hex(third!);
  if (state.phase === 'attacks' && !second && !fourth) return orderOf('board', from, at);
  const approach = second ? hex(second) : from;
  const beyond = fourth ? hex(fourth) : undefined;
  const direction = approach === NO_HEX || at === NO_HEX ? -1 : directionTo(context.board, approach, at);
  const kind = beyond === undefined ? 'ram' : 'through';
  if (direction < 0) return { order: orderOf(kind, from, approach), target: at, beyond };
  const order = orderOf(kind, from, approach, direction);
  const far = neighbourOf(context.board, at, direction);
  return beyond === undefined || (far !== OFF_MAP && far === beyond) ? order : { order, target: at, beyond };
}

/** From where a ship leaves that was told no hex. */
function exitMeant(context: Context, state: State, from: Hex): Hex {
  survey(context, state);
  const ship = from === NO_HEX ? undefined : shipAt(context, state, from);
  if (!ship) return ANY_HEX;
  const points = pointsOf(context, state, ship);
  surveyFor(context, state, controlOf(ship));
  const hex = usualExit(context, floodFrom(context, ship, points), ship, points);
  return hex < 0 ? ANY_HEX : hex;
}

/** The inverse of `parseOrder`. */
export function printOrder(context: Context, _state: State, action: Action): string {
  const order = orderIn(action);
  const hex = (at: Hex) => printHex(context.board, at);
  const from = fromOf(order);
  const to = toOf(order);
  const facing = facingOf(order) === ANY_FACING ? '' : `/${facingOf(order) + 1}`;
  const kind = kindOf(order);
  switch (kind) {
    case 'move':
      return to === from && facing !== '' ? `${hex(from)}${facing}` : `${hex(from)}-${hex(to)}${facing}`;
    case 'leave':
      return to === from || to === ANY_HEX ? `${hex(from)}-off` : `${hex(from)}-${hex(to)}-off`;
    case 'ram':
    case 'through':
      return printRam(context, action);
    case 'scuttle':
      return `scuttle ${hex(from)}`;
    case 'sink':
      return 'scuttle';
    case 'step':
      return `${hex(from)}-${hex(to)}`;
    case 'declare':
      return `${hex(from)}>${hex(to)}`;
    case 'board':
      return `${hex(from)}x${hex(to)}`;
    case 'archery':
    case 'shoot':
      return `${hex(from)}:${hex(to)}`;
    default:
      return kind;
  }
}

function printRam({ board }: Context, action: Action): string {
  const order = orderIn(action);
  const astray = misaimIn(action);
  const from = fromOf(order);
  const approach = toOf(order);
  const direction = facingOf(order);
  const at = astray ? astray.target : neighbourOf(board, approach, direction);
  const straight = kindOf(order) === 'through' ? neighbourOf(board, at, direction) : undefined;
  const beyond = astray ? astray.beyond : straight;
  const way = approach === from ? '' : `-${printHex(board, approach)}`;
  return `${printHex(board, from)}${way}x${printHex(board, at)}${beyond === undefined ? '' : `-${printHex(board, beyond)}`}`;
}
