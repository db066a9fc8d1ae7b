import { printHex } from '../../../kernel/board';
import { orderIn } from '../../../rules/ancients/model/orders';
import type { Context, State } from '../../../rules/ancients/model/types';
import { optional } from '../../../rules/ancients/options';
import type { OptionOrder } from './optionOrders';
import type { LandWords } from './words';

/** 13.8 Who would meet whom, with their ratings. */
function challengeText(
  { options: { orders } }: LandWords,
  context: Context,
  state: State,
  [from = '', at = '']: readonly string[],
): string {
  const named = (hex: number, name: string): boolean => printHex(context.board, hex) === name;
  const meeting = optional()
    .challengesIn(context, state)
    .find((one) => named(one.from, from) && named(one.at, at));
  const [mine, theirs] = meeting?.leaders.map(({ rating }) => rating) ?? [];
  return orders.challenge(from, mine ?? 0, at, theirs ?? 0);
}

/** An order of an optional rule in the words of its button. */
export function optionText(words: LandWords, context: Context, state: State, { kind, action, words: more }: OptionOrder): string {
  const { orders } = words.options;
  const rest = more.join(' ');
  switch (kind) {
    case 'roll':
    case 'gather':
    case 'rally':
      return orders[kind]();
    case 'charge':
      return orders.charge(more.length > 0);
    case 'aside':
      return orders.aside(rest);
    case 'dismount': {
      const foot = optional().onFootBy(context, state, orderIn(action));
      if (!foot) return orders.other(kind, rest);
      return foot.pair ? orders.dismountPair(foot.as, more[1] ?? '') : orders.dismount(foot.as);
    }
    case 'challenge':
      return challengeText(words, context, state, more);

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
