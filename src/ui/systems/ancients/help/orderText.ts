import { type Hex, printHex } from '../../../../kernel/board';
import {
  type Action,
  ANY_FACING,
  countOf,
  facingOf,
  hexOf,
  kindOf,
  type OrderKind,
  orderIn,
  unitOf,
} from '../../../../rules/ancients/model/orders';
import type { Context, State } from '../../../../rules/ancients/model/types';
import { optional } from '../../../../rules/ancients/options';
import { ancients } from '../../../../rules/ancients/system';
import { helpWords } from '../../../words/help';
import { answerText } from '../answerText';
import type { Snapshot } from '../match';
import { namingOf } from '../naming';
import { optionOrderOf } from '../optionOrders';
import { optionText } from '../optionText';
import { wordsNow } from '../words';
import { landHelpWords } from '../words/help';
import { nameOf } from './answers';

const printed = ({ board }: Context, hex: Hex): string => (hex < board.size ? printHex(board, hex) : '');

/** Whom an order of 13V names, and what it costs. */
function groupText(context: Context, state: State, kind: 'activate' | 'restrain', hexes: readonly string[]): string {
  const units = state.units.filter(({ hex }) => hex >= 0 && hexes.includes(printHex(context.board, hex)));
  const { points } = optional().costOf(context, state, units);
  return landHelpWords().orders.told(helpWords().listed(hexes), wordsNow().options.orders[kind](units.length, points));
}

/** Orders that name a unit, which may be none that is there. */
const OF_UNITS: ReadonlySet<OrderKind> = new Set(['deploy', 'activate', 'restrain', 'rally', 'dismount', 'gather']);

/** An order of an optional rule in words, or an answer to what it asks; undefined of a unit that is not there. */
function optionalText(context: Context, state: State, action: Action, name: string): string | undefined {
  if (name === '' && OF_UNITS.has(kindOf(orderIn(action)))) return undefined;
  const option = optionOrderOf(context, state, action);
  const words = wordsNow();
  const { orders: own } = landHelpWords();
  const hex = printed(context, hexOf(orderIn(action)));
  switch (option.kind) {
    case 'deploy':
      return helpWords().orders.go(name, hex, words.table.facing(facingOf(orderIn(action))));
    case 'camp':
      return words.options.campAt(hex);
    case 'hit':
      return words.options.hitAt(hex);
    case 'lead':
      return own.lead(option.words[0] ?? '', hex);
    case 'activate':
    case 'restrain':
      return groupText(context, state, option.kind, option.words);
    case 'rally':
    case 'dismount':
    case 'gather':
      return own.told(name, optionText(words, context, state, option));
    default:
      return optionText(words, context, state, option);
  }
}

/** An order in words. */
export function orderText({ context, state }: Snapshot, text: string): string {
  const action = ancients.parseAction(context, state, text);
  if (action === undefined) return text;
  const order = orderIn(action);
  const { orders } = helpWords();
  const { orders: own } = landHelpWords();
  const { table } = wordsNow();
  const unit = state.units[unitOf(order)];
  const name = unit ? nameOf({ context, state }, unit) : '';
  const hex = printed(context, hexOf(order));
  const facing = facingOf(order) === ANY_FACING ? (unit?.facing ?? 0) : facingOf(order);
  if (state.extra?.asked) return optionalText(context, state, action, name) ?? text;
  switch (kindOf(order)) {
    case 'move':
      return hexOf(order) === unit?.hex ? orders.turn(name, table.facing(facing)) : orders.go(name, hex, table.facing(facing));
    case 'off':
      return orders.off(name);
    case 'enter':
      return own.enter(name, hex);
    case 'place':
      return own.place(hex);
    case 'shoot':
      return orders.fire(name, hex);
    case 'attack':
    case 'assault':
      return own.attack(name, hex);
    case 'advance':
      return state.attack ? answerText(table.questions, order, state.attack, state, namingOf(context, state.units)) : text;
    case 'away':
      return own.away(countOf(order));
    case 'retreat':
      return own.retreat(hex);
    case 'stand':
    case 'press':
    case 'halt':
    case 'hold':
      return own[kindOf(order) as 'stand'];
    case 'end':
      return orders.end;
    default:
      return optionalText(context, state, action, name) ?? text;
  }
}
