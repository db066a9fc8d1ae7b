import { useEffect, useRef } from 'react';
import { isLine, type Panel, table } from '../../../store/table';
import { useWords } from '../../words';
import { useOpponentPart } from '../contract/opponentPart';
import type { Tutor } from '../contract/tutor';
import { useGame, useSystem, useTable, useToolAfterPaint, useTutor } from './hooks';
import { closeRule, useRuleFocus } from './readRule';
import { useSubjectInSight } from './useInSight';
import type { Panels } from './usePanels';
import { useAsked } from './useSheet';

/** What the tabs of the panels are called. */
export function usePanelNames(): Readonly<Record<Panel, string>> {
  const { panels } = useWords().table;
  const system = useSystem();
  return { now: panels.now, log: panels.log, branches: panels.branches, armies: system.forces(), lesson: useTutor()?.name() ?? '' };
}

/** Panels beside the map, the first where none of them is chosen. A game to learn by has no branches. */
export function useTabs(tutor: Tutor | undefined): readonly Panel[] {
  const practice = useGame((now) => now.head.practice);
  if (tutor) return ['lesson', 'log', 'armies'];
  return practice ? ['log', 'armies'] : ['log', 'branches', 'armies'];
}

/** The log and the armies beside the map, or a rule's text in their place; in a lesson also what it says. */
export function Lower({ panels, tutor }: { readonly panels: Panels | undefined; readonly tutor: Tutor | undefined }) {
  const words = useWords().table;
  const names = usePanelNames();
  const chosen = useTable((state) => state.panel);
  const tabs = useTabs(tutor);
  const panel = tabs.find((name) => name === chosen) ?? tabs[0];
  const rule = useTable((state) => state.rule);
  const typing = useTable((state) => state.typing);
  const box = useRef<HTMLElement>(null);
  useRuleFocus(box, rule);
  useSubjectInSight();
  // By its key it stays what it is, with what is typed in it, when a rule comes in place of the log.
  const order = typing && panels && <panels.OrderInput key="order" />;
  if (rule !== undefined) {
    return (
      <section ref={box} tabIndex={-1} className="table-lower table-lower--rule" data-testid="rule-panel">
        {panels && <panels.RulePanel id={rule.id} asked={rule} onClose={closeRule} />}
        {order}
      </section>
    );
  }
  return (
    <section ref={box} className="table-lower">
      <nav className="table-tabs" aria-label={words.panelsLabel}>
        {tabs.map((name) => (
          <button key={name} type="button" aria-pressed={panel === name} onClick={() => table.setState({ panel: name })}>
            {names[name]}
          </button>
        ))}
      </nav>
      {tutor && panel === 'lesson' && <tutor.Card />}
      {panels && panel === 'log' && <panels.LogPanel panels={panels} />}
      {panels && panel === 'branches' && <panels.BranchesTab panels={panels} />}
      {panels && panel === 'armies' && <panels.ForcesPanel />}
      {order}
    </section>
  );
}

/** What is going on, and what is advised; 13.7 between two players nobody is told. A question comes first, and what is in hand. */
export function Now({ panels }: { readonly panels: Panels | undefined }) {
  const between = useGame((now) => now.viewer === 'none');
  const opponent = useOpponentPart();
  const tool = useToolAfterPaint();
  const several = isLine(tool);
  const asked = useAsked();
  const looking = useGame((now) => now.looking !== undefined);
  // A fight that waits to be made is in nobody's hand where the game was.
  const held = tool.kind === 'rest' || tool.kind === 'answer' ? undefined : (tool.unit ?? (looking ? undefined : tool.kind));
  const seen = useRef(held);
  // Whoever has read further down sees what he takes in hand all the same; what he had before is not taken.
  useEffect(() => {
    const isTaken = held !== undefined && held !== seen.current;
    seen.current = held;
    if (isTaken) document.querySelector('.table-upper, .table-sheet__body')?.scrollTo(0, 0);
  }, [held]);
  const told = [
    panels && !between && <panels.RecapCard key="recap" />,
    opponent && !between && <opponent.CounselPanel key="counsel" />,
    panels && !between && !several && <panels.LastRolls key="rolls" panels={panels} />,
  ];
  const now = panels && !between && (several ? <panels.LinePanel key="line" /> : <panels.NowPanel key="now" />);
  return (
    <>
      {asked || held !== undefined ? [now, ...told] : [...told, now]}
      {panels && <panels.ThreatsPanel panels={panels} />}
    </>
  );
}
