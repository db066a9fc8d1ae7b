import { deciderOf } from '../../../rules/baw/play/sequence';
import { answersOf } from './answers';
import type { Snapshot } from './match';
import { bawWords } from './words';
import type { BawNaming } from './words/naming';

/** Who is asked, what, and what becomes of units without a way back; undefined where no question is open. */
export function askedNow(
  { context, state }: Snapshot,
  naming: BawNaming,
): { readonly title: string; readonly text: string; readonly fate: string } | undefined {
  const { attack } = state;
  const decider = deciderOf(state);
  if (!attack || decider === undefined) return undefined;
  const { questions } = bawWords().card;
  const hexes = () => new Set(answersOf(context, state).flatMap(({ from }) => (from === undefined ? [] : [from]))).size;
  const about = attack.asks === 'retreat' ? attack.retreating.length : attack.asks === 'advance' ? attack.vacated.length : hexes();
  return {
    title: questions.asked(naming.army(decider)),
    text: questions.asks[attack.asks](about),
    fate: attack.asks === 'retreat' ? questions.fate : '',
  };
}
