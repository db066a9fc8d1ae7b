import { memo, useMemo } from 'react';
import type { SystemPanels } from '../table/contract/system';
import { useGame, useMayDecide, useSystem } from '../table/shell/hooks';
import { nextAble } from '../table/shell/keys';
import { RuleLink } from '../table/shell/RuleLink';
import { useWords } from '../words';

/** What the phase is for and what can still be done in it; for whoever decides the number leads to the next that can act, where a piece is what can: leaders who wait to be placed are on no hex. */
export const PhaseLine = memo(({ panels }: { readonly panels: SystemPanels }) => {
  const { phase: words } = useWords();
  const now = useGame((now) => now);
  const phase = useMemo(() => (now.looking === undefined ? panels.phase(now) : undefined), [panels, now, words]);
  const system = useSystem();
  const leads = useMayDecide() && (phase?.count ?? 0) > 0 && system.ready(now.context, now.state).size > 0;
  if (!phase) return null;
  return (
    <p className="help-phase" data-testid="phase-help" data-left={phase.count}>
      <span>
        {phase.purpose} <RuleLink id={phase.rule} />{' '}
      </span>
      {leads ? (
        <button type="button" className="help-next" title={words.next} onClick={nextAble}>
          {phase.left}
        </button>
      ) : (
        // 13.7 Before anybody has sat down only what both sides see is counted.
        now.viewer !== 'none' && <span>{phase.count === 0 ? words.nothing : phase.left}</span>
      )}
    </p>
  );
});
