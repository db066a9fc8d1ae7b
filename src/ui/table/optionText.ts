import type { Words } from '../words';
import type { OptionOrder } from './optionOrders';

/** An order of an optional rule in the words of its button. */
export function optionText(words: Words, { kind, words: more }: OptionOrder): string {
  const { orders } = words.options;
  const rest = more.join(' ');
  switch (kind) {
    case 'roll':
    case 'aside':
    case 'charge':
    case 'gather':
    case 'rally':
      return orders[kind]();
    case 'dismount':
      return orders.dismount(more.slice(1).join(' '));
    case 'tactic':
      return orders.tactic(rest);
    default:
      return orders.other(kind, rest);
  }
}
