import type { Refusal } from '../../../kernel/game';
import type { Context } from '../../../rules/naval/model/types';
import { wordsNow } from '../../words';
import { toldOf } from '../../words/refusalTold';
import type { NavalWords } from './words';

/** A refusal as a sentence. Every code that the rules use has one; a test holds it. */
export function sayRefusal({ refusals: own, table }: NavalWords, refusal: Refusal, { board }: Context): string {
  const refusals = { ...wordsNow().refusals, ...own };
  const key = Object.hasOwn(refusals, refusal.why) ? refusal.why : 'noWay';
  return refusals[key as keyof typeof refusals](toldOf(refusal, board, table.listed));
}
