import { match } from '../../store/match';
import { useStore } from '../app/useStore';
import { nextAble } from '../table/keys';
import { RuleLink } from '../table/RuleLink';
import { useHelpWords } from '../words/help';
import { useGameHelp } from './systemHelp';

/** What the phase is for and what can still be done in it; the number leads to the next that can act. */
export function PhaseLine() {
  const { line } = useHelpWords();
  const help = useGameHelp();
  const now = useStore(match.store, (state) => state.now!);
  const phase = now.looking === undefined ? help.phase(now) : undefined;
  if (!phase) return null;
  return (
    <p class="help-phase" data-testid="phase-help" data-left={phase.count}>
      <span>{phase.purpose}</span> <RuleLink id={phase.rule} />{' '}
      {phase.count === 0 ? (
        <span>{line.nothing}</span>
      ) : (
        <button type="button" class="help-next" title={line.next} onClick={nextAble}>
          {phase.left}
        </button>
      )}
    </p>
  );
}
