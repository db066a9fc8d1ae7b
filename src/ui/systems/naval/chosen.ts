import { neighbourOf, printHex } from '../../../kernel/board';
import { type Action, facingOf, fromOf, kindOf, orderIn, toOf } from '../../../rules/naval/model/orders';
import { declaredOn } from './assaults';
import type { Snapshot } from './match';
import { attackOrder } from './orders';
import { navalWords } from './words';

/** What is chosen, in the words of the button that orders it. */
export function chosenText({ context }: Snapshot, action: Action | readonly Action[]): string {
  const { table, play } = navalWords();
  if (Array.isArray(action)) return play.confirm.declare(action.length, printHex(context.board, toOf(orderIn(action[0]!))));
  const order = orderIn(action as Action);
  const [from, to] = [fromOf(order), toOf(order)];
  const print = (hex: number) => printHex(context.board, hex);
  switch (kindOf(order)) {
    case 'move':
      return from === to ? table.confirmTurn : table.confirmMove(print(to));
    case 'ram':
    case 'through': {
      const at = neighbourOf(context.board, to, facingOf(order));
      const far = neighbourOf(context.board, at, facingOf(order));
      return kindOf(order) === 'ram' ? play.confirm.ram(print(at)) : play.confirm.ramThrough(print(at), print(far));
    }
    case 'leave':
      return table.leave.from(print(to));
    case 'scuttle':
      return play.confirm.scuttle(print(from));
    case 'step':
      return table.marineMove.confirm(print(from), print(to));
    case 'declare':
      return play.confirm.declare(1, print(to));
    case 'board':
      return table.assault.make(print(from), table.assault.boarding);
    case 'archery':
      return table.assault.make(print(from), table.assault.archery);
    case 'shoot':
      return play.confirm.shoot(print(to));
    case 'capture':
    case 'spare':
      return table.questions.capture[kindOf(order) as 'capture' | 'spare'];
    case 'sink':
      return table.questions.capture.scuttle;
    case 'marine':
    case 'hull':
      return table.questions.loss[kindOf(order) as 'marine' | 'hull'];
    default:
      return '';
  }
}

/** While the phase cannot be ended: the next of the declared attacks, of archers until nobody defends the ship, then of boarders. */
export function nextAttack({ context, state }: Snapshot): { readonly action: Action; readonly text: string } | undefined {
  const { assault, question, ships } = state;
  if (!assault || question) return undefined;
  const target = ships[assault.target]!;
  const declared = declaredOn(context, state);
  const attack = declared.find(({ by }) => (by === 'boarding') === (target.marines === 0)) ?? declared[0]!;
  const { table } = navalWords();
  const text = table.assault.make(printHex(context.board, attack.from), table.assault[attack.by]);
  return { action: attackOrder(attack.by, attack.from, target.hex), text };
}
