import { printHex } from '../../../src/kernel/board';
import { naval as system } from '../../../src/rules/naval';
import { fromOf, orderIn, toOf } from '../../../src/rules/naval/model/orders';
import type { Context, State } from '../../../src/rules/naval/model/types';
import { crewOf } from '../../../src/rules/naval/play/movement';
import { attackersOn, ramChances, ramHarm, targetsOf } from '../../../src/rules/naval/play/odds';
import { ramsOf } from '../../../src/rules/naval/play/reach';
import type { CaseSystem, Json } from './types';

/** Every order but an answer and `end` names the hex of whoever obeys it first. */
function actorOf(text: string): string {
  const hex = /[A-Z]+[0-9]+/.exec(text);
  return hex ? hex[0] : text.trim() === 'end' ? 'end' : 'answers';
}

/** Of a ram its chances, each fate with its dice; of marines how they attack, and from where else the same ship can be attacked. */
function odds(context: Context, state: State, text: string): Json | null {
  const action = system.parseAction(context, state, text);
  if (action === undefined) return null;
  const order = orderIn(action);
  const [from, at] = [fromOf(order), toOf(order)];
  const ship = state.ships.find(({ hex }) => hex === from);
  const ram = ship && ramsOf(context, state, ship).find((one) => one.order === order);
  if (ship && ram) {
    const rammed = state.ships[ram.target]!;
    const chances = ramChances(ram.kind, crewOf(context, ship), rammed).map(({ fate, dice }) => [fate, ...dice].join(' '));
    return { kind: ram.kind, chances, ...ramHarm(context, ram.kind, ship, rammed) };
  }
  const target = state.ships.find(({ hex }) => hex === at);
  const attack = target && targetsOf(context, state, from).find((one) => one.target === target.id);
  return attack && target ? { ...attack, attackers: attackersOn(context, state, target).map((one) => one.from) } : null;
}

export const naval: CaseSystem = {
  system,
  lists: new Set(['ships', 'sunk', 'left']),
  sides: 'fleets',
  unordered: /(^|\.)(map\.land|at|ashore|closed|declared)$/,
  defaults: { ships: [], ashore: '', sunk: [], left: [], points: 0, closed: '', begun: false },
  mark: (word) => word,
  actorOf: (_context, _state, text) => actorOf(text),
  nameOf: ({ board }, _state, { hex }) => (hex < 0 ? undefined : printHex(board, hex)),
  usual: (_context, _state, text) => text.trim(),
  odds,
};
