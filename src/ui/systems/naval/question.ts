import { deciderOf } from '../../../rules/naval/play/sequence';
import type { Snapshot } from './match';
import { navalWords } from './words';
import type { NavalNaming } from './words/naming';

/** Who is asked, and what; undefined where no question is open. */
export function askedNow({ state }: Snapshot, naming: NavalNaming): { readonly title: string; readonly text: string } | undefined {
  const { question, ships } = state;
  const decider = deciderOf(state);
  if (!question || decider === undefined) return undefined;
  const { questions } = navalWords().table;
  const { id, hex } = ships[question.target]!;
  const text = questions[question.asks].text(naming.ship(id), naming.hex(hex), naming.hex(question.from));
  return { title: questions.asked(naming.army(decider)), text };
}
