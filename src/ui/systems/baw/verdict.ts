import { otherSide, type Side } from '../../../rules/baw/model/types';
import { type Verdict as Found, verdictOf } from '../../../rules/baw/play/victory';
import type { Reason } from '../../table/contract/system';
import { spoken } from '../../words';
import type { Snapshot } from './match';
import { countsHolds } from './morale';
import { bawWords } from './words';
import type { BawNaming } from './words/naming';

function textOf(found: Found, { context, state }: Snapshot, naming: BawNaming): string {
  const words = bawWords().table.verdict;
  if ('gone' in found) {
    const [gone, other] = found.gone;
    if (other !== undefined) return words.bothGone;
    return words.gone(naming.army(gone!), state.armies[gone!].lost, context.armies[gone!].disintegration);
  }
  if ('shares' in found) {
    const { language } = spoken.getState();
    const percent = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
    const [first, second] = found.shares.map(({ lost, of }, side) => {
      const army = naming.army(side as Side);
      return of > 1 ? words.share(army, lost, of, percent.format(lost / of)) : words.lost(army, lost);
    }) as [string, string];
    return words.shares(first, second, countsHolds(context));
  }
  const { term, by, strength } = found.term;
  if (term === 'destroy') return words.destroyed(naming.army(otherSide(by)), state.armies[otherSide(by)].lost, strength);
  return term === 'exit'
    ? words.left(naming.army(by), state.armies[by].left, strength)
    : words.survival(naming.army(by), state.armies[by].lost, strength);
}

/** B14 What decided a battle that is over, in a sentence or two. */
export function verdict(now: Snapshot, naming: BawNaming): Reason {
  const found = verdictOf(now.context, now.state);
  return { text: textOf(found, now, naming), rule: found.rule };
}
