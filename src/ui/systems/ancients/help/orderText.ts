import { type Hex, printHex } from '../../../../kernel/board';
import { ANY_FACING, countOf, facingOf, hexOf, kindOf, orderIn, unitOf } from '../../../../rules/ancients/model/orders';
import type { Context } from '../../../../rules/ancients/model/types';
import { ancients } from '../../../../rules/ancients/system';
import { helpWords } from '../../../words/help';
import type { Snapshot } from '../match';
import { wordsNow } from '../words';
import { landHelpWords } from '../words/help';
import { nameOf } from './answers';

const printed = ({ board }: Context, hex: Hex): string => (hex < board.size ? printHex(board, hex) : '');

/** An order of the core in words; one of an optional rule as it is written. */
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
    case 'away':
      return own.away(countOf(order));
    case 'retreat':
      return own.retreat(hex);
    case 'stand':
    case 'press':
    case 'halt':
    case 'advance':
    case 'hold':
      return own[kindOf(order) as 'stand'];
    case 'end':
      return orders.end;
    default:
      return text;
  }
}
