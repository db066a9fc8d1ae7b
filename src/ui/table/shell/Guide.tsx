import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { preferences } from '../../../store/preferences';
import { useMedia } from '../../app/useMedia';
import { useWords } from '../../words';
import { isProgrammed, isTaught, lineRulesOf } from '../session';
import { useGame } from './hooks';
import { RuleLink } from './RuleLink';

interface Props {
  readonly title: string;
  readonly rule: string;
  /** What there is to do, paragraph by paragraph, for those who want hints. */
  readonly hints: readonly string[];
  /** Several pieces may be moved by one command. */
  readonly several?: boolean;
  /** What is so in this phase whoever looks. */
  readonly children?: ReactNode;
}

/** What there is to do in a phase, while nothing is in hand; where nothing is, why. */
export function Guide({ title, rule, hints, several, children }: Props) {
  const { card, elsewhere: absent, line } = useWords().table;
  const byFinger = useMedia('(pointer: coarse)');
  // In a lesson each goes alone.
  const goInLine = useGame((now) => lineRulesOf(now) !== undefined);
  const wanted = useStore(preferences, (all) => all.hints);
  const isPast = useGame(({ looking }) => looking !== undefined);
  const watched = useGame((now) => (isTaught(now) ? card.taught : isProgrammed(now) && card.watched));
  const isStopped = useGame(({ stop }) => stop !== undefined);
  const isBroken = useGame((now) => now.isBroken);
  const elsewhere = useGame((now) => now.elsewhere);
  const away = elsewhere && [absent[elsewhere]];
  const said = isPast
    ? [card.past]
    : isStopped
      ? [isBroken ? card.stopped : card.stoppedBranch]
      : (away ?? (watched ? [watched] : [...hints, ...(several && goInLine ? [line.several(byFinger)] : [])]));
  return (
    <div className="table-hint">
      <h2>
        {title} <RuleLink id={rule} />
      </h2>
      {children}
      {(isPast || isStopped || away || wanted) && said.map((text) => <p key={text}>{text}</p>)}
    </div>
  );
}
