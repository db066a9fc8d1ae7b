import { neighbourOf, printHex } from '../../../kernel/board';
import { type Action, facingOf, fromOf, kindOf, orderIn, toOf } from '../../../rules/naval/orders';
import { navalWords } from '../../words/naval';
import { declaredOn } from './assaults';
import type { Snapshot } from './match';
import { nounOf } from './naming';
import { attackOrder } from './orders';
import { shipOn } from './pieces';

/** What is chosen, in the words of the button that orders it. */
export function chosenText({ context, state }: Snapshot, action: Action): string {
  const { table, play } = navalWords();
  const order = orderIn(action);
  const [from, to] = [fromOf(order), toOf(order)];
  const print = (hex: number) => printHex(context.board, hex);
  switch (kindOf(order)) {
    case 'move':
      return from === to ? table.confirmTurn : table.confirmMove(print(to));
    case 'ram':
    case 'through': {
      const at = neighbourOf(context.board, to, facingOf(order));
      const target = shipOn(state, at);
      return target ? table.ram.confirm(nounOf(context, target), print(at)) : '';
    }
    case 'leave':
      return table.leave.from(print(to));
    case 'scuttle':
      return table.scuttle.confirm(nounOf(context, shipOn(state, from)!), print(from));
    case 'step':
      return table.marineMove.confirm(print(from), print(to));
    case 'declare':
      return play.declareOn(print(from), print(to));
    case 'board':
      return table.assault.make(print(from), table.assault.boarding);
    case 'archery':
      return table.assault.make(print(from), table.assault.archery);
    case 'shoot': {
      const target = shipOn(state, to);
      return target ? table.ballista.confirm(nounOf(context, target), print(to)) : '';
    }
    default:
      return '';
  }
}

/** The one attack that is left to be made while the phase cannot be ended. */
export function onlyOrder({ context, state }: Snapshot): { readonly action: Action; readonly text: string } | undefined {
  const declared = declaredOn(context, state);
  const [attack] = declared;
  if (!attack || declared.length > 1 || state.question) return undefined;
  const by = attack.by === 'boarding' ? 'boarding' : 'archery';
  const { table } = navalWords();
  const from = printHex(context.board, attack.from);
  return {
    action: attackOrder(attack.by, attack.from, state.ships[state.assault!.target]!.hex),
    text: table.assault.make(from, table.assault[by]),
  };
}
