import { useStore } from 'zustand';
import type { Phase } from '../../../rules/baw/model/types';
import { preferences } from '../../../store/preferences';
import { tutor } from '../../table/contract/tutor';
import { RuleLink } from '../../table/shell/RuleLink';
import { comingOf } from './guide';
import { useGame, useShown } from './hooks';
import { useBawWords } from './words';

/** In the first turn, for those who want hints and are not in a lesson: what a reader of the land game's rules would expect wrongly of this phase. */
export function ComingLine({ phase }: { readonly phase: Phase }) {
  const { coming } = useBawWords();
  const context = useGame((now) => now.context);
  const { turn } = useShown();
  const wanted = useStore(preferences, (all) => all.hints);
  const taught = useStore(tutor, ({ now }) => now !== undefined);
  if (!wanted || taught || turn > 1 || phase === 'over') return null;
  return (
    <p className="app-note" data-testid="coming">
      {comingOf(coming, context, phase)} <RuleLink id="from-ancients">{coming.more}</RuleLink>
    </p>
  );
}
