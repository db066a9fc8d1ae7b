import { ALL_LEADERS, countOf, hexOf, kindOf, type Order } from '../../../rules/ancients/model/orders';
import type { Attack, State } from '../../../rules/ancients/model/types';
import { leadersAt } from '../../../rules/ancients/play/leaders';
import type { LandWords } from './words';
import type { Naming } from './words/naming';

/** An answer to a question of an attack, in the words of its button. */
export function answerText(words: LandWords['table']['questions'], order: Order, attack: Attack, state: State, naming: Naming): string {
  switch (kindOf(order)) {
    case 'away':
      return words.awayNumber(countOf(order));
    case 'retreat':
      return words.retreatTo(naming.hex(hexOf(order)));
    case 'stand':
      return words.stand;
    case 'press':
      return words.pressYes;
    case 'halt':
      return words.pressNo;
    case 'advance': {
      const { side, hex } = state.units[attack.attacker]!;
      const leaders = hex < 0 ? 0 : leadersAt(state.armies[side], hex);
      return countOf(order) === ALL_LEADERS ? words.advanceAll(leaders) : words.advanceSome(countOf(order));
    }
    default:
      return words.hold;
  }
}
