import { ancients as system } from '../../../src/rules/ancients';
import { facingOf, hexOf, kindOf, NO_UNIT, orderIn, unitOf } from '../../../src/rules/ancients/model/orders';
import type { Context, State } from '../../../src/rules/ancients/model/types';
import { assaultOn, meleeOdds } from '../../../src/rules/ancients/play/odds';
import type { CaseSystem, Json } from './types';

function actorOf(context: Context, state: State, text: string): string {
  const action = system.parseAction(context, state, text);
  if (action === undefined) return text;
  const order = orderIn(action);
  if (unitOf(order) !== NO_UNIT) return `unit ${unitOf(order)}`;
  return { end: 'end', place: 'leaders' }[kindOf(order) as string] ?? 'answers';
}

/** `advance 2` of two leaders is `advance`. */
function usual(context: Context, state: State, text: string): string {
  const action = /^ *advance/.test(text) ? system.parseAction(context, state, text) : undefined;
  return action === undefined ? text.trim() : system.printAction(context, state, action);
}

function odds(context: Context, state: State, text: string): Json | null {
  const action = system.parseAction(context, state, text);
  if (action === undefined) return null;
  const order = orderIn(action);
  const attacker = state.units[unitOf(order)];
  const at = hexOf(order);
  const target = state.units.find((unit) => unit.hex === at && unit.side !== attacker?.side);
  if (!attacker || !target) return null;
  const { terms, ...rest } = meleeOdds(context, state, assaultOn(context, attacker, target, at, facingOf(order)));
  return { ...rest, terms: terms.map(({ on, rule, why, factor }) => `${on} ${rule} ${why} ${factor}`) };
}

export const ancients: CaseSystem = {
  system,
  lists: new Set(['units', 'leaders', 'reserves']),
  sides: 'armies',
  unordered: /(^|\.)(map\.\w+|at)$/,
  defaults: {
    lost: 0,
    left: 0,
    waiting: 0,
    leadersLost: 0,
    points: 0,
    panicked: false,
    reserves: [],
    leaders: [],
    units: [],
    options: [],
  },
  mark: (word) => (word === 'fired=1' ? 'fired' : word),
  actorOf,
  nameOf: (_context, _state, { id }) => `unit ${id}`,
  usual,
  odds,
};
