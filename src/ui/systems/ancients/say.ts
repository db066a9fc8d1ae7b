import type { Refusal } from '../../../kernel/game';
import type { Context } from '../../../rules/ancients/model/types';
import { sentenceOf, toldOf } from '../../words/refusalTold';
import type { LandWords } from './words';

/** A refusal as a sentence. Every code the rules use has one; the test holds it. */
export const sayRefusal = ({ refusals, refusedAlike, table }: LandWords, refusal: Refusal, { board }: Context): string =>
  sentenceOf(refusals, refusedAlike, [refusal.why])(toldOf(refusal, board, table.listed));
