import { printHex } from '../../../kernel/board';
import { type Action, fromOf, isAttackKind, isChain, kindIn, type Order, toOf } from '../../../rules/baw/model/orders';
import { boutOf } from '../../../rules/baw/play/bouts';
import { oddsOf } from './attacks';
import type { Snapshot } from './match';
import { namingOf } from './naming';
import { bawWords } from './words';

/** What is chosen, in the words of the button that orders it. */
export function chosenText({ context, state }: Snapshot, action: Action): string {
  const { table, odds } = bawWords();
  const { chosen } = table;
  const kind = kindIn(action);
  const print = (hex: number) => (hex < context.board.size ? printHex(context.board, hex) : '');
  if (isAttackKind(kind)) {
    const { attackers, defenders } = boutOf(context, action);
    return odds.order(table.listed(defenders.map(print)), oddsOf(context, state, attackers, defenders)?.odds ?? '');
  }
  if (isChain(action)) {
    const [from, ...on] = action.chain.map(print);
    return chosen.retreat(from!, on.join('\u2013'));
  }
  const [from, to] = [fromOf(action as Order), toOf(action as Order)];
  switch (kind) {
    case 'fire':
      return chosen.fire(print(to));
    case 'enter':
    case 'leaderEnter':
      return chosen.enter(print(from), from === to ? undefined : print(to));
    case 'leave':
    case 'leaderLeave':
      return chosen.leave;
    case 'evade':
    case 'retreat':
    case 'advance':
      return chosen[kind](print(from), print(to));
    case 'lose':
      return chosen.lose(print(from));
    case 'stand':
    case 'hold':
      return chosen[kind];
    case 'recall':
      return chosen.recall(namingOf(context, state.units).type(to, state.player));
    default:
      return chosen.move(print(to));
  }
}
