import type { Refusal } from '../../../kernel/game';
import type { Context } from '../../../rules/naval/model/types';
import { wordsNow } from '../../words';
import { sentenceOf, toldOf } from '../../words/refusalTold';
import type { NavalWords } from './words';

/** A refusal as a sentence. Every code that the rules use has one; a test holds it. */
export const sayRefusal = ({ refusals, table }: NavalWords, refusal: Refusal, { board }: Context): string =>
  sentenceOf(refusals, wordsNow().refusedAlike, [refusal.why])(toldOf(refusal, board, table.listed));
