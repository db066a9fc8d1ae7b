import type { Refusal } from '../../../kernel/game';
import type { Context } from '../../../rules/baw/model/types';
import { wordsNow } from '../../words';
import { sentenceOf, toldOf } from '../../words/refusalTold';
import type { BawWords } from './words';

/** A refusal as a sentence: that of the optional rule in force (B16.3), of its rule, or else of its code. Every code that the rules use has one; a test holds it. */
export function sayRefusal({ refusals, table }: BawWords, refusal: Refusal, { board, variants }: Context): string {
  const { rule, why } = refusal;
  const brief = variants.briefDisorder ? [`brief ${why}`] : [];
  return sentenceOf(refusals, wordsNow().refusedAlike, [...brief, `${rule} ${why}`, why])(toldOf(refusal, board, table.listed));
}
