import type { Hex } from '../../../kernel/board';
import { whenFetched } from '../../app/fetched';
import { fetchHelp } from '../../table/contract/helpPart';
import { selectTool } from '../../table/session';
import { leavePointed, pointing } from '../../table/shell/pointing';
import { RuleLink } from '../../table/shell/RuleLink';
import { dutiesOf } from './attacks';
import { useGame, useMayDecide, useNaming } from './hooks';
import { toolAt } from './tools';
import { useBawWords } from './words';

/** Why nobody begins here now. */
function tellWhy(hex: Hex): void {
  whenFetched(fetchHelp(), ({ askAt }) => askAt(hex));
}

/** B7.1 Who must still attack, each a button that begins with him, and who must still be attacked. */
export function DutiesPanel() {
  const { odds } = useBawWords();
  const naming = useNaming();
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  const decides = useMayDecide();
  const { bound, due } = dutiesOf(context, state);
  if (bound.length === 0) return null;
  return (
    <section className="baw-duties" data-testid="duties" aria-label={odds.duties.title}>
      <h3>
        {odds.duties.bound(bound.length)} <RuleLink id="B7.1.a" />
      </h3>
      <div className="baw-chips">
        {bound.map((hex) => (
          <button
            key={hex}
            type="button"
            className="app-button"
            data-testid="bound"
            aria-disabled={!decides}
            {...pointing(hex)}
            onClick={() => {
              if (!decides) return tellWhy(hex);
              leavePointed();
              selectTool(toolAt(context, state, hex));
            }}
          >
            {naming.hex(hex)}
          </button>
        ))}
      </div>
      <p className="app-note">
        {odds.duties.due(due.map((hex) => naming.hex(hex)).join(', '))} <RuleLink id="B7.1.c" />
      </p>
    </section>
  );
}
