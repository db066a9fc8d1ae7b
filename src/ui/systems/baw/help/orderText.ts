import { printHex } from '../../../../kernel/board';
import { fromOf, isChain, kindIn, type Order, toOf, whoOf } from '../../../../rules/baw/model/orders';
import { boutOf } from '../../../../rules/baw/play/bouts';
import { baw } from '../../../../rules/baw/system';
import { helpWords } from '../../../words/help';
import type { Snapshot } from '../match';
import { namingOf } from '../naming';
import { unitOn } from '../pieces';
import { bawWords } from '../words';
import { bawHelpWords } from '../words/help';

/** An order of a Battle of the Ancient World in words. */
export function orderText({ context, state }: Snapshot, text: string): string {
  const action = baw.parseAction(context, state, text);
  if (action === undefined) return text;
  const { board } = context;
  const { orders: own } = bawHelpWords();
  const { orders } = helpWords();
  const { table } = bawWords();
  const naming = namingOf(context, state.units);
  const print = (hex: number): string => (hex >= 0 && hex < board.size ? printHex(board, hex) : '');
  const unitAt = (hex: number): string => {
    const unit = unitOn(state, hex);
    return unit ? table.unitAt(naming.unit(unit.id), print(hex)) : print(hex);
  };
  if (isChain(action)) {
    const [from, first, ...rest] = action.chain;
    const on = rest.at(-1);
    return on === undefined ? own.retreat(unitAt(from!), print(first!)) : own.displace(unitAt(from!), print(first!), print(on));
  }
  const kind = kindIn(action);
  const order = action as Order;
  const [from, to] = [fromOf(order), toOf(order)];
  switch (kind) {
    case 'fire':
      return orders.fire(unitAt(from), print(to));
    case 'move':
      return own.go(unitAt(from), print(to));
    case 'leave':
      return orders.off(unitAt(from));
    case 'leaderMove':
      return own.go(naming.leader(from), print(to));
    case 'leaderLeave':
      return orders.off(naming.leader(from));
    case 'enter':
    case 'leaderEnter': {
      const who = kind === 'enter' ? table.unit(naming.type(whoOf(order), state.player)) : naming.leader(whoOf(order));
      return from === to ? own.enter(who, print(from)) : own.enterAndGo(who, print(from), print(to));
    }
    case 'attackOn':
    case 'attackBy':
    case 'pairBeside':
    case 'pairOn': {
      const { attackers, defenders } = boutOf(context, action);
      return own.attack(table.listed(attackers.map(unitAt)), table.listed(defenders.map(print)));
    }
    case 'evade':
    case 'retreat':
    case 'advance':
      return own[kind](unitAt(from), print(to));
    case 'lose':
      return own.lose(unitAt(from));
    case 'stand':
    case 'hold':
      return own[kind];
    case 'recall':
      return own.recall(naming.leader(from), table.theUnit(naming.type(to, state.player)));
    default:
      return orders.end;
  }
}
