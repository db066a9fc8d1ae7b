import type { Refusal } from '../../../kernel/game';
import type { Context } from '../../../rules/ancients/model/types';
import { toldOf } from '../../words/refusalTold';
import type { LandWords } from './words';

/** A refusal as a sentence. Every code the rules use has one; the test holds it. */
export function sayRefusal({ refusals, table }: LandWords, refusal: Refusal, { board }: Context): string {
  const key = Object.hasOwn(refusals, refusal.why) ? refusal.why : 'noWay';
  return refusals[key as keyof typeof refusals](toldOf(refusal, board, table.listed));
}
