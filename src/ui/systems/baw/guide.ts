import type { Context, State } from '../../../rules/baw/model/types';
import type { BawWords } from './words';

type Phase = State['phase'];

/** B16.2 Under which word a phase is told of. */
const wordFor = <P extends Phase>({ variants }: Context, phase: P) => (phase === 'melee' && variants.freeMelee ? 'freeMelee' : phase);

/** How to go about a phase, and what to keep in mind, by the optional rules in force (B16.2, B16.3). */
export function guideOf({ table: { guide, hints } }: BawWords, context: Context, phase: Phase): readonly string[] {
  const word = wordFor(context, phase);
  if (word === 'over') return [guide.over];
  const brief = context.variants.briefDisorder;
  if (brief && word === 'fire') return [guide.fire, hints.briefFire];
  if (brief && word === 'movement') return [guide.movement, hints.briefMovement];
  return [guide[word], hints[word]];
}

/** What whoever knows Ancients should be told of a phase. */
export const comingOf = (coming: BawWords['coming'], context: Context, phase: Exclude<Phase, 'over'>): string =>
  phase === 'rally' && context.variants.briefDisorder ? coming.fallen : coming[wordFor(context, phase)];

/** What a phase is for. */
export const purposeOf = ({ phase: { purpose } }: BawWords, context: Context, phase: Phase): string => purpose[wordFor(context, phase)];
