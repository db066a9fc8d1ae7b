import { useStore } from 'zustand';
import type { Phase } from '../../../rules/baw/model/types';
import { preferences } from '../../../store/preferences';
import { tutor } from '../../table/contract/tutor';
import { RuleLink } from '../../table/shell/RuleLink';
import { useShown } from './hooks';
import { useBawWords } from './words';

/** In the first turn, for those who want hints and are not in a lesson: what a reader of the land game's rules would expect wrongly of this phase. */
export function ComingLine({ phase }: { readonly phase: Phase }) {
  const { coming } = useBawWords();
  const { turn } = useShown();
  const wanted = useStore(preferences, (all) => all.hints);
  const taught = useStore(tutor, ({ now }) => now !== undefined);
  if (!wanted || taught || turn > 1 || phase === 'over') return null;
  return (
    <p className="app-note" data-testid="coming">
      {coming[phase]} <RuleLink id="from-ancients">{coming.more}</RuleLink>
    </p>
  );
}
