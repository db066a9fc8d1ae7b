import type { Context, State } from '../../../rules/baw/model/types';
import type { BawWords } from './words';

type Phase = State['phase'];

/** B16.2, B16.3 What a phase is about by the optional rules in force: under which word it is told. */
const melee = ({ variants }: Context, phase: Phase) => (phase === 'melee' && variants.freeMelee ? 'freeMelee' : phase);

/** How to go about a phase, and what to keep in mind. */
export function guideOf({ table: { guide, hints } }: BawWords, context: Context, phase: Phase): readonly string[] {
  const how = guide[melee(context, phase)];
  if (phase === 'over') return [how];
  const { briefDisorder } = context.variants;
  if (briefDisorder && phase === 'fire') return [how, hints.briefFire];
  if (briefDisorder && phase === 'movement') return [how, hints.briefMovement];
  return [how, hints[melee(context, phase) as Exclude<ReturnType<typeof melee>, 'over'>]];
}

/** What a phase is for. */
export const purposeOf = ({ phase: { purpose } }: BawWords, context: Context, phase: Phase): string => purpose[melee(context, phase)];
