import { neighbourOf, printHex } from '../../../../kernel/board';
import { ANY_FACING, facingOf, fromOf, kindOf, orderIn, toOf } from '../../../../rules/naval/model/orders';
import { naval } from '../../../../rules/naval/system';
import { helpWords } from '../../../words/help';
import type { Snapshot } from '../match';
import { namingOf } from '../naming';
import { shipOn } from '../pieces';
import { navalWords } from '../words';
import { seaHelpWords } from '../words/help';

/** An order at sea in words. */
export function orderText({ context, state }: Snapshot, text: string): string {
  const action = naval.parseAction(context, state, text);
  if (action === undefined) return text;
  const order = orderIn(action);
  const { board } = context;
  const { orders } = helpWords();
  const { orders: own } = seaHelpWords();
  const { table } = navalWords();
  const print = (hex: number): string => (hex >= 0 && hex < board.size ? printHex(board, hex) : '');
  const [from, to] = [fromOf(order), toOf(order)];
  const ship = shipOn(state, from);
  const name = ship ? table.shipAt(namingOf(context, state.ships).ship(ship.id), print(from)) : '';
  const facing = facingOf(order) === ANY_FACING ? (ship?.facing ?? 0) : facingOf(order);
  const kind = kindOf(order);
  switch (kind) {
    case 'move':
      return from === to ? orders.turn(name, table.facing(facing)) : orders.go(name, print(to), table.facing(facing));
    case 'leave':
      return orders.off(name);
    case 'ram':
    case 'through':
      return own[kind](name, print(neighbourOf(board, to, facing)));
    case 'scuttle':
      return own.scuttle(name);
    case 'step':
    case 'declare':
    case 'board':
    case 'archery':
      return own[kind](print(from), print(to));
    case 'shoot':
      return own.shoot(name, print(to));
    case 'capture':
    case 'sink':
    case 'spare':
    case 'marine':
    case 'hull':
      return own[kind];
    case 'end':
      return orders.end;
    default:
      return text;
  }
}
