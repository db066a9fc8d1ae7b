import type { Refusal } from '../../../kernel/game';
import type { Context } from '../../../rules/baw/model/types';
import { wordsNow } from '../../words';
import { toldOf } from '../../words/refusalTold';
import type { BawWords } from './words';

/** A refusal as a sentence: that of the optional rule in force (B16.3), of its rule, or else of its code. Every code that the rules use has one; a test holds it. */
export function sayRefusal({ refusals: own, table }: BawWords, refusal: Refusal, { board, variants }: Context): string {
  const refusals = { ...wordsNow().refusals, ...own };
  const { rule, why } = refusal;
  const brief = variants.briefDisorder ? [`brief ${why}`] : [];
  const key = [...brief, `${rule} ${why}`, why].find((one) => Object.hasOwn(refusals, one)) ?? 'noWay';
  return refusals[key as keyof typeof refusals](toldOf(refusal, board, table.listed));
}
