import { useLayoutEffect, useRef } from 'react';
import { type Panel, table } from '../../../store/table';
import { useWords } from '../../words';
import { Now, usePanelNames, useTabs } from './Beside';
import { pressed } from './disabledReason';
import { Glyph } from './Glyph';
import { useTable } from './hooks';
import { closeRule, useRuleFocus } from './readRule';
import { useBesideSheet } from './useInSight';
import { useOwnPresses } from './useOwnPresses';
import type { Panels } from './usePanels';
import type { useSheet } from './useSheet';

/** On a small screen: one panel at a time, drawn up over the map, which stays as it is. */
export function Sheet({ panels, sheet }: { readonly panels: Panels | undefined; readonly sheet: ReturnType<typeof useSheet> }) {
  const words = useWords().table;
  const names = usePanelNames();
  const { panel, rule, tutor, raised, isUp, shown, isLesson, presses } = sheet;
  const typing = useTable((state) => state.typing);
  const beside = useTabs(tutor);
  const tabs: readonly Panel[] = tutor ? ['lesson', 'now', ...beside.slice(1)] : ['now', ...beside];
  const box = useRef<HTMLElement>(null);
  useBesideSheet(box, isUp, isLesson);
  useOwnPresses(box);
  useRuleFocus(box, rule);
  // What is to be decided comes first; whoever draws another panel up, or reads a rule, comes back to it by laying that down.
  useLayoutEffect(() => {
    if (presses) table.setState({ panel: 'now', sheet: false });
  }, [presses]);
  const isHere = presses && !raised && rule === undefined;
  return (
    <section ref={box} tabIndex={rule && -1} className={`table-sheet${isLesson ? ' table-sheet--lesson' : isUp ? ' table-sheet--up' : ''}`}>
      <div className="table-sheet__head">
        <nav className="table-tabs" aria-label={words.panelsLabel}>
          {tabs.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={isUp && shown === name}
              onClick={() => table.setState({ panel: name, rule: undefined, sheet: !(raised && panel === name) })}
            >
              {names[name]}
            </button>
          ))}
        </nav>
        <button
          type="button"
          className="app-button app-button--icon"
          aria-label={words.closeSheet}
          {...pressed(isHere ? 'deciding' : (!isUp || isLesson) && 'sheet', () => table.setState({ sheet: false, rule: undefined }))}
        >
          <Glyph name="down" />
        </button>
      </div>
      {tutor && isLesson && (
        <div className="table-sheet__body">
          <tutor.Card />
        </div>
      )}
      {isUp && !isLesson && panels && (
        <div className="table-sheet__body">
          {rule !== undefined ? (
            <panels.RulePanel id={rule.id} asked={rule} onClose={closeRule} />
          ) : shown === 'now' ? (
            <Now panels={panels} />
          ) : shown === 'log' ? (
            <panels.LogPanel panels={panels} />
          ) : shown === 'branches' ? (
            <panels.BranchesTab panels={panels} />
          ) : (
            <panels.ForcesPanel />
          )}
        </div>
      )}
      {isUp && typing && panels && <panels.OrderInput />}
    </section>
  );
}
