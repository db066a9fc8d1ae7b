import { memo, useMemo } from 'react';
import { useStore } from 'zustand';
import { match } from '../../store/match';
import type { SystemPanels } from '../table/contract/system';
import { nextAble } from '../table/shell/keys';
import { RuleLink } from '../table/shell/RuleLink';
import { useWords } from '../words';

/** What the phase is for and what can still be done in it; the number leads to the next that can act. */
export const PhaseLine = memo(({ panels }: { readonly panels: SystemPanels }) => {
  const { phase: words } = useWords();
  const now = useStore(match.store, (state) => state.now!);
  const phase = useMemo(() => (now.looking === undefined ? panels.phase(now) : undefined), [panels, now, words]);
  if (!phase) return null;
  return (
    <p className="help-phase" data-testid="phase-help" data-left={phase.count}>
      <span>{phase.purpose}</span> <RuleLink id={phase.rule} />{' '}
      {phase.count === 0 ? (
        <span>{words.nothing}</span>
      ) : (
        <button type="button" className="help-next" title={words.next} onClick={nextAble}>
          {phase.left}
        </button>
      )}
    </p>
  );
});
