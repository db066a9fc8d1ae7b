import { printHex } from '../../../kernel/board';
import { type Action, hexOf, kindOf, type OrderKind, orderIn, orderOf } from '../../../rules/ancients/model/orders';
import { optional } from '../../../rules/ancients/options';
import { judgeAction } from '../../../rules/ancients/play/legal';
import { oddsOf } from '../../../rules/ancients/play/odds';
import { answerText } from './answerText';
import { fightOf } from './fights';
import { type Snapshot, table } from './match';
import { namingOf } from './naming';
import { buttonOrders, optionOrderOf } from './optionOrders';
import { optionText } from './optionText';
import { wordsNow } from './words';

/** What is chosen, in the words of the button that orders it. */
export function chosenText(now: Snapshot, action: Action): string {
  const all = wordsNow();
  const words = all.table;
  const order = orderIn(action);
  const hex = printHex(now.context.board, hexOf(order));
  switch (kindOf(order)) {
    case 'move': {
      const unit = now.state.units[(order >> 15) & 511];
      return unit?.hex === hexOf(order) ? words.confirmTurn : words.confirmMove(hex);
    }
    case 'off':
      return words.card.leave;
    case 'enter':
      return words.confirmEnter(hex);
    case 'shoot':
      return words.confirmShot(hex);
    case 'deploy':
    case 'place':
      return all.options.placeAt(hex);
    case 'camp':
      return all.options.campAt(hex);
    case 'hit':
      return all.options.hitAt(hex);
    case 'lead':
      return words.confirmMove(hex);
    case 'activate':
    case 'restrain': {
      const { tool } = table.getState();
      const units = tool.kind === 'group' ? tool.units.map((id) => now.state.units[id]!) : [];
      const { points } = optional().costOf(now.context, now.state, units);
      return all.options.orders[kindOf(order) as 'activate' | 'restrain'](units.length, points);
    }
    case 'away':
    case 'retreat':
    case 'stand':
    case 'press':
    case 'halt':
    case 'advance':
    case 'hold':
      return now.state.attack
        ? answerText(words.questions, order, now.state.attack, now.state, namingOf(now.context, now.state.units))
        : optionText(all, now.context, now.state, optionOrderOf(now.context, now.state, action));
    default: {
      if (kindOf(order) !== 'attack' && kindOf(order) !== 'assault')
        return optionText(all, now.context, now.state, optionOrderOf(now.context, now.state, action));
      const assault = fightOf(now, table.getState());
      return words.confirmAttack(hex, (assault && oddsOf(now.context, now.state, assault)) ?? '');
    }
  }
}

/** What may have to be done before the phase ends; what else a button gives is up to whoever plays. */
const OWED: ReadonlySet<OrderKind> = new Set(['roll', 'challenge']);

/** The one thing that is to be done while the phase cannot be ended: an answer, or what is owed. */
export function onlyOrder({ context, state }: Snapshot): { readonly action: Action; readonly text: string } | undefined {
  if (context.orders.size === 0 || !judgeAction(context, state, orderOf('end'))) return undefined;
  const orders = buttonOrders(context, state).filter(({ kind }) => state.extra?.asked || OWED.has(kind));
  const [only] = orders;
  return only && orders.length === 1 ? { action: only.action, text: optionText(wordsNow(), context, state, only) } : undefined;
}
