import { optional } from '../../../rules/ancients/options';
import { orderIn } from '../../../rules/ancients/orders';
import type { Context, State } from '../../../rules/ancients/types';
import type { Words } from '../../words';
import type { OptionOrder } from './optionOrders';

/** An order of an optional rule in the words of its button. */
export function optionText(words: Words, context: Context, state: State, { kind, action, words: more }: OptionOrder): string {
  const { orders } = words.options;
  const rest = more.join(' ');
  switch (kind) {
    case 'roll':
    case 'charge':
    case 'gather':
    case 'rally':
      return orders[kind]();
    case 'aside':
      return orders.aside(rest);
    case 'dismount': {
      const foot = optional().onFootBy(context, state, orderIn(action));
      if (!foot) return orders.other(kind, rest);
      return foot.pair ? orders.dismountPair(foot.as, more[1] ?? '') : orders.dismount(foot.as);
    }
    case 'challenge':
      return orders.challenge(more[0] ?? '', more[1] ?? '');
    case 'accept':
      return orders.accept;
    case 'away':
      return orders.leave('');
    case 'withdraw':
      return orders.leave(rest);
    case 'retreat':
      return orders.fallBack(rest);
    case 'stand':
      return orders.standFast;
    case 'tactic':
      return orders.tactic(rest);
    default:
      return orders.other(kind, rest);
  }
}
